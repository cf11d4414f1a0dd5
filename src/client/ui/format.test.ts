import { compactCount, pluralize, relativeTime, shortTime } from './format';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

test.each([
  [0, 'just now', 'now'],
  [59_000, 'just now', 'now'],
  [MINUTE, '1 minute ago', '1m'],
  [23 * 60 * MINUTE, '23 hours ago', '23h'],
  [DAY, 'yesterday', '1d'],
  [6 * DAY, '6 days ago', '6d'],
  [13 * DAY, 'last week', '1w'],
  [364 * DAY, '11 months ago', '11mo'],
  [3 * 366 * DAY, '3 years ago', '3y'],
])('formats %d ms ago as %s and %s', (past, long, short) => {
  expect(relativeTime(1e12 - past, 1e12)).toBe(long);
  expect(shortTime(1e12 - past, 1e12)).toBe(short);
});

test('formats counts, compact counts, and counts with a noun', () => {
  expect([compactCount(8_411), compactCount(96_210), compactCount(1_048_211)]).toEqual([
    '8,411',
    '96k',
    '1M',
  ]);
  expect([pluralize(1, 'vote'), pluralize(1_200, 'vote')]).toEqual(['1 vote', '1,200 votes']);
});
