/**
 * Logistic regression that estimates whether a pair is marked as duplicates, with weighted examples and ridge
 * regularization.
 */
import { CandidateBlocks } from '../clusters/CandidateBlocks';
import { comparePair, PAIR_FEATURES, prepareIssue } from '../clusters/comparePair';
import { PAIR_WEIGHT_NAMES, listModelInputs, type PairWeights } from '../clusters/PairModel';
import { IssueTermIndex } from '../index/IssueTermIndex';
import type { DuplicateDataset } from './loadDuplicateDatasets';

export interface PairExample {
  /** Inputs of the model, in the order of PAIR_WEIGHT_NAMES. */
  inputs: Float64Array;
  isDuplicate: boolean;
  weight: number;
}

const CANDIDATES_PER_ISSUE = 10;
const COPY_COSINE_MIN = 0.8;
const RIDGE = 1;
const ITERATIONS_MAX = 50;
const LOSS_TOLERANCE = 1e-6;

/** Lists the candidate pairs of a dataset. Their total weight is proportional to the square root of their number. */
export function listPairExamples({ issues, groups }: DuplicateDataset): PairExample[] {
  const index = new IssueTermIndex();
  for (const issue of issues) index.put(issue);
  const blocks = new CandidateBlocks(index);
  for (const steps = blocks.addSlots(); !steps.next().done;);
  const examples: PairExample[] = [];
  const seen = new Set<number>();
  for (let slot = 0; slot < index.slotCount; slot++) {
    const issue = prepareIssue(index, slot);
    for (const other of blocks.findCandidates(slot, CANDIDATES_PER_ISSUE)) {
      const pair = Math.min(slot, other) * index.slotCount + Math.max(slot, other);
      if (seen.has(pair)) continue;
      seen.add(pair);
      const group = groups.get(index.getNumber(slot));
      const features = comparePair(index, issue, prepareIssue(index, other));
      examples.push({
        inputs: listModelInputs(features),
        isDuplicate:
          isCopy(features) || (group !== undefined && group === groups.get(index.getNumber(other))),
        weight: 0,
      });
    }
  }
  const weight = Math.sqrt(1_000 / Math.max(1, examples.length));
  return examples.map((example) => ({ ...example, weight }));
}

/**
 * Whether two issues have the same title and nearly the same text, and therefore count as duplicates even if not
 * marked.
 */
const isCopy = (features: Float64Array): boolean =>
  features[PAIR_FEATURES.indexOf('isSameTitle')] === 1 &&
  features[PAIR_FEATURES.indexOf('cosine')]! >= COPY_COSINE_MIN;

/** Learns by Newton's method. A step that does not reduce the loss is halved. */
export function learnPairWeights(examples: readonly PairExample[]): PairWeights {
  const size = PAIR_WEIGHT_NAMES.length;
  const scales = computeScales(examples);
  const rows = examples.map(({ inputs, isDuplicate, weight }) => {
    const values = new Float64Array(size + 1);
    for (let i = 0; i < size; i++) values[i] = (inputs[i]! - scales[i]!.mean) / scales[i]!.deviation;
    values[size] = 1;
    return { values, label: isDuplicate ? 1 : 0, weight };
  });
  const computeLoss = (weights: Float64Array) =>
    rows.reduce((sum, { values, label, weight }) => {
      const logOdds = multiply(weights, values);
      const softplus = Math.max(0, logOdds) + Math.log1p(Math.exp(-Math.abs(logOdds)));
      return sum + weight * (softplus - label * logOdds);
    }, 0) +
    (RIDGE / 2) * weights.subarray(0, size).reduce((sum, weight) => sum + weight * weight, 0);

  let weights = new Float64Array(size + 1);
  let loss = computeLoss(weights);
  for (let iteration = 0; iteration < ITERATIONS_MAX; iteration++) {
    const step = computeNewtonStep(rows, weights);
    let next = weights;
    let nextLoss = Infinity;
    for (let factor = 1; factor > 1e-6 && !(nextLoss < loss); factor /= 2) {
      next = weights.map((weight, i) => weight + factor * step[i]!);
      nextLoss = computeLoss(next);
    }
    if (!(nextLoss < loss * (1 - LOSS_TOLERANCE))) break;
    [weights, loss] = [next, nextLoss];
  }
  const features = Object.fromEntries(
    PAIR_WEIGHT_NAMES.map((name, i) => [name, round(weights[i]! / scales[i]!.deviation)]),
  );
  const intercept =
    weights[size]! -
    scales.reduce((sum, { mean, deviation }, i) => sum + (weights[i]! * mean) / deviation, 0);
  return { intercept: round(intercept), features };
}

const round = (value: number): number => Number(value.toPrecision(6));

function computeScales(examples: readonly PairExample[]): { mean: number; deviation: number }[] {
  return PAIR_WEIGHT_NAMES.map((_, i) => {
    const mean = examples.reduce((sum, { inputs }) => sum + inputs[i]!, 0) / examples.length;
    const variance =
      examples.reduce((sum, { inputs }) => sum + (inputs[i]! - mean) ** 2, 0) / examples.length;
    return { mean, deviation: Math.sqrt(variance) || 1 };
  });
}

function multiply(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/**
 * Solves the Newton equations: the product of the inverse Hessian matrix and the gradient. The intercept, the last
 * weight, is not regularized.
 */
function computeNewtonStep(
  rows: readonly { values: Float64Array; label: number; weight: number }[],
  weights: Float64Array,
): Float64Array {
  const size = weights.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { values, label, weight } of rows) {
    const probability = 1 / (1 + Math.exp(-multiply(weights, values)));
    const curvature = weight * probability * (1 - probability);
    for (let i = 0; i < size; i++) {
      const row = matrix[i]!;
      row[size]! += weight * (label - probability) * values[i]!;
      const product = curvature * values[i]!;
      for (let j = 0; j <= i; j++) row[j]! += product * values[j]!;
    }
  }
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) matrix[i]![j] = matrix[j]![i]!;
    const ridge = i < size - 1 ? RIDGE : 1e-6;
    matrix[i]![i]! += ridge;
    if (i < size - 1) matrix[i]![size]! -= RIDGE * weights[i]!;
  }
  return solve(matrix);
}

/**
 * Solves a system of linear equations by Gaussian elimination with pivoting. The last column contains the right sides.
 */
function solve(matrix: Float64Array[]): Float64Array {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    for (let row = 0; row < size; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      if (row === column || factor === 0) continue;
      for (let i = column; i <= size; i++) matrix[row]![i]! -= factor * matrix[column]![i]!;
    }
  }
  return Float64Array.from(matrix, (row, i) => row[size]! / row[i]!);
}
