import { groupNotificationsByDay } from './InboxEntries';

const NOW = new Date(2026, 2, 4, 10).getTime();
const HOUR_MS = 3_600_000;

test('groups notifications by today, yesterday and earlier', () => {
  const entries = [1, 9, 11, 30, 35, 900].map((hours) => ({ at: NOW - hours * HOUR_MS }));
  expect(groupNotificationsByDay(entries, NOW)).toEqual([
    { label: 'Today', first: 0, end: 2 },
    { label: 'Yesterday', first: 2, end: 4 },
    { label: 'Earlier', first: 4, end: 6 },
  ]);
});

test('leaves out days without notifications', () => {
  expect(groupNotificationsByDay([{ at: NOW - 900 * HOUR_MS }], NOW)).toEqual([
    { label: 'Earlier', first: 0, end: 1 },
  ]);
  expect(groupNotificationsByDay([], NOW)).toEqual([]);
});
