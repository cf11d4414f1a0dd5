/**
 * Values that are often available without waiting. A resolver that returns a value instead of a promise saves the
 * executor several microseconds; a page of issues has more than a thousand fields.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Applies a function to a value, at once unless the value is a promise. */
export function mapMaybePromise<T, Result>(
  value: MaybePromise<T>,
  map: (value: T) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(map) : map(value);
}

/** All values, as a promise only if one of them is a promise. */
export function allMaybePromises<T>(values: readonly MaybePromise<T>[]): MaybePromise<readonly T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as readonly T[]);
}
