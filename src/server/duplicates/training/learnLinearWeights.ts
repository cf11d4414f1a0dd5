import { type RankingFeatureName, RANKING_FEATURES } from '../ranking/features';
import type { TrainingExample } from './TrainingExample';

/**
 * Features whose higher values can raise or lower the score. Higher values of all other features, except those below,
 * only raise it.
 */
const UNDIRECTED_FEATURES: ReadonlySet<string> = new Set([
  'isOlder',
  'titleLength',
  'candidateTitleLength',
  'bodyLength',
  'candidateBodyLength',
]);
/** Features whose higher values only lower the score. */
const FALLING_FEATURES: ReadonlySet<string> = new Set(['days', 'issuesBetween']);

/**
 * Returns the direction in which a higher value may change the score: 1 for up, -1 for down, 0 for both. Without
 * directions, the model overfits to the training trackers and finds fewer duplicates in others.
 */
export const getFeatureDirection = (feature: string): -1 | 0 | 1 =>
  UNDIRECTED_FEATURES.has(feature) ? 0 : FALLING_FEATURES.has(feature) ? -1 : 1;

/** Number of steps; the recall does not change after about 60. */
const STEPS = 80;
/** Ridge regularization: factor of the squared weights in the loss. */
const REGULARIZATION = 3;
/** Smaller weights are rounding errors, such as those of features that are equal for all candidates of an example. */
const NEGLIGIBLE = 1e-6;

/**
 * Learns a weight for each feature: conditional logistic regression with the loss -log(p), where p is the sum of the
 * softmax probabilities of an example's duplicates. No weight has the wrong sign for the direction of its feature. Uses
 * projected gradient descent with the step length of Barzilai and Borwein (1988).
 * @param examples each with at least one duplicate
 */
export function learnLinearWeights(
  examples: readonly TrainingExample[],
): Partial<Record<RankingFeatureName, number>> {
  const { scales, rows } = standardize(examples);
  const project = (weights: Float64Array) =>
    weights.map((weight, i) => (weight * getFeatureDirection(RANKING_FEATURES[i]!) < 0 ? 0 : weight));
  let weights = new Float64Array(RANKING_FEATURES.length);
  let gradient = computeGradient(examples, rows, weights);
  let step = 1 / examples.reduce((sum, { weight }) => sum + weight, REGULARIZATION);
  for (let i = 0; i < STEPS; i++) {
    const next = project(weights.map((weight, j) => weight - step * gradient[j]!));
    const nextGradient = computeGradient(examples, rows, next);
    let [moved, curved] = [0, 0];
    for (const [j, weight] of next.entries()) {
      moved += (weight - weights[j]!) ** 2;
      curved += (weight - weights[j]!) * (nextGradient[j]! - gradient[j]!);
    }
    [weights, gradient] = [next, nextGradient];
    if (curved <= 0) break;
    step = moved / curved;
  }
  return Object.fromEntries(
    RANKING_FEATURES.flatMap((name, i): [RankingFeatureName, number][] =>
      Math.abs(weights[i]!) < NEGLIGIBLE ? [] : [[name, Number((weights[i]! / scales[i]!).toPrecision(5))]],
    ),
  );
}

/**
 * Returns the standard deviation of each feature, and all rows in one array, with features scaled to mean 0 and
 * deviation 1.
 */
function standardize(examples: readonly TrainingExample[]): { scales: Float64Array; rows: Float32Array } {
  const [sums, squares] = [
    new Float64Array(RANKING_FEATURES.length),
    new Float64Array(RANKING_FEATURES.length),
  ];
  let count = 0;
  for (const { rows } of examples) {
    count += rows.length;
    for (const row of rows) {
      for (const [i, value] of row.entries()) {
        sums[i]! += value;
        squares[i]! += value * value;
      }
    }
  }
  const means = sums.map((sum) => sum / count);
  const scales = squares.map((square, i) => Math.sqrt(Math.max(square / count - means[i]! ** 2, 0)) || 1);
  const rows = new Float32Array(count * RANKING_FEATURES.length);
  let at = 0;
  for (const example of examples)
    for (const row of example.rows)
      for (let i = 0; i < RANKING_FEATURES.length; i++) rows[at++] = (row[i]! - means[i]!) / scales[i]!;
  return { scales, rows };
}

function computeGradient(
  examples: readonly TrainingExample[],
  rows: Float32Array,
  weights: Float64Array,
): Float64Array {
  const size = RANKING_FEATURES.length;
  const gradient = weights.map((weight) => REGULARIZATION * weight);
  let start = 0;
  for (const { rows: candidates, isDuplicate, weight } of examples) {
    const scores = candidates.map((_, i) => {
      let score = 0;
      for (let at = start + i * size, j = 0; j < size; j++) score += rows[at + j]! * weights[j]!;
      return score;
    });
    const highest = scores.reduce((max, score) => Math.max(max, score), -Infinity);
    const expScores = scores.map((score) => Math.exp(score - highest));
    let [sum, duplicateSum] = [0, 0];
    for (const [i, expScore] of expScores.entries()) {
      sum += expScore;
      if (isDuplicate[i]) duplicateSum += expScore;
    }
    for (const [i, expScore] of expScores.entries()) {
      const excess = weight * (expScore / sum - (isDuplicate[i] ? expScore / duplicateSum : 0));
      for (let at = start + i * size, j = 0; j < size; j++) gradient[j]! += excess * rows[at + j]!;
    }
    start += candidates.length * size;
  }
  return gradient;
}
