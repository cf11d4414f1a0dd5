import { calendarUntil, HOUR, instantOf } from './calendar';

/** A week, each day at another time. */
const NOWS = Array.from(
  { length: 7 },
  (_, day) => new Date(Date.UTC(2026, 10, 16 + day, (day * 5) % 24, 50)),
);

test.each(NOWS)('until %p, all comes in order and nothing later, on weekends too', (now) => {
  const calendar = calendarUntil(now);
  const instants = Array.from({ length: 1_001 }, (_, i) => instantOf(i / 1_000, calendar));
  expect(instants).toEqual([...instants].sort((a, b) => a - b));
  expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime());
  expect(instants.at(-1)).toBeGreaterThan(now.getTime() - HOUR);
});
