import { createSeededRandom } from '../../../testing/createSeededRandom';
import { sortInSteps } from './PairSearch';

it.each([0, 1, 7, 8, 9, 100, 1_000])('sorts %p numbers, a few per step', (length) => {
  const random = createSeededRandom(length);
  const values = Float64Array.from({ length }, () => Math.floor(random() * 500));
  const expected = values.toSorted();
  const steps = sortInSteps(values, 8);
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (!done) continue;
    expect(value).toEqual(expected);
    expect(count).toBeGreaterThan(length / 8);
    break;
  }
});
