import { DuplicateFinder } from '../../server/duplicates/DuplicateFinder';
import { RankingModel, type RankingWeights } from '../../server/duplicates/ranking/RankingModel';
import type { TrainingQuery } from './GradientBoosting';
import type { DuplicatePair, DuplicateSet } from './loadDuplicateSets';
import { measureRecall, type Recall } from './measureRecall';

/** Brings the weight of a query near 1. */
const SET_WEIGHT = 30;

interface ScoredPair {
  pair: DuplicatePair;
  numbers: readonly number[];
  features: readonly Float32Array[];
}

/** A set whose candidates and their features have been computed, for training and for measuring weights. */
export class ScoredSet {
  readonly set: DuplicateSet;
  /** The pairs whose duplicates are newer than those of the other half. */
  readonly newerHalf: readonly DuplicatePair[];
  readonly #pairs: ScoredPair[];

  constructor(set: DuplicateSet) {
    this.set = set;
    const oldestFirst = [...set.pairs].sort((a, b) => a.duplicate - b.duplicate);
    this.newerHalf = oldestFirst.slice(oldestFirst.length >> 1);
    const finder = new DuplicateFinder();
    for (const issue of set.issues) finder.put(issue);
    this.#pairs = set.pairs.map((pair) => {
      const { title, body, createdAt } = set.issues[pair.duplicate - 1]!;
      return { pair, ...finder.listScoredCandidates({ title, body, createdAt, number: pair.duplicate }) };
    });
  }

  /**
   * Returns the queries for training. The influence of a set grows with the square root of its size.
   * @param isUsed whether a pair is used for training
   */
  listTrainingQueries(isUsed: (pair: DuplicatePair) => boolean = () => true): TrainingQuery[] {
    const used = this.#pairs.filter(({ pair }) => isUsed(pair));
    return used.map(({ pair, numbers, features }) => ({
      rows: features,
      isRight: numbers.map((number) => this.set.groups.get(number) === this.set.groups.get(pair.duplicate)),
      weight: SET_WEIGHT / Math.sqrt(used.length),
    }));
  }

  /** Measures the recall with these weights, of all pairs or of some. */
  measure(weights: RankingWeights, isMeasured: (pair: DuplicatePair) => boolean = () => true): Recall {
    const results = this.#rank(weights);
    return measureRecall(this.set, this.set.pairs.filter(isMeasured), (pair) => results.get(pair)!);
  }

  #rank(weights: RankingWeights): Map<DuplicatePair, number[]> {
    const model = new RankingModel(weights);
    return new Map(
      this.#pairs.map(({ pair, numbers, features }) => [
        pair,
        features
          .map((row, i) => ({ number: numbers[i]!, score: model.score(row) }))
          .sort((a, b) => b.score - a.score || a.number - b.number)
          .map(({ number }) => number),
      ]),
    );
  }
}
