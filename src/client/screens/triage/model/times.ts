const MINUTE_MS = 60_000;

/**
 * The remaining time of a lease: `Lease: 10 minutes left`. Null if the lease has expired. Times are in milliseconds since
 * 1970.
 */
export function formatRemainingLeaseTime(heldUntil: number, now: number): string | null {
  const left = heldUntil - now;
  if (left <= 0) return null;
  const minutes = Math.round(left / MINUTE_MS);
  if (minutes < 1) return 'Lease: less than a minute left';
  return `Lease: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

/** The age of the oldest issue: `41 days`, `3 hours`, `2 years`. Times are in milliseconds since 1970. */
export function formatAge(since: number, now: number): string {
  const age = Math.max(0, now - since);
  const [unit, length] = AGE_UNITS.find(([, , from]) => age >= from) ?? ['minute', MINUTE_MS];
  const count = Math.max(1, Math.floor(age / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Units with their lengths and the minimum ages for which they are used. */
const AGE_UNITS = [
  ['year', 365.25 * DAY_MS, 730.5 * DAY_MS],
  ['month', 30.4375 * DAY_MS, 92 * DAY_MS],
  ['day', DAY_MS, DAY_MS],
  ['hour', HOUR_MS, HOUR_MS],
] as const;
