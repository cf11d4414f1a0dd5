/** Resolves with the result of a promise, or with the result of `otherwise` if the promise takes too long. */
export async function resolveWithTimeout<T>(
  promise: Promise<T>,
  milliseconds: number,
  otherwise: () => T,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds).unref();
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
