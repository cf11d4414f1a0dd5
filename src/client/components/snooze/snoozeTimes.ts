/** The times until which a notification or an issue can be snoozed. */

export interface SnoozeTime {
  id: string;
  label: string;
  /** When the snooze expires; null: it lasts until the next event. */
  until: Date | null;
}

const HOUR_MS = 3_600_000;
/** Hours of the day at which snoozes expire, in the time zone of the browser. */
const MORNING_HOUR = 9;
const EVENING_HOUR = 18;
const MONDAY = 1;
const DAYS_PER_WEEK = 7;

const atHour = (day: Date, days: number, hour: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour);

/**
 * Returns the snooze times to offer. "Later today" is the evening or, from one hour before it, three hours from now; it is
 * left out if that is tomorrow.
 *
 * @param eventLabel label of the snooze without a time
 */
export function getSnoozeTimes(now: Date, eventLabel: string): SnoozeTime[] {
  const evening = atHour(now, 0, EVENING_HOUR);
  const inThreeHours = new Date(now.getTime() + 3 * HOUR_MS);
  const laterToday = evening.getTime() - now.getTime() >= HOUR_MS ? evening : inThreeHours;
  const daysToMonday = (MONDAY - now.getDay() + DAYS_PER_WEEK) % DAYS_PER_WEEK || DAYS_PER_WEEK;
  const times: SnoozeTime[] = [
    { id: 'tomorrow', label: 'Tomorrow', until: atHour(now, 1, MORNING_HOUR) },
    { id: 'week', label: 'Next week', until: atHour(now, daysToMonday, MORNING_HOUR) },
    { id: 'event', label: eventLabel, until: null },
  ];
  return laterToday.getDate() === now.getDate()
    ? [{ id: 'today', label: 'Later today', until: laterToday }, ...times]
    : times;
}

/** Returns the morning of a day such as `2026-03-04`, in the time zone of the browser. */
export function getSnoozeDay(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day, MORNING_HOUR);
}
