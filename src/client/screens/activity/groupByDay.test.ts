import { groupByDay } from './groupByDay';

const event = (at: string, number: number | null) => ({ at: Date.parse(at), number, event: at });

test('events stand together by day and by issue, in their order', () => {
  const events = [
    event('2026-03-02T09:00:00Z', 4),
    event('2026-03-02T08:00:00Z', 4),
    event('2026-03-02T07:00:00Z', null),
    event('2026-03-02T06:00:00Z', 4),
    event('2026-03-01T06:00:00Z', 4),
  ];
  const days = groupByDay(events);
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

test('nothing is no day', () => {
  expect(groupByDay([])).toEqual([]);
});
