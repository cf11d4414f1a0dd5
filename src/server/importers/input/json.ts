/** Type-checked access to untrusted JSON. Each function returns undefined for values of another type. */
import { INT4_MAX } from '../../../shared/limits';

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

/** Times in epoch milliseconds. Dates outside of the years 1 to 9999 count as errors, although PostgreSQL could store them. */
const EARLIEST_IMPORTABLE_DATE_MS = Date.UTC(1, 0, 1);
const LATEST_IMPORTABLE_DATE_MS = Date.UTC(9999, 11, 31);

/** Parses an ISO 8601 date and time. Undefined for days that do not exist, which `Date.parse` accepts (February 30). */
export function parseDateOrUndefined(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(value) ?? [];
  if (Number(day) > 28 && Number(day) > getDaysInMonth(Number(year), Number(month))) return undefined;
  const time = Date.parse(value);
  return time >= EARLIEST_IMPORTABLE_DATE_MS && time <= LATEST_IMPORTABLE_DATE_MS
    ? new Date(time)
    : undefined;
}

const getDaysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the first of these fields that is present. Export formats use different names for a field. */
export function pickFirstPresentField(object: JsonObject, ...names: readonly string[]): unknown {
  for (const name of names) if (object[name] !== undefined) return object[name];
  return undefined;
}
