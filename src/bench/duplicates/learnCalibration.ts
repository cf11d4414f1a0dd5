/**
 * Learns how to estimate the probability that a suggestion is a duplicate, and writes calibration.json. Run it after
 * learnWeights.ts: `node -r ./src/testing/register.js src/bench/duplicates/learnCalibration.ts [DIR]`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuplicateFinder } from '../../server/duplicates/DuplicateFinder';
import {
  calibrateScores,
  computeLogOdds,
  type ScoreCalibration,
} from '../../server/duplicates/ranking/calibrateScore';
import { RankingModel } from '../../server/duplicates/ranking/RankingModel';
import { fitLogistic, type LogisticSample } from './fitLogistic';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import { type DuplicateDataset, loadDuplicateDatasets } from './loadDuplicateDatasets';
import { ScoredDataset } from './ScoredDataset';

const FILE = path.resolve(__dirname, '../../server/duplicates/ranking/calibration.json');
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

interface Suggestion extends LogisticSample {
  /** The model's scores of all candidates of the query. */
  scores: readonly number[];
  /** Index of the suggested candidate. */
  i: number;
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

function learnCalibration(samples: readonly LogisticSample[]): ScoreCalibration {
  const [bias, score, logOdds] = fitLogistic(samples).map((value) => Number(value.toFixed(4)));
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

const datasets = loadDuplicateDatasets(process.argv[2]);
if (datasets.length < 2) throw new Error('Two or more trackers with known duplicates are needed.');
const training = datasets.map((dataset) => new ScoredDataset(dataset).listTrainingQueries());
const suggestions = datasets.map((dataset, i) => {
  const others = training.filter((_, j) => j !== i).flat();
  return listSuggestions(dataset, new RankingModel(learnRankingWeights(others, BOOSTING_OPTIONS)));
});
for (const [i, { name }] of datasets.entries())
  printReliability(name, suggestions[i]!, learnCalibration(suggestions.filter((_, j) => j !== i).flat()));
const index = datasets.findIndex(({ name }) => name === CALIBRATED_TRACKER);
if (index < 0) throw new Error(`The tracker ${CALIBRATED_TRACKER} is needed.`);
const calibration = learnCalibration(suggestions[index]!);
printReliability(`${CALIBRATED_TRACKER}, as shipped`, suggestions[index]!, calibration);
writeFileSync(FILE, `${JSON.stringify(calibration, null, 2)}\n`);
