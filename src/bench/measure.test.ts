import { formatBenchComparisonTable } from './support/report';
import { computePercentile, summarizeSamples } from './support/measure';

test('computes the nearest-rank percentile', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(computePercentile(values, 0.5)).toBe(50);
  expect(computePercentile(values, 0.95)).toBe(95);
  expect(computePercentile([7], 0.95)).toBe(7);
});

test('the summary of samples names the worst one', () => {
  const samples = [
    { value: 1, of: 'a' },
    { value: 9, of: 'b' },
    { value: 2, of: 'c' },
  ];
  expect(summarizeSamples('server', 'page', 'ms', samples)).toMatchObject({
    samples: 3,
    median: 2,
    worst: 9,
    note: 'worst: b',
  });
});

test('two runs are compared by what they measured', () => {
  const [page, count] = ['page', 'count'].map((what) =>
    summarizeSamples('server', what, 'ms', [{ value: 12 }, { value: 20 }]),
  );
  const faster = summarizeSamples('server', 'page', 'ms', [{ value: 6 }, { value: 25 }]);
  const rows = formatBenchComparisonTable([page!], [faster, count!]).split('\n');
  expect(rows.map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
    '| part | what | old median | new median | ratio | old p95 | new p95 | ratio | unit |',
    expect.stringMatching(/^\| -+ \|/),
    '| server | page | 12 | 6 | 0.50 | 20 | 25 | 1.25 | ms |',
    '| server | count | - | 12 | - | - | 20 | - | ms |',
  ]);
});
