/** When the demo's issues were opened: fifteen years of growing activity, quiet at night and at weekends. */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const YEARS = 15;
export const YEAR = 365.25 * DAY;

/** How many times busier the last day is than the first. */
const GROWTH = 4;

export interface Calendar {
  /** In milliseconds, as all instants here. */
  start: number;
  now: number;
}

export const calendarUntil = (now: Date): Calendar => ({
  start: now.getTime() - YEARS * YEAR,
  now: now.getTime(),
});

/**
 * The instant at which this share (0 to 1) of all issues had been opened. Activity grows linearly from
 * 1 to GROWTH: its integral is quadratic, and this is the inverse.
 */
export function instantOf(share: number, { start, now }: Calendar): number {
  const slope = GROWTH - 1;
  const elapsed = (Math.sqrt(1 + slope * share * (GROWTH + 1)) - 1) / slope;
  return withinWeek(start + elapsed * (evenly(now) - start));
}

/** Moves an instant within its week (from Thursday 0:00 UTC, where the epoch began), keeping the order. */
function withinWeek(instant: number): number {
  const week = Math.floor(instant / WEEK);
  const share = (instant - week * WEEK) / WEEK;
  let hour = 0;
  while (HOURS[hour + 1]! <= share) hour++;
  const inHour = (share - HOURS[hour]!) / (HOURS[hour + 1]! - HOURS[hour]!);
  return Math.floor(week * WEEK + (hour + inHour) * HOUR);
}

/** The instant that is moved to this one: at weekends nothing that leads up to it comes after it. */
function evenly(instant: number): number {
  const week = Math.floor(instant / WEEK);
  const hours = (instant - week * WEEK) / HOUR;
  const hour = Math.floor(hours);
  const inHour = (hours - hour) * (HOURS[hour + 1]! - HOURS[hour]!);
  return (week + HOURS[hour]! + inHour) * WEEK;
}

/** The share of a week's issues that are opened before each of its hours. */
const HOURS = shareBeforeHours();

function shareBeforeHours(): number[] {
  const weights = Array.from({ length: 7 * 24 }, (_, hour) => {
    const day = Math.floor(hour / 24);
    const weekend = day === 2 || day === 3;
    const awake = 1.15 + Math.sin(((hour % 24) - 8) * (Math.PI / 12));
    return awake * (weekend ? 0.35 : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = [0];
  for (const weight of weights) shares.push(shares.at(-1)! + weight / total);
  shares[shares.length - 1] = 1;
  return shares;
}
