/** Computes when digests are due, in the time zones of their recipients. */
import { CalendarDateTime, fromDate, toCalendarDate, toZoned } from '@internationalized/date';

/**
 * Returns when the next digest is due: at the full hour of the person's local day, once per local day. An hour that a
 * change of the clocks skips becomes the first moment after it. Of an hour that occurs twice, the first one is used.
 * @param hour local hour, 0 to 23
 * @param timeZone an IANA time zone
 * @param lastDigest when the last digest was due; null: there was none
 */
export function getNextDigestTime(hour: number, timeZone: string, now: Date, lastDigest: Date | null): Date {
  const today = toCalendarDate(fromDate(now, timeZone));
  const lastDay = lastDigest && toCalendarDate(fromDate(lastDigest, timeZone));
  for (let day = today; ; day = day.add({ days: 1 })) {
    const at = toZoned(
      new CalendarDateTime(day.year, day.month, day.day, hour),
      timeZone,
      'compatible',
    ).toDate();
    if (at > now && (!lastDay || day.compare(lastDay) > 0)) return at;
  }
}
