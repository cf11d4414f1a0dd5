import { getSnoozeMorning, getSnoozeTimes } from './SnoozeMenu';

const labelsAndTimes = (now: Date) =>
  Object.fromEntries(
    getSnoozeTimes(now, 'Until the next comment').map(({ id, until }) => [id, until?.toString() ?? null]),
  );

test('in the morning, later today is the evening, and next week is Monday', () => {
  // A Wednesday.
  expect(labelsAndTimes(new Date(2026, 2, 4, 10, 30))).toEqual({
    today: new Date(2026, 2, 4, 18).toString(),
    tomorrow: new Date(2026, 2, 5, 9).toString(),
    week: new Date(2026, 2, 9, 9).toString(),
    event: null,
  });
});

test('in the evening, later today is three hours from now', () => {
  expect(labelsAndTimes(new Date(2026, 2, 4, 19, 15))['today']).toBe(new Date(2026, 2, 4, 22, 15).toString());
});

test('late in the evening, later today is not offered', () => {
  expect(Object.keys(labelsAndTimes(new Date(2026, 2, 4, 22)))).toEqual(['tomorrow', 'week', 'event']);
});

test('on a Monday, next week is the following Monday', () => {
  expect(labelsAndTimes(new Date(2026, 2, 2, 8))['week']).toBe(new Date(2026, 2, 9, 9).toString());
});

test('a chosen day starts in the morning', () => {
  expect(getSnoozeMorning('2026-03-04')).toEqual(new Date(2026, 2, 4, 9));
});
