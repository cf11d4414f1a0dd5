import { formatAge, formatRemainingLeaseTime } from './times';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.each([
  [10 * MINUTE_MS, 'Lease: 10 minutes left'],
  [9.6 * MINUTE_MS, 'Lease: 10 minutes left'],
  [70_000, 'Lease: 1 minute left'],
  [20_000, 'Lease: less than a minute left'],
  [0, null],
  [-5_000, null],
])('a lease that ends in %i ms is shown as %s', (left, text) => {
  expect(formatRemainingLeaseTime(1_000_000 + left, 1_000_000)).toBe(text);
});

test.each([
  [20_000, '1 minute'],
  [59 * MINUTE_MS, '59 minutes'],
  [3 * 60 * MINUTE_MS, '3 hours'],
  [41.5 * DAY_MS, '41 days'],
  [100 * DAY_MS, '3 months'],
  [400 * DAY_MS, '13 months'],
  [800 * DAY_MS, '2 years'],
])('an age of %i ms is shown as %s', (age, text) => {
  expect(formatAge(5_000_000_000_000 - age, 5_000_000_000_000)).toBe(text);
});
