import { RANKING_FEATURES } from '../ranking/features';
import { createSeededRandom } from '../../../testing/createSeededRandom';
import { learnLinearWeights } from './learnLinearWeights';
import type { TrainingExample } from './TrainingExample';

/** Examples whose duplicate has the highest sum of some features. Those that point the wrong way are subtracted. */
function createExamples(): TrainingExample[] {
  const random = createSeededRandom(9);
  const at = (row: Float32Array, name: (typeof RANKING_FEATURES)[number]) =>
    row[RANKING_FEATURES.indexOf(name)]!;
  return Array.from({ length: 300 }, () => {
    const rows = Array.from({ length: 15 }, () => Float32Array.from(RANKING_FEATURES, () => random()));
    const targets = rows.map((row) => 4 * at(row, 'cosine') - 4 * at(row, 'days') - 2 * at(row, 'titleRank'));
    const highest = Math.max(...targets);
    return { rows, isDuplicate: targets.map((value) => value === highest), weight: 1 };
  });
}

it('learns the weights of the features that make a duplicate, and none of the wrong sign', () => {
  const weights = learnLinearWeights(createExamples());
  expect(weights.cosine).toBeGreaterThan(3);
  expect(weights.days).toBeCloseTo(-weights.cosine!, 0);
  // More similarity is never worse, whatever the training examples say.
  expect(weights.titleRank ?? 0).toBe(0);
});

it('learns the same weights from the same examples', () => {
  expect(learnLinearWeights(createExamples())).toEqual(learnLinearWeights(createExamples()));
});
