/** Learns how the scores of candidates become the estimated probability that a suggestion is a duplicate. */
import { DuplicateFinder } from '../DuplicateFinder';
import { calibrateScores, computeLogOdds, type ScoreCalibration } from '../ranking/calibrateScore';
import { RankingModel } from '../ranking/RankingModel';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import type { DuplicateDataset } from './loadDuplicateDatasets';
import type { ScoredDataset } from './ScoredDataset';

/** Suggestions per query that are used: the number that the side panel of an issue shows. */
const SUGGESTIONS = 3;
/** One in this many issues without known duplicates is a query. */
const OTHER_ISSUES_PER_QUERY = 12;
/**
 * Assumed share of issues that duplicate an older one: about a quarter in large public trackers. The datasets contain
 * fewer, because many duplicates are not marked or have an original outside of the dataset.
 */
const DUPLICATE_SHARE = 0.25;
/**
 * The tracker from which calibration.json is learnt, because its duplicates are marked most completely. In the others,
 * many duplicates are not marked and count as wrong suggestions, which makes the estimates too low.
 */
const CALIBRATED_TRACKER = 'bugzilla-fieldtrip';
const DATASET_WEIGHT = 1_000;
const RELIABILITY_BINS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

const NEWTON_STEPS = 30;
/** Ridge regularization, which keeps the weights of correlated inputs small. */
const REGULARIZATION = 1e-3;

/** One observation: its inputs, whether the event occurred, and its weight. */
interface LogisticSample {
  inputs: readonly number[];
  isPositive: boolean;
  weight: number;
}

interface Suggestion extends LogisticSample {
  /** The model's scores of all candidates of the query. */
  scores: readonly number[];
  /** Index of the suggested candidate. */
  i: number;
}

/**
 * Learns how to estimate the probability that a suggestion is a duplicate. Prints the share of duplicates among
 * suggestions with similar scores: for each tracker with a calibration learnt on the others, and for the result.
 * @param datasets two or more, CALIBRATED_TRACKER among them
 * @throws Error if that tracker is missing
 */
export function learnCalibration(datasets: readonly ScoredDataset[]): ScoreCalibration {
  const training = datasets.map((dataset) => dataset.listTrainingExamples());
  const suggestions = datasets.map(({ dataset }, i) => {
    const others = training.filter((_, j) => j !== i).flat();
    return listSuggestions(dataset, new RankingModel(learnRankingWeights(others, BOOSTING_OPTIONS)));
  });
  for (const [i, { dataset }] of datasets.entries())
    printReliability(
      dataset.name,
      suggestions[i]!,
      fitCalibration(suggestions.filter((_, j) => j !== i).flat()),
    );
  const index = datasets.findIndex(({ dataset }) => dataset.name === CALIBRATED_TRACKER);
  if (index < 0) throw new Error(`The tracker ${CALIBRATED_TRACKER} is needed.`);
  const calibration = fitCalibration(suggestions[index]!);
  printReliability(`${CALIBRATED_TRACKER}, as shipped`, suggestions[index]!, calibration);
  return calibration;
}

/**
 * Lists the suggestions for issues of a dataset, with a model that was learnt on the other datasets. Issues with known
 * duplicates have the total weight DUPLICATE_SHARE, and a sample of the other issues has the rest.
 */
function listSuggestions({ issues, groups }: DuplicateDataset, model: RankingModel): Suggestion[] {
  const finder = new DuplicateFinder();
  for (const issue of issues) finder.put(issue);
  const queries = issues.filter(({ number }) => groups.has(number) || number % OTHER_ISSUES_PER_QUERY === 0);
  const duplicateCount = queries.filter(({ number }) => groups.has(number)).length;
  return queries.flatMap((issue) => {
    const { numbers, features } = finder.listScoredCandidates(issue);
    const scores = features.map((row) => model.score(row));
    const logOdds = computeLogOdds(scores);
    const group = groups.get(issue.number);
    return scores
      .map((score, i) => ({ score, i }))
      .sort((a, b) => b.score - a.score)
      .slice(0, SUGGESTIONS)
      .map(({ i }) => ({
        inputs: [scores[i]!, logOdds[i]!],
        scores,
        i,
        isPositive: group !== undefined && groups.get(numbers[i]!) === group,
        weight:
          group === undefined
            ? (DATASET_WEIGHT * (1 - DUPLICATE_SHARE)) / (queries.length - duplicateCount)
            : (DATASET_WEIGHT * DUPLICATE_SHARE) / duplicateCount,
      }));
  });
}

function fitCalibration(samples: readonly LogisticSample[]): ScoreCalibration {
  const [bias, score, logOdds] = fitLogisticRegression(samples).map((value) => Number(value.toFixed(4)));
  return { bias: bias!, score: score!, logOdds: logOdds! };
}

/** Prints the share of duplicates among suggestions with similar scores. */
function printReliability(what: string, suggestions: readonly Suggestion[], learnt: ScoreCalibration): void {
  const estimates = suggestions.map(({ scores, i }) => calibrateScores(scores, learnt)[i]!);
  for (const [bin, from] of RELIABILITY_BINS.slice(0, -1).entries()) {
    const to = RELIABILITY_BINS[bin + 1]!;
    const inBin = suggestions.filter((_, i) => estimates[i]! >= from && estimates[i]! < to);
    const sum = (of: readonly LogisticSample[]) => of.reduce((total, { weight }) => total + weight, 0);
    const share = sum(inBin.filter(({ isPositive }) => isPositive)) / sum(inBin);
    console.log(
      `${what}: score ${from} to ${to}: ${inBin.length} suggestions, ${(100 * share).toFixed(0)}% duplicates`,
    );
  }
}

/**
 * Fits a logistic function by Newton's method.
 * @returns the bias, followed by the weight of each input
 */
export function fitLogisticRegression(samples: readonly LogisticSample[]): number[] {
  const size = samples[0]!.inputs.length + 1;
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : -REGULARIZATION * total * weight));
    const hessian = weights.map((_, i) =>
      weights.map((_weight, j) => (i === j ? REGULARIZATION * total : 0)),
    );
    for (const { inputs, isPositive, weight } of samples) {
      const row = [1, ...inputs];
      const p = 1 / (1 + Math.exp(-row.reduce((sum, input, i) => sum + input * weights[i]!, 0)));
      const error = weight * (Number(isPositive) - p);
      const curvature = weight * p * (1 - p);
      for (let i = 0; i < size; i++) {
        gradient[i]! += error * row[i]!;
        for (let j = 0; j < size; j++) hessian[i]![j]! += curvature * row[i]! * row[j]!;
      }
    }
    const change = solveLinearSystem(hessian, gradient);
    weights = weights.map((weight, i) => weight + change[i]!);
  }
  return weights;
}

/** Solves a linear system by Gaussian elimination. */
function solveLinearSystem(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let j = column; j <= size; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
