import { DuplicateFinder } from '../DuplicateFinder';
import { RankingModel, type RankingWeights } from '../ranking/RankingModel';
import type { TrainingExample } from './TrainingExample';
import { type DuplicateDataset, type DuplicatePair, groupDuplicates } from './loadDuplicateDatasets';

export const RECALL_RANKS = [1, 5, 10, 20] as const;

/** Share of the pairs whose partner, or any issue of the same group of duplicates, is among the first results. */
export interface Recall {
  exact: number[];
  sameGroup: number[];
}

/** Brings the weight of an example near 1. */
const DATASET_WEIGHT = 30;

interface ScoredPair {
  pair: DuplicatePair;
  numbers: readonly number[];
  features: readonly Float32Array[];
}

/** A dataset whose candidates and their features have been computed, for training and for measuring weights. */
export class ScoredDataset {
  readonly dataset: DuplicateDataset;
  /** The pairs of the newer half of the issues that are duplicates. */
  readonly newerHalf: readonly DuplicatePair[];
  readonly #pairs: readonly ScoredPair[];
  /** The pairs whose duplicate is the newer issue, with the candidates that it had before it was created. */
  readonly #drafts: readonly ScoredPair[];

  constructor(dataset: DuplicateDataset) {
    this.dataset = dataset;
    // An issue can be the duplicate in several pairs. They belong to one half, because they have the same candidates.
    const duplicates = [...new Set(dataset.pairs.map(({ duplicate }) => duplicate))].sort((a, b) => a - b);
    const firstOfNewerHalf = duplicates[duplicates.length >> 1] ?? 0;
    this.newerHalf = dataset.pairs.filter(({ duplicate }) => duplicate >= firstOfNewerHalf);

    const finder = new DuplicateFinder();
    const scorePair = (pair: DuplicatePair): ScoredPair => {
      const { title, body, createdAt } = dataset.issues[pair.duplicate - 1]!;
      return { pair, ...finder.listScoredCandidates({ title, body, createdAt, number: pair.duplicate }) };
    };
    this.#drafts = dataset.issues.flatMap((issue) => {
      const pairs = dataset.pairs.filter(
        ({ duplicate, canonical }) => duplicate === issue.number && canonical < duplicate,
      );
      const scored = pairs.map(scorePair);
      finder.put(issue);
      return scored;
    });
    this.#pairs = dataset.pairs.map(scorePair);
  }

  /**
   * Returns the examples for training. The influence of a dataset grows with the square root of its size.
   * @param isUsed whether a pair is used for training. Nothing is learnt from the others, not even which issues they
   *   connect.
   */
  listTrainingExamples(isUsed: (pair: DuplicatePair) => boolean = () => true): TrainingExample[] {
    const used = this.#pairs.filter(({ pair }) => isUsed(pair));
    const groups = groupDuplicates(used.map(({ pair }) => pair));
    return used.map(({ pair, numbers, features }) => ({
      rows: features,
      isDuplicate: numbers.map((number) => groups.get(number) === groups.get(pair.duplicate)),
      weight: DATASET_WEIGHT / Math.sqrt(used.length),
    }));
  }

  /** Measures the recall with these weights, of all pairs or of some. */
  measure(weights: RankingWeights, isMeasured: (pair: DuplicatePair) => boolean = () => true): Recall {
    return this.#measure(
      weights,
      this.#pairs.filter(({ pair }) => isMeasured(pair)),
    );
  }

  /** Measures the recall of drafts: each duplicate that is the newer issue is searched among the older issues only. */
  measureDrafts(weights: RankingWeights): Recall {
    return this.#measure(weights, this.#drafts);
  }

  /** Number of pairs that measureDrafts measures. */
  get draftCount(): number {
    return this.#drafts.length;
  }

  #measure(weights: RankingWeights, scored: readonly ScoredPair[]): Recall {
    const model = new RankingModel(weights);
    const results = new Map(
      scored.map(({ pair, numbers, features }) => [
        pair,
        features
          .map((row, i) => ({ number: numbers[i]!, score: model.score(row) }))
          .sort((a, b) => b.score - a.score || a.number - b.number)
          .map(({ number }) => number),
      ]),
    );
    return measureRecall(this.dataset, [...results.keys()], (pair) => results.get(pair)!);
  }
}

/**
 * Measures the recall at each of RECALL_RANKS.
 * @param find returns the results for a pair's duplicate, the best first
 */
export function measureRecall(
  { groups }: DuplicateDataset,
  pairs: readonly DuplicatePair[],
  find: (pair: DuplicatePair) => readonly number[],
): Recall {
  const ranks = pairs.map((pair) => {
    const found = find(pair);
    const rank = (test: (number: number) => boolean) => {
      const at = found.findIndex(test);
      return at < 0 ? Infinity : at + 1;
    };
    return {
      exact: rank((number) => number === pair.canonical),
      sameGroup: rank((number) => groups.get(number) === groups.get(pair.duplicate)),
    };
  });
  const share = (of: 'exact' | 'sameGroup') =>
    RECALL_RANKS.map((limit) => ranks.filter((rank) => rank[of] <= limit).length / pairs.length);
  return { exact: share('exact'), sameGroup: share('sameGroup') };
}
