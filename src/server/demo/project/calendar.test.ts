import { createDemoHistoryPeriod, MS_PER_HOUR, computeIssueOpeningTime } from './calendar';

/** End times of the demo's history on seven consecutive days, each at another hour. */
const DEMO_END_TIMES = Array.from(
  { length: 7 },
  (_, day) => new Date(Date.UTC(2026, 10, 16 + day, (day * 5) % 24, 50)),
);

test.each(DEMO_END_TIMES)(
  'until %p, creation times are in order and end within the last hour, also at weekends',
  (now) => {
    const calendar = createDemoHistoryPeriod(now);
    const instants = Array.from({ length: 1_001 }, (_, i) => computeIssueOpeningTime(i / 1_000, calendar));
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime());
    expect(instants.at(-1)).toBeGreaterThan(now.getTime() - MS_PER_HOUR);
  },
);
