import { parseTextDate } from './parseTextDate';

test.each([
  ['2026-03-12', '2026-03-12T00:00:00.000Z'],
  ['2026-03-12 15:04:05 UTC', '2026-03-12T15:04:05.000Z'],
  ['2026-03-12T15:04:05.678+0100', '2026-03-12T14:04:05.678Z'],
  ['2026/3/2 9:04', '2026-03-02T09:04:00.000Z'],
  ['12/Mar/26 3:04 PM', '2026-03-12T15:04:00.000Z'],
  ['13/Mar/26 12:30 AM', '2026-03-13T00:30:00.000Z'],
  ['12 March 2026', '2026-03-12T00:00:00.000Z'],
  ['Mar 12, 2026, 3:04 PM', '2026-03-12T15:04:00.000Z'],
  ['Thu Mar 12 2026 15:04:05 GMT+0100 (Central European Standard Time)', '2026-03-12T14:04:05.000Z'],
  ['20260312T150405Z', '2026-03-12T15:04:05.000Z'],
  ['2026 March 12th', '2026-03-12T00:00:00.000Z'],
  ['Thu, 12 Mar 2026 15:04:05 EST', '2026-03-12T20:04:05.000Z'],
  ['Thu Mar 12 15:04:05 UTC 2026', '2026-03-12T15:04:05.000Z'],
  ['12-Sept-69 3:04\u202Fp.m.', '1969-09-12T15:04:00.000Z'],
  ['1773327845', '2026-03-12T15:04:05.000Z'],
  ['1773327845678', '2026-03-12T15:04:05.678Z'],
])('parses the date %s', (text, expected) => {
  expect(parseTextDate(text)?.toISOString()).toBe(expected);
});

test.each([
  '',
  'tomorrow',
  '31/Feb/26',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '12/Foo/26',
  '25/12/2026',
  '3/12/2026 15:04',
  'Sprint 12',
  'Backlog 12',
  'later 2001',
  'May',
  'May 2026',
  'Marvin 12, 2026',
  'Fix 12 May 2026',
  '0',
  '-1',
  '12',
  '1.2.3.4',
  '2026-03-12 25:00',
  '2026-03-12 15:04 +99:00',
  '2026/13/03',
  7,
])('does not parse %s as a date', (value) => {
  expect(parseTextDate(value)).toBeUndefined();
});

test('reads dates of numbers in the given order of day and month', () => {
  expect(parseTextDate('3/4/2026', 'dmy')?.toISOString()).toBe('2026-04-03T00:00:00.000Z');
  expect(parseTextDate('03.04.26 12:00', 'dmy')?.toISOString()).toBe('2026-04-03T12:00:00.000Z');
  expect(parseTextDate('3. 4. 2026', 'mdy')?.toISOString()).toBe('2026-03-04T00:00:00.000Z');
  expect(parseTextDate('26-04-03', 'ymd')?.toISOString()).toBe('2026-04-03T00:00:00.000Z');
  expect(parseTextDate('3/4/2026', 'ymd')).toBeUndefined();
  expect(parseTextDate('31/12/2026', 'mdy')).toBeUndefined();
});
