/** Type-checked access to untrusted JSON. Each function returns undefined for values of another type. */
import { INT4_MAX } from '../../../shared/limits';
import { parseTextDate } from './parseTextDate';

export type JsonObject = Readonly<Record<string, unknown>>;

export const asObjectOrUndefined = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

export const asArrayOrUndefined = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? (value as unknown[]) : undefined;

export const asStringOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const asBooleanOrUndefined = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Returns a non-negative integer that fits PostgreSQL's int4. */
export const asNonNegativeIntOrUndefined = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= INT4_MAX ? value : undefined;

/** Parses a date of a tracker's API. Undefined for days that do not exist, and for words. */
export const parseDateOrUndefined = (value: unknown): Date | undefined => parseTextDate(value);

/** Returns the first of these fields that is present. Export formats use different names for a field. */
export function pickFirstPresentField(object: JsonObject, ...names: readonly string[]): unknown {
  for (const name of names) if (object[name] !== undefined) return object[name];
  return undefined;
}
