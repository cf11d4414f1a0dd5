/** Parses dates in the formats that people and spreadsheets use. */
import { asStringOrUndefined, parseDateOrUndefined } from './json';

/** Order of day and month in numeric dates, such as 3/4/2026. */
export type DateOrder = 'dmy' | 'mdy';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[T ,]+(\d{1,2}):(\d\d)(?::(\d\d(?:\.\d+)?))?\s*([AaPp][Mm])?)?`;
const ZONE = String.raw`\s*(Z|UTC|GMT)?\s*([+-]\d\d:?\d\d)?(?:\s*\([^)]*\))?`;
/** Matches "2026-03-12", "2026-03-12 15:04 UTC", "2026/03/12 15:04:05 +0100" and "2026-03-12T15:04Z". */
const YEAR_FIRST_PATTERN = new RegExp(String.raw`^(\d{4})[-/.](\d\d?)[-/.](\d\d?)${TIME}${ZONE}$`, 'i');
/** Matches "12/Mar/26 3:04 PM", "12 March 2026", and "12-Mar-2026 15:04". */
const DAY_FIRST_PATTERN = new RegExp(
  String.raw`^(?:[A-Za-z]{3},? )?(\d{1,2})[/ .-]+([A-Za-z]{3})[A-Za-z]*[/ .,-]+(\d{4}|\d{2})${TIME}${ZONE}$`,
  'i',
);
/** Matches "Mar 12, 2026, 3:04 PM" and the output of `Date.toString`, "Thu Mar 12 2026 15:04:05 GMT+0000 (GMT)". */
const MONTH_FIRST_PATTERN = new RegExp(
  String.raw`^(?:[A-Za-z]{3},? )?([A-Za-z]{3})[A-Za-z]* (\d{1,2}),? (\d{4})${TIME}${ZONE}$`,
  'i',
);
/** Matches numeric dates such as "3/12/2026" and "12.3.26 15:04". */
const NUMBERS_PATTERN = new RegExp(
  String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})${TIME}${ZONE}$`,
  'i',
);
/** Matches Unix timestamps in seconds or milliseconds. */
const EPOCH_PATTERN = /^(?:\d{10}|\d{13})$/;

/**
 * Parses a date with or without a time. Times without an offset are assumed to be in UTC. Returns undefined for other
 * texts and for dates that do not exist.
 */
export function parseTextDate(value: unknown, order: DateOrder = 'mdy'): Date | undefined {
  const text = asStringOrUndefined(value)?.trim() ?? '';
  if (EPOCH_PATTERN.test(text)) return new Date(Number(text) * (text.length === 10 ? 1000 : 1));
  const yearFirst = YEAR_FIRST_PATTERN.exec(text);
  if (yearFirst) return toDate(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst.slice(4));
  const dayFirst = DAY_FIRST_PATTERN.exec(text);
  if (dayFirst) return toDate(dayFirst[3], getMonth(dayFirst[2]), dayFirst[1], dayFirst.slice(4));
  const monthFirst = MONTH_FIRST_PATTERN.exec(text);
  if (monthFirst) return toDate(monthFirst[3], getMonth(monthFirst[1]), monthFirst[2], monthFirst.slice(4));
  const numbers = NUMBERS_PATTERN.exec(text);
  if (!numbers) return undefined;
  const [, first, second, year, ...time] = numbers;
  return order === 'dmy' ? toDate(year, second, first, time) : toDate(year, first, second, time);
}

/**
 * Detects the order of day and month in numeric dates by a day greater than 12. If there is none, dates with dots are
 * assumed to begin with the day, and others with the month.
 */
export function detectDateOrder(texts: readonly string[]): DateOrder {
  const found = texts.flatMap((text) => {
    const match = NUMBERS_PATTERN.exec(text.trim());
    return match ? [match] : [];
  });
  if (found.some(([, first]) => Number(first) > 12)) return 'dmy';
  if (found.some(([, , second]) => Number(second) > 12)) return 'mdy';
  return found.some(([text]) => /^\d+\./.test(text)) ? 'dmy' : 'mdy';
}

/** Returns the number of a month by its abbreviation, or "0" for other words. */
const getMonth = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

/** @param rest hour, minute, second, AM or PM, name of the zone, offset */
function toDate(
  year = '',
  month = '',
  day = '',
  [hour = '0', minute = '00', second = '00', half, , offset = 'Z']: readonly (string | undefined)[] = [],
): Date | undefined {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const pad = (part: number | string): string => String(part).padStart(2, '0');
  const fullYear = year.length === 2 ? `20${year}` : year;
  return parseDateOrUndefined(
    `${fullYear}-${pad(month)}-${pad(day)}T${pad(hours)}:${minute}:${second}${offset.replace(/(\d\d):?(\d\d)$/, '$1:$2')}`,
  );
}
