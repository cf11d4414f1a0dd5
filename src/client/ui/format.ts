/** Numbers and dates as text. */

const INTEGER_FORMAT = new Intl.NumberFormat('en');
const COMPACT_NUMBER_FORMAT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });
const RELATIVE_TIME_FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const EXACT_TIME_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
const MONTH_FORMAT = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' });
const DATE_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a number with separators: `1,048,211`. */
export const formatCount = (count: number): string => INTEGER_FORMAT.format(count);

/** Abbreviates a number: `8,411`, `96k`, `1M`; at most five characters. */
export const formatCompactCount = (count: number): string =>
  count < 10_000 ? INTEGER_FORMAT.format(count) : COMPACT_NUMBER_FORMAT.format(count).replace('K', 'k');

/** The count and its noun: `1 comment`, `31 comments`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An option of a field, such as the priority `URGENT`, as text: `Urgent`. */
export const formatOption = (option: string): string => capitalize(option.toLowerCase());

const YEAR_MS = 31_557_600_000;

/** Units in which the age of an issue or comment is written ("3 days ago", "3d"): name, milliseconds, abbreviation. */
const TIME_UNITS = [
  ['month', 2_629_800_000, 'mo'],
  ['week', 604_800_000, 'w'],
  ['day', 86_400_000, 'd'],
  ['hour', 3_600_000, 'h'],
  ['minute', 60_000, 'm'],
] as const;

const CLOCK_TOLERANCE_MS = 120_000;

/**
 * Formats a time relative to now: `6 days ago`, `just now`; a year or more away as its month: `Dec 2016`. Both times
 * are in milliseconds since 1970.
 */
export function formatRelativeTime(instant: number, now: number): string {
  const past = now - instant;
  if (Math.abs(past) >= YEAR_MS) return MONTH_FORMAT.format(instant);
  // The page's clock is up to a minute behind, and the server's may be ahead.
  if (past > -CLOCK_TOLERANCE_MS && past < 0) return 'just now';
  for (const [unit, length] of TIME_UNITS) {
    if (Math.abs(past) >= length) return RELATIVE_TIME_FORMAT.format(-Math.trunc(past / length), unit);
  }
  return 'just now';
}

/** Formats a relative time for narrow columns: `6d`, `Dec 2016`, `now`. */
export function formatShortRelativeTime(instant: number, now: number): string {
  const past = Math.abs(now - instant);
  if (past >= YEAR_MS) return MONTH_FORMAT.format(instant);
  for (const [, length, abbreviation] of TIME_UNITS) {
    if (past >= length) return `${Math.trunc(past / length)}${abbreviation}`;
  }
  return 'now';
}

/** Formats a time as `March 4, 2024 at 10:15 AM`, in the time zone of the browser. */
export const formatExactTime = (instant: number): string => EXACT_TIME_FORMAT.format(instant);

/** Formats a date as `Mar 4, 2024`, in UTC: dates without a time are the same in every time zone. */
export const formatDate = (instant: number): string => DATE_FORMAT.format(instant);
