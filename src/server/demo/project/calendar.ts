/** Creation times of demo issues: 15 years of growing activity with less at night and at weekends. */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEARS = 15;
export const YEAR = 365.25 * DAY;

/** Ratio of the activity on the last day to that on the first day. */
const GROWTH = 4;

export interface Calendar {
  /** All times are in milliseconds since the epoch. */
  start: number;
  now: number;
}

export const calendarUntil = (now: Date): Calendar => ({
  start: now.getTime() - YEARS * YEAR,
  now: now.getTime(),
});

/**
 * Time at which this share (0 to 1) of all issues had been opened. Activity grows linearly from 1 to GROWTH,
 * so the share is a quadratic function of time. This is its inverse.
 */
export function instantOf(share: number, { start, now }: Calendar): number {
  const slope = GROWTH - 1;
  const elapsed = (Math.sqrt(1 + slope * share * (GROWTH + 1)) - 1) / slope;
  return withinWeek(start + elapsed * (fromWithinWeek(now) - start));
}

/**
 * Moves a time within its week to the distribution of HOURS. Keeps the order of times. Weeks begin on
 * Thursday 0:00 UTC, like the epoch.
 */
function withinWeek(instant: number): number {
  const week = Math.floor(instant / WEEK);
  const share = (instant - week * WEEK) / WEEK;
  let hour = 0;
  while (HOURS[hour + 1]! <= share) hour++;
  const inHour = (share - HOURS[hour]!) / (HOURS[hour + 1]! - HOURS[hour]!);
  return Math.floor(week * WEEK + (hour + inHour) * HOUR);
}

/** Inverse of `withinWeek`. */
function fromWithinWeek(instant: number): number {
  const week = Math.floor(instant / WEEK);
  const hours = (instant - week * WEEK) / HOUR;
  const hour = Math.floor(hours);
  const inHour = (hours - hour) * (HOURS[hour + 1]! - HOURS[hour]!);
  return (week + HOURS[hour]! + inHour) * WEEK;
}

/** Share of a week's issues that are opened before each hour of the week. */
const HOURS = shareBeforeHours();

function shareBeforeHours(): number[] {
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
