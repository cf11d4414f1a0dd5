import { groupEventsByDay } from './ActivityEvents';

const createTestActivityEvent = (at: string, number: number | null) => ({
  at: Date.parse(at),
  number,
  event: at,
});

test('groups events by day and consecutive events by issue, keeping their order', () => {
  const events = [
    createTestActivityEvent('2026-03-02T09:00:00Z', 4),
    createTestActivityEvent('2026-03-02T08:00:00Z', 4),
    createTestActivityEvent('2026-03-02T07:00:00Z', null),
    createTestActivityEvent('2026-03-02T06:00:00Z', 4),
    createTestActivityEvent('2026-03-01T06:00:00Z', 4),
  ];
  const days = groupEventsByDay(events);
  expect(days.map(({ groups }) => groups.map(({ number, events: each }) => [number, each.length]))).toEqual([
    [
      [4, 2],
      [null, 1],
      [4, 1],
    ],
    [[4, 1]],
  ]);
  expect(days.flatMap(({ groups }) => groups.flatMap((run) => run.events))).toEqual(
    events.map((each) => each.event),
  );
});

test('a bulk operation is not grouped with other events of the same issue', () => {
  const [one, two] = [4, 4].map((number) => createTestActivityEvent('2026-03-02T09:00:00Z', number));
  const [day] = groupEventsByDay([one!, { ...two!, isBulk: true }, one!]);
  expect(day!.groups.map(({ isBulk }) => isBulk)).toEqual([false, true, false]);
});

test('returns no days for no events', () => {
  expect(groupEventsByDay([])).toEqual([]);
});
