import { ComparedFigures, computeNoise } from './figures';

test('the noise is the difference between two halves of the samples of one build', () => {
  expect(computeNoise({ old: [10, 12, 10, 12], new: [5, 5] })).toBeCloseTo(0.2);
  expect(computeNoise({ old: [3, 3], new: [4, 5] })).toBeCloseTo(0.25);
  expect(computeNoise({ old: [0, 0], new: [0, 0] })).toBe(0);
  expect(computeNoise({ old: [1], new: [2] })).toBeNull();
});

test('the table has the medians of both builds, their ratio and the noise', () => {
  const figures = new ComparedFigures();
  for (const value of [100, 110, 120]) figures.addSample('build', 's', 'old', value);
  for (const value of [20, 22, 24]) figures.addSample('build', 's', 'new', value);
  figures.addSample('packages', '', 'old', 1_389);
  figures.addSample('packages', '', 'new', 1_216);
  const [, , build, packages] = figures
    .format()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(build).toEqual(['', 'build', '110', '22', 's', '0.20', '10%', '']);
  expect(packages).toEqual(['', 'packages', '1,389', '1,216', '', '0.88', '-', '']);
});
