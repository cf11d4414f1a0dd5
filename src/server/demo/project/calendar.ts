/** Creation times of demo issues: 15 years of growing activity, with less of it at night and at weekends. */

export const MS_PER_HOUR = 3_600_000;
export const MS_PER_DAY = 24 * MS_PER_HOUR;
const MS_PER_WEEK = 7 * MS_PER_DAY;
const DEMO_HISTORY_YEARS = 15;
export const MS_PER_YEAR = 365.25 * MS_PER_DAY;

/** Ratio of the activity on the last day to that on the first day. */
const DEMO_ACTIVITY_GROWTH_FACTOR = 4;

export interface DemoHistoryPeriod {
  /** In milliseconds since the epoch, like all times of the calendar. */
  start: number;
  now: number;
}

export const createDemoHistoryPeriod = (now: Date): DemoHistoryPeriod => ({
  start: now.getTime() - DEMO_HISTORY_YEARS * MS_PER_YEAR,
  now: now.getTime(),
});

/**
 * Returns the time by which a share (0 to 1) of the demo's issues had been opened. Activity grows linearly from 1 to
 * DEMO_ACTIVITY_GROWTH_FACTOR, so the share is a quadratic function of time, which is inverted here.
 */
export function computeIssueOpeningTime(share: number, { start, now }: DemoHistoryPeriod): number {
  const slope = DEMO_ACTIVITY_GROWTH_FACTOR - 1;
  const elapsed = (Math.sqrt(1 + slope * share * (DEMO_ACTIVITY_GROWTH_FACTOR + 1)) - 1) / slope;
  return shiftTimeIntoWorkingHours(start + elapsed * (unshiftTimeFromWorkingHours(now) - start));
}

/**
 * Moves a time within its week, so that evenly distributed times become frequent at working hours, as in
 * WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR. Keeps the order of times. Weeks begin on Thursday 0:00 UTC, like the epoch.
 */
function shiftTimeIntoWorkingHours(instant: number): number {
  const week = Math.floor(instant / MS_PER_WEEK);
  const share = (instant - week * MS_PER_WEEK) / MS_PER_WEEK;
  let hour = 0;
  while (WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour + 1]! <= share) hour++;
  const inHour =
    (share - WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour]!) /
    (WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour + 1]! - WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour]!);
  return Math.floor(week * MS_PER_WEEK + (hour + inHour) * MS_PER_HOUR);
}

/** Inverse of `shiftTimeIntoWorkingHours`. */
function unshiftTimeFromWorkingHours(instant: number): number {
  const week = Math.floor(instant / MS_PER_WEEK);
  const hours = (instant - week * MS_PER_WEEK) / MS_PER_HOUR;
  const hour = Math.floor(hours);
  const inHour =
    (hours - hour) *
    (WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour + 1]! - WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour]!);
  return (week + WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR[hour]! + inHour) * MS_PER_WEEK;
}

/**
 * Share (0 to 1) of a week's issues that are opened before an hour of the week, by hour: index 0 is Thursday 0:00 UTC.
 */
const WEEKLY_ACTIVITY_SHARE_BEFORE_HOUR = computeActivitySharesBeforeWeekHours();

function computeActivitySharesBeforeWeekHours(): number[] {
  const weights = Array.from({ length: 7 * 24 }, (_, hour) => {
    const day = Math.floor(hour / 24);
    const isWeekend = day === 2 || day === 3;
    const dayActivity = 1.15 + Math.sin(((hour % 24) - 8) * (Math.PI / 12));
    return dayActivity * (isWeekend ? 0.35 : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = [0];
  for (const weight of weights) shares.push(shares.at(-1)! + weight / total);
  shares[shares.length - 1] = 1;
  return shares;
}
