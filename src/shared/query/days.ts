/**
 * Parses dates in queries: `2024`, `2024-01`, `2024-01-31`, `today`, and ages such as `30d`. Ages lie in the
 * past, or in the future for the filter `due:`.
 */
/** Milliseconds per day. */
export const DAY_MS = 86_400_000;

/** A time interval in epoch milliseconds, `from` inclusive, `until` exclusive; null is unbounded. */
export interface DateInterval {
  from: number | null;
  until: number | null;
}

/** The day, month or year that a query names. */
export interface ParsedQueryDate {
  /** First millisecond of the day, month or year, inclusive. */
  from: number;
  /** End of the day, month or year in epoch milliseconds, exclusive. */
  until: number;
  /**
   * Whether the date was written as an age (`30d`). In a comparison with an age, `<` means closer to today.
   */
  relative: boolean;
}

/** Returns the start of the UTC day that contains this instant, in epoch milliseconds. */
function getStartOfUtcDay(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}

/**
 * Parses a date or an age. Returns null for invalid text.
 * @param now epoch milliseconds that ages are relative to
 * @param ahead whether ages lie in the future
 */
export function parseQueryDate(text: string, now: number, ahead: boolean): ParsedQueryDate | null {
  const today = getStartOfUtcDay(now);
  const named = { yesterday: -1, today: 0, tomorrow: 1 }[text.toLowerCase()];
  if (named !== undefined) return createParsedQueryDay(today + named * DAY_MS, false);
  const age = /^(\d{1,5})([dwmy])$/i.exec(text);
  if (age)
    return createParsedQueryDay(
      addDateUnits(today, Number(age[1]) * (ahead ? 1 : -1), age[2]!.toLowerCase()),
      true,
    );
  const date = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  return date ? parseCalendarDate(Number(date[1]), date[2], date[3]) : null;
}

/**
 * Returns the time interval for a comparison with a day. An empty operator means the day itself. For ages,
 * `<` means "within the last 30 days" and `>` means "longer ago": together they cover the past, or the future
 * if `ahead`.
 */
export function getDateComparisonInterval(
  operator: string,
  day: ParsedQueryDate,
  now: number,
  ahead: boolean,
): DateInterval {
  if (operator === '') return { from: day.from, until: day.until };
  const later = operator[0] === '>';
  if (day.relative && ahead) {
    return later ? { from: day.until, until: null } : { from: getStartOfUtcDay(now), until: day.until };
  }
  if (day.relative) return later ? { from: null, until: day.from } : { from: day.from, until: null };
  const inclusive = operator.length === 2;
  if (later) return { from: inclusive ? day.from : day.until, until: null };
  return { from: null, until: inclusive ? day.until : day.from };
}

function createParsedQueryDay(from: number, relative: boolean): ParsedQueryDate {
  return { from, until: from + DAY_MS, relative };
}

function addDateUnits(day: number, amount: number, unit: string): number {
  if (unit === 'd') return day + amount * DAY_MS;
  if (unit === 'w') return day + amount * 7 * DAY_MS;
  const date = new Date(day);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + amount * (unit === 'y' ? 12 : 1);
  const year = Math.min(9999, Math.max(1000, Math.floor(months / 12)));
  const month = ((months % 12) + 12) % 12;
  // One month before the 31st is the last day of a shorter month.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(last, date.getUTCDate()));
}

function parseCalendarDate(
  year: number,
  month: string | undefined,
  date: string | undefined,
): ParsedQueryDate | null {
  if (year < 1000) return null;
  if (month === undefined) return { from: Date.UTC(year), until: Date.UTC(year + 1), relative: false };
  const monthNumber = Number(month);
  if (monthNumber < 1 || monthNumber > 12) return null;
  if (date === undefined)
    return { from: Date.UTC(year, monthNumber - 1), until: Date.UTC(year, monthNumber), relative: false };
  const from = Date.UTC(year, monthNumber - 1, Number(date));
  return new Date(from).getUTCMonth() === monthNumber - 1 && Number(date) > 0
    ? createParsedQueryDay(from, false)
    : null;
}
