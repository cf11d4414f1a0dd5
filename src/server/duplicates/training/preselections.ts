/**
 * Learns when the best candidate of an issue is preselected, and measures how often a preselected one is a known
 * duplicate.
 */
import { DuplicateFinder } from '../DuplicateFinder';
import {
  isPreselected,
  type PreselectionEvidence,
  type PreselectionThresholds,
} from '../ranking/decidePreselection';
import { RankingModel } from '../ranking/RankingModel';
import { BOOSTING_OPTIONS, learnRankingWeights } from './GradientBoosting';
import type { DuplicateDataset } from './loadDuplicateDatasets';
import type { ScoredDataset } from './ScoredDataset';

/** Of the preselections for issues with known duplicates, at least this share must name one of them. */
export const PRESELECTION_PRECISION_MIN = 0.9;
/** At most this share of the issues without known duplicates may have a preselection. Many have unmarked duplicates. */
export const UNDUPLICATED_PRESELECTION_SHARE_MAX = 0.02;
/**
 * The precision that thresholds must have on the trackers from which they are learnt. With PRESELECTION_PRECISION_MIN itself, about
 * half of all other trackers would miss it.
 */
const LEARNT_PRECISION_MIN = 0.92;
const OTHER_ISSUES = 1_000;
/**
 * The thresholds to choose from: the share of a candidate is the model's own estimate that it is a known duplicate of
 * an issue that has one, so that lower shares than PRESELECTION_PRECISION_MIN cannot be enough. A finer grid would fit the few
 * dozen preselections of a tracker.
 */
const SHARES: readonly (number | null)[] = [0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 0.999, null];

/** The best candidate of one issue. */
export interface PreselectionQuery {
  evidence: PreselectionEvidence;
  hasKnownDuplicates: boolean;
  /** Whether the candidate is in the issue's set of known duplicates. */
  isKnownDuplicate: boolean;
}

export interface PreselectionCounts {
  /** Numbers of issues with known duplicates: all, those with a preselection, and those with a right one. */
  known: number;
  knownPreselected: number;
  right: number;
  others: number;
  othersPreselected: number;
}

/** Learns the ranking weights of subsets of datasets, and finds the best candidates with them, each once. */
export class PreselectionTrackers {
  readonly #datasets: readonly ScoredDataset[];
  readonly #models = new Map<string, RankingModel>();
  readonly #queries = new Map<ScoredDataset, Map<RankingModel, PreselectionQuery[]>>();

  constructor(datasets: readonly ScoredDataset[]) {
    this.#datasets = datasets;
    // Computing the features of the candidates takes longest, so each issue is searched once for all models.
    for (const dataset of datasets) {
      const others = datasets.filter((other) => other !== dataset);
      const models = new Set(
        [others, ...others.map((one) => [one])].map((learnt) => this.#learnModel(learnt)),
      );
      this.#queries.set(dataset, listPreselectionQueries(dataset.dataset, [...models]));
    }
  }

  /** Learns thresholds from some datasets, each searched with weights that were learnt on the other ones. */
  learnThresholds(datasets: readonly ScoredDataset[]): PreselectionThresholds {
    return choosePreselectionThresholds(
      datasets.map((dataset) =>
        this.#listQueries(
          dataset,
          datasets.filter((other) => other !== dataset),
        ),
      ),
    );
  }

  /** Counts the preselections in a dataset with weights that were learnt on all others. */
  count(dataset: ScoredDataset, thresholds: PreselectionThresholds): PreselectionCounts {
    const others = this.#datasets.filter((other) => other !== dataset);
    return countPreselections(this.#listQueries(dataset, others), thresholds);
  }

  #listQueries(dataset: ScoredDataset, learnt: readonly ScoredDataset[]): PreselectionQuery[] {
    return this.#queries.get(dataset)!.get(this.#learnModel(learnt))!;
  }

  #learnModel(datasets: readonly ScoredDataset[]): RankingModel {
    const key = datasets.map(({ dataset }) => dataset.name).join(' ');
    let model = this.#models.get(key);
    if (!model) {
      const examples = datasets.flatMap((dataset) => dataset.listTrainingExamples());
      model = new RankingModel(learnRankingWeights(examples, BOOSTING_OPTIONS));
      this.#models.set(key, model);
    }
    return model;
  }
}

/** Finds the best candidate of each issue with known duplicates and of a sample of the others, with each model. */
function listPreselectionQueries(
  { issues, groups }: DuplicateDataset,
  models: readonly RankingModel[],
): Map<RankingModel, PreselectionQuery[]> {
  const finder = new DuplicateFinder();
  for (const issue of issues) finder.put(issue);
  const others = issues.filter(({ number }) => !groups.has(number));
  const step = Math.max(1, others.length / OTHER_ISSUES);
  const sample = Array.from(
    { length: Math.min(OTHER_ISSUES, others.length) },
    (_, i) => others[Math.floor(i * step)]!,
  );
  const queries = new Map(models.map((model) => [model, [] as PreselectionQuery[]]));
  for (const issue of [...issues.filter(({ number }) => groups.has(number)), ...sample]) {
    const { numbers, features } = finder.listScoredCandidates(issue);
    const group = groups.get(issue.number);
    for (const model of models) {
      const ranked = features
        .map((row, i) => ({ number: numbers[i]!, score: model.score(row) }))
        .sort((a, b) => b.score - a.score || a.number - b.number);
      const evidence = finder.gatherPreselectionEvidence(
        issue,
        ranked.map(({ number }) => number),
        ranked.map(({ score }) => score),
      );
      queries.get(model)!.push({
        evidence: evidence ?? NO_CANDIDATE,
        hasKnownDuplicates: group !== undefined,
        isKnownDuplicate: group !== undefined && groups.get(ranked[0]?.number ?? 0) === group,
      });
    }
  }
  return queries;
}

/** An issue without a candidate is counted, and has no preselection. */
const NO_CANDIDATE: PreselectionEvidence = {
  logOdds: -Infinity,
  isSameTitle: false,
  hasOwnWordsInBothTitles: false,
  cosine: 0,
  timeBetweenMs: 0,
  wordCount: 0,
  copyCount: 0,
};

function countPreselections(
  queries: readonly PreselectionQuery[],
  thresholds: PreselectionThresholds,
): PreselectionCounts {
  const counts = { known: 0, knownPreselected: 0, right: 0, others: 0, othersPreselected: 0 };
  for (const { evidence, hasKnownDuplicates, isKnownDuplicate } of queries) {
    const preselected = Number(isPreselected(evidence, thresholds));
    if (hasKnownDuplicates) {
      counts.known++;
      counts.knownPreselected += preselected;
      if (isKnownDuplicate) counts.right += preselected;
    } else {
      counts.others++;
      counts.othersPreselected += preselected;
    }
  }
  return counts;
}

/**
 * Chooses the shares above which a likely duplicate is preselected. On each tracker, they must reach LEARNT_PRECISION_MIN
 * and stay within UNDUPLICATED_PRESELECTION_SHARE_MAX. Of those that do, the ones with the highest geometric mean of the trackers' coverages
 * are chosen, so that all trackers have the same weight. If there are none, nothing is preselected.
 */
export function choosePreselectionThresholds(
  trackers: readonly (readonly PreselectionQuery[])[],
): PreselectionThresholds {
  let best: PreselectionThresholds = { sameTitle: null, otherTitle: null };
  let bestCoverage = -Infinity;
  for (const sameTitle of SHARES) {
    for (const otherTitle of SHARES) {
      const thresholds = { sameTitle, otherTitle };
      const counts = trackers.map((queries) => countPreselections(queries, thresholds));
      const isAllowed = counts.every(
        ({ knownPreselected, right, others, othersPreselected }) =>
          knownPreselected > 0 &&
          right >= LEARNT_PRECISION_MIN * knownPreselected &&
          othersPreselected <= UNDUPLICATED_PRESELECTION_SHARE_MAX * others,
      );
      const coverage = counts.reduce((sum, { right, known }) => sum + Math.log(right / known), 0);
      if (!isAllowed || coverage <= bestCoverage) continue;
      [best, bestCoverage] = [thresholds, coverage];
    }
  }
  return best;
}
