/**
 * Parses dates in the formats of tracker exports and spreadsheets. `Date.parse` is not used, because it also accepts
 * texts such as "Sprint 12", and reads times without a zone in the time zone of the server.
 */
import { DATE_ORDERS, type DateOrder } from '../../../shared/imports';

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const MONTH = String.raw`(${MONTHS.flatMap((name) => [name, name.slice(0, 3)]).join('|')}|sept)\.?`;
const WEEKDAY = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+)?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(\d{4}|\d{2})`;
const TIME = String.raw`(\d{1,2})[:.](\d\d)(?::(\d\d(?:[.,]\d+)?))?\s*([ap]\.?m\.?)?`;
const ZONE = String.raw`(Z|UTC|GMT|[ECMP][SD]T)?\s*([+-]\d\d(?::?\d\d)?)?(?:\s*\([^)]*\))?`;
const TIME_AND_ZONE = String.raw`(?:(?:\s*T\s*|,?\s+(?:at\s+)?)${TIME})?\s*${ZONE}`;
/** Separator of two numbers of a date. `\\k<separator>` matches the same one again. */
const SEPARATOR = String.raw`(?<separator>\s?[-/.]\s?|\s)`;

const createPattern = (text: string): RegExp => new RegExp(`^${text}$`, 'i');

/**
 * Matches "2026-03-12", "2026-03-12 15:04 UTC", "2026/3/12 15:04:05 +0100", "20260312T150405Z" and "2026-03-12T15:04Z".
 */
const YEAR_FIRST_PATTERN = createPattern(
  String.raw`(\d{4})${SEPARATOR}(\d\d?)\k<separator>(\d\d?)\.?${TIME_AND_ZONE}`,
);
const BASIC_ISO_PATTERN = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z)?([+-]\d\d:?\d\d)?)?$/;
/** Matches "12/Mar/26 3:04 PM", "Thu, 12 March 2026", "12th of March, 2026" and "12-Mar-2026 15:04". */
const DAY_AND_MONTH_NAME_PATTERN = createPattern(
  String.raw`${WEEKDAY}${DAY}(?:\s+of\s+|[/ .-]+)${MONTH}[/ .,-]+${YEAR}${TIME_AND_ZONE}`,
);
/** Matches "Mar 12, 2026, 3:04 PM" and the output of `Date.toString`, "Thu Mar 12 2026 15:04:05 GMT+0000 (GMT)". */
const MONTH_NAME_FIRST_PATTERN = createPattern(
  String.raw`${WEEKDAY}${MONTH}[/ -]${DAY}(?:,\s*|[/ -])(\d{4})${TIME_AND_ZONE}`,
);
/** Matches "2026 March 12" and "2026-Mar-12 15:04". */
const YEAR_AND_MONTH_NAME_PATTERN = createPattern(
  String.raw`(\d{4})[/ .-]+${MONTH}[/ .-]+${DAY}${TIME_AND_ZONE}`,
);
/** Matches the output of the command `date` and of Java: "Thu Mar 12 15:04:05 UTC 2026". */
const YEAR_LAST_PATTERN = createPattern(
  String.raw`${WEEKDAY}${MONTH}\s+${DAY}\s+${TIME}\s*${ZONE}\s+(\d{4})`,
);
/** Matches dates whose order is not known, such as "3/12/2026", "12. 3. 26 15:04" and "26-03-12". */
const NUMBERS_PATTERN = createPattern(
  String.raw`${WEEKDAY}(\d{1,2})${SEPARATOR}(\d{1,2})\k<separator>${YEAR}\.?${TIME_AND_ZONE}`,
);
/** Matches Unix timestamps in seconds or milliseconds. */
const EPOCH_PATTERN = /^(?:\d{10}|\d{13})$/;

/**
 * Longer texts are not dates. The patterns are tried on every text of a column, and take quadratic time on long ones.
 */
const DATE_TEXT_LENGTH_MAX = 100;

const normalizeDateText = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > DATE_TEXT_LENGTH_MAX) return undefined;
  // Formats of spreadsheets and of `Intl.DateTimeFormat` contain spaces that do not break.
  return value.replace(/[\s\u00A0\u202F]+/g, ' ').trim();
};

/**
 * Parses a date with or without a time. Times without an offset are assumed to be in UTC. Returns undefined for other
 * texts and for dates that do not exist.
 * @param order order of day, month and year in dates such as 3/4/2026, or null to not parse them
 */
export function parseTextDate(value: unknown, order: DateOrder | null = null): Date | undefined {
  const text = normalizeDateText(value);
  if (!text || !/\d/.test(text)) return undefined;
  if (EPOCH_PATTERN.test(text)) return new Date(Number(text) * (text.length === 10 ? 1000 : 1));
  const yearFirst = YEAR_FIRST_PATTERN.exec(text);
  if (yearFirst) return toDate(yearFirst[1], yearFirst[3], yearFirst[4], yearFirst.slice(5));
  const dayFirst = DAY_AND_MONTH_NAME_PATTERN.exec(text);
  if (dayFirst) return toDate(dayFirst[3], getMonth(dayFirst[2]), dayFirst[1], dayFirst.slice(4));
  const monthFirst = MONTH_NAME_FIRST_PATTERN.exec(text);
  if (monthFirst) return toDate(monthFirst[3], getMonth(monthFirst[1]), monthFirst[2], monthFirst.slice(4));
  const named = YEAR_AND_MONTH_NAME_PATTERN.exec(text);
  if (named) return toDate(named[1], getMonth(named[2]), named[3], named.slice(4));
  const yearLast = YEAR_LAST_PATTERN.exec(text);
  if (yearLast) return toDate(yearLast[9], getMonth(yearLast[1]), yearLast[2], yearLast.slice(3, 9));
  const [, year, month, day, hour, minute, second, zone, offset] = BASIC_ISO_PATTERN.exec(text) ?? [];
  if (year !== undefined) return toDate(year, month, day, [hour, minute, second, undefined, zone, offset]);
  return order === null ? undefined : parseDateInEachOrder(text)?.[order];
}

/** Whether a date has a time of the day but no time zone, so that UTC is assumed. */
export function hasUnknownTimeZone(value: unknown): boolean {
  const text = normalizeDateText(value) ?? '';
  return (
    /\d:\d\d/.test(text) && parseTextDate(text) !== undefined && parseTextDate(`${text} Z`) !== undefined
  );
}

/** The dates that a text can stand for, by the order of its numbers. */
export type DatesByOrder = Partial<Record<DateOrder, Date>>;

/**
 * Returns the dates that a text such as "3/4/2026" can stand for, or null if it is not a date whose order is unknown.
 */
export function parseDateInEachOrder(value: unknown): DatesByOrder | null {
  const text = normalizeDateText(value);
  const found = text && NUMBERS_PATTERN.exec(text);
  if (!found) return null;
  const [, first, , second, last] = found;
  const time = found.slice(5);
  const dates: DatesByOrder = {
    dmy: toDate(last, second, first, time),
    mdy: toDate(last, first, second, time),
    // Years are not written with one digit.
    ymd: last!.length === 2 && first!.length === 2 ? toDate(first, second, last, time) : undefined,
  };
  return DATE_ORDERS.some((order) => dates[order]) ? dates : null;
}

/** Returns the numbers of a date whose year has four digits and comes first, as in 2026/3/12; null for other texts. */
export function parseYearFirstDate(value: unknown): { month: number; day: number } | null {
  const [, , , month, day] = YEAR_FIRST_PATTERN.exec(normalizeDateText(value) ?? '') ?? [];
  return month === undefined ? null : { month: Number(month), day: Number(day) };
}

/** Returns the number of a month by its name, which one of the patterns has matched. */
const getMonth = (name = ''): string =>
  String(MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1);

/** Two-digit years from this one on belong to the 20th century, as in POSIX. */
const FIRST_YEAR_OF_20TH_CENTURY = 69;
/** Earlier dates, such as 0001-01-01 and 1900-01-01, are placeholders for a missing date. */
const EARLIEST_YEAR = 1901;

/** Offsets in hours of the zones that RFC 2822 names. */
const ZONE_OFFSETS: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** @param rest hour, minute, second, AM or PM, name of the zone, offset */
function toDate(
  yearText = '',
  monthText = '',
  dayText = '',
  [hour = '0', minute = '0', second = '0', half, zone, offset]: readonly (string | undefined)[] = [],
): Date | undefined {
  const [month, day, minutes] = [Number(monthText), Number(dayText), Number(minute)];
  const year = Number(yearText) + getCentury(yearText);
  const seconds = Number(second.replace(',', '.'));
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  if (half !== undefined && Number(hour) > 12 && !/^p/i.test(half)) return undefined;
  if (year < EARLIEST_YEAR || month < 1 || month > 12 || day < 1 || day > getDaysInMonth(year, month))
    return undefined;
  if (hours > 23 || minutes > 59 || seconds >= 60) return undefined;
  const time = Date.UTC(year, month - 1, day, hours, minutes, 0, Math.floor(seconds * 1000 + 1e-6));
  const offsetMinutes = parseOffset(zone, offset);
  return offsetMinutes === undefined ? undefined : new Date(time - offsetMinutes * 60_000);
}

function getCentury(year: string): number {
  if (year.length !== 2) return 0;
  return Number(year) >= FIRST_YEAR_OF_20TH_CENTURY ? 1900 : 2000;
}

/** Returns the offset from UTC in minutes, or undefined if there is no such offset. */
function parseOffset(zone: string | undefined, offset: string | undefined): number | undefined {
  const named = (ZONE_OFFSETS[zone?.toUpperCase() ?? ''] ?? 0) * 60;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset ?? '') ?? [];
  if (sign === undefined) return named;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return named + (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const getDaysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
