/** Numbers and times in words, in English as the rest of the product. */

const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const EXACT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `1,048,211`. */
export const formatCount = (count: number): string => WHOLE.format(count);

/** `8,411`, but `96k` and `1M`: for where there is room for five signs. */
export const compactCount = (count: number): string =>
  count < 10_000 ? WHOLE.format(count) : COMPACT.format(count).replace('K', 'k');

/** `1 comment`, `31 comments`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Units from the largest, with their length in milliseconds and their short sign. */
const UNITS = [
  ['year', 31_557_600_000, 'y'],
  ['month', 2_629_800_000, 'mo'],
  ['week', 604_800_000, 'w'],
  ['day', 86_400_000, 'd'],
  ['hour', 3_600_000, 'h'],
  ['minute', 60_000, 'm'],
] as const;

/** `6 days ago`, `just now`; `now` in milliseconds. */
export function relativeTime(instant: number, now: number): string {
  const past = now - instant;
  for (const [unit, length] of UNITS) {
    if (Math.abs(past) >= length) return RELATIVE.format(-Math.trunc(past / length), unit);
  }
  return 'just now';
}

/** `6d`, `3y`, `now`: for columns and dense lines. */
export function shortTime(instant: number, now: number): string {
  const past = Math.abs(now - instant);
  for (const [, length, sign] of UNITS) {
    if (past >= length) return `${Math.trunc(past / length)}${sign}`;
  }
  return 'now';
}

/** `March 4, 2024 at 10:15 AM`, in the reader's time zone. */
export const exactTime = (instant: number): string => EXACT.format(instant);

/** `Mar 4, 2024`: a day without a time, which is the same everywhere. */
export const formatDate = (instant: number): string => DAY.format(instant);
