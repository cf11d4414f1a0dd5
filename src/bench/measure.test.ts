import { computePercentile, createSeededRandom, summarizeSamples } from './support/measure';

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

test('a seeded random generator returns the same numbers in [0, 1) for the same seed', () => {
  const [a, b] = [createSeededRandom(3), createSeededRandom(3)];
  for (let i = 0; i < 1000; i++) {
    const value = a();
    expect(value).toBe(b());
    expect(value >= 0 && value < 1).toBe(true);
  }
});
