import { type RankingFeatureName, RANKING_FEATURES } from './features';

/** A decision tree: a score, or a feature and a threshold that select one of two trees. */
export type DecisionTree =
  | number
  | {
      feature: RankingFeatureName;
      threshold: number;
      /** The tree for values up to the threshold. */
      below: DecisionTree;
      above: DecisionTree;
    };

/** The contents of weights.json. */
export interface RankingWeights {
  /**
   * Weights of features, 0 if absent. A candidate's score is the weighted sum of its features plus those of all trees.
   */
  linear: Readonly<Partial<Record<RankingFeatureName, number>>>;
  trees: readonly DecisionTree[];
}

/** Ranks candidates by a linear function of their features, and gradient-boosted decision trees that correct it. */
export class RankingModel {
  /** Weights by index of the feature. */
  readonly #linear: Float64Array;
  /** The nodes of all trees. A leaf has the feature -1 and its score as threshold. */
  readonly #features: number[] = [];
  readonly #thresholds: number[] = [];
  /** For each node, the node for values up to the threshold. The one for higher values directly follows the node. */
  readonly #below: number[] = [];
  readonly #roots: number[];

  /** @throws Error if the weights have an unknown feature or a value that is not a number */
  constructor({ linear, trees }: RankingWeights) {
    if (!Array.isArray(trees) || trees.length === 0) throw new Error('The weights contain no trees.');
    for (const [name, weight] of Object.entries(linear)) {
      if (!Number.isFinite(weight)) throw new Error('The weights contain a value that is not a number.');
      if (!RANKING_FEATURES.includes(name as RankingFeatureName))
        throw new Error(`The weights contain the unknown feature ${name}.`);
    }
    this.#linear = Float64Array.from(RANKING_FEATURES, (name) => linear[name] ?? 0);
    this.#roots = trees.map((tree: DecisionTree) => this.#addTree(tree));
  }

  /**
   * Returns the score of a candidate. Scores are comparable only within one query; their differences are log odds.
   * @param features in the order of RANKING_FEATURES
   */
  score(features: Float32Array): number {
    let score = 0;
    for (let i = 0; i < features.length; i++) score += this.#linear[i]! * features[i]!;
    for (const root of this.#roots) {
      let node = root;
      for (let feature = this.#features[node]!; feature >= 0; feature = this.#features[node]!)
        node = features[feature]! <= this.#thresholds[node]! ? this.#below[node]! : node + 1;
      score += this.#thresholds[node]!;
    }
    return score;
  }

  #addTree(tree: DecisionTree): number {
    const node = this.#features.length;
    const isLeaf = typeof tree === 'number';
    const threshold = isLeaf ? tree : tree.threshold;
    const feature = isLeaf ? -1 : RANKING_FEATURES.indexOf(tree.feature);
    if (!Number.isFinite(threshold)) throw new Error('The weights contain a value that is not a number.');
    if (!isLeaf && feature < 0) throw new Error(`The weights contain the unknown feature ${tree.feature}.`);
    this.#features.push(feature);
    this.#thresholds.push(threshold);
    this.#below.push(-1);
    if (!isLeaf) {
      this.#addTree(tree.above);
      this.#below[node] = this.#addTree(tree.below);
    }
    return node;
  }
}
