/** Days as ISO dates such as `2026-03-04`, which date inputs use. In the API, a day is a DateTime at midnight UTC. */

/** Number of characters of the date in `2026-03-04T00:00:00.000Z`. */
const ISO_DATE_LENGTH = 10;

/** Converts an ISO date to a DateTime of the API; null if it is empty. */
export const toMidnightUtcDateTime = (isoDate: string): string | null =>
  isoDate === '' ? null : `${isoDate}T00:00:00.000Z`;

/** Converts a DateTime of the API to an ISO date; empty if there is none. */
export const toIsoDate = (dateTime: string | null | undefined): string =>
  dateTime?.slice(0, ISO_DATE_LENGTH) ?? '';

/** Today's date in the browser's time zone. */
export function getTodayIsoDate(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return toIsoDate(local.toISOString());
}
