import { formatCompactCount, pluralize, formatRelativeTime, formatShortRelativeTime } from './format';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

test.each([
  [0, 'just now', 'now'],
  [59_000, 'just now', 'now'],
  [MINUTE_MS, '1 minute ago', '1m'],
  [23 * 60 * MINUTE_MS, '23 hours ago', '23h'],
  [DAY_MS, 'yesterday', '1d'],
  [6 * DAY_MS, '6 days ago', '6d'],
  [13 * DAY_MS, 'last week', '1w'],
  [364 * DAY_MS, '11 months ago', '11mo'],
  [366 * DAY_MS, 'Sep 2000', 'Sep 2000'],
  [-3 * 366 * DAY_MS, 'Sep 2004', 'Sep 2004'],
])('formats %d ms ago as %s and %s', (past, long, short) => {
  expect(formatRelativeTime(1e12 - past, 1e12)).toBe(long);
  expect(formatShortRelativeTime(1e12 - past, 1e12)).toBe(short);
});

test('formats counts, compact counts, and counts with a noun', () => {
  expect([formatCompactCount(8_411), formatCompactCount(96_210), formatCompactCount(1_048_211)]).toEqual([
    '8,411',
    '96k',
    '1M',
  ]);
  expect([pluralize(1, 'vote'), pluralize(1_200, 'vote')]).toEqual(['1 vote', '1,200 votes']);
});

test('a time slightly ahead of the clock is now', () => {
  expect(formatRelativeTime(100_000, 0)).toBe('just now');
  expect(formatRelativeTime(3 * 86_400_000, 0)).toBe('in 3 days');
});
