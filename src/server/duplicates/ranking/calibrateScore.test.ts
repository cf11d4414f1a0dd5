import calibration from './calibration.json';
import { calibrateScores } from './calibrateScore';

it('keeps the order of the model’s scores', () => {
  const scores = [6, 5.5, 3, 0, -2];
  const estimates = calibrateScores(scores);
  expect(estimates).toEqual([...estimates].sort((a, b) => b - a));
  for (const estimate of estimates) {
    expect(estimate).toBeGreaterThan(0);
    expect(estimate).toBeLessThan(1);
  }
  expect(calibration.score).toBeGreaterThanOrEqual(0);
  expect(calibration.logOdds).toBeGreaterThanOrEqual(0);
});

it('is higher for a candidate that is ahead of all others than for one among equals', () => {
  const alone = calibrateScores([5, ...new Array<number>(189).fill(0)])[0]!;
  const amongEquals = calibrateScores(new Array<number>(190).fill(5))[0]!;
  expect(alone).toBeGreaterThan(2 * amongEquals);
});

it('does not rise because there are few candidates', () => {
  expect(calibrateScores([1, 0])[0]).toBeCloseTo(calibrateScores([1, ...new Array<number>(189).fill(0)])[0]!);
});

it('is a number for scores of any size', () => {
  for (const score of [-700, 30, 300]) expect(calibrateScores([score])[0]).not.toBeNaN();
});
