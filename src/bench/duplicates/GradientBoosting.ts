/**
 * Learns decision trees that rank the candidates of each query: gradient boosting with the loss -log(p), where p is the
 * sum of the softmax probabilities of the query's right candidates. Features are divided into bins by quantiles.
 */
import { createSeededRandom } from '../../testing/createSeededRandom';
import { FEATURES } from '../../server/duplicates/ranking/features';
import type { DecisionTree, RankingWeights } from '../../server/duplicates/ranking/RankingModel';

/** The candidates of one query. */
export interface TrainingQuery {
  rows: readonly Float32Array[];
  /** For each row, whether it is a duplicate of the query. */
  isRight: readonly boolean[];
  /** How much the query counts. */
  weight: number;
}

export interface BoostingOptions {
  trees: number;
  depth: number;
  /** Share of each tree's scores that is added. */
  rate: number;
  /** Share of the queries, and of the features, that each tree is learnt from. They are picked at random for each tree. */
  sample: number;
  /** The features that may be used. */
  isUsed: (feature: string) => boolean;
}

/** Features whose higher values can be a reason for or against a duplicate. Of all others, more is never worse. */
const UNDIRECTED_FEATURES: ReadonlySet<string> = new Set([
  'isOlder',
  'titleLength',
  'candidateTitleLength',
  'bodyLength',
  'candidateBodyLength',
]);
/** Features of which more is never better. */
const FALLING_FEATURES: ReadonlySet<string> = new Set(['days', 'issuesBetween']);

export const BOOSTING_OPTIONS: BoostingOptions = {
  trees: 120,
  depth: 4,
  rate: 0.1,
  sample: 0.5,
  isUsed: () => true,
};

const BINS = 48;
/** Minimum number of candidates of a leaf. */
const LEAF_ROWS_MIN = 40;
/** Added to the sum of the second derivatives of a leaf, so that small leaves get small scores. */
const REGULARIZATION = 2;
const GAIN_MIN = 0.5;
const LEAF_SCORE_MAX = 3;

interface Split {
  gain: number;
  feature: number;
  bin: number;
}

interface Node {
  split: Split | null;
  below: Node | null;
  above: Node | null;
  id: number;
  score: number;
}

/** Learns weights from queries. The same queries in the same order give the same weights. */
export function learnRankingWeights(
  queries: readonly TrainingQuery[],
  options: BoostingOptions,
): RankingWeights {
  const data = new BinnedRows(queries, options);
  const trees: DecisionTree[] = [];
  for (let i = 0; i < options.trees; i++) {
    data.sampleRowsAndFeatures();
    data.computeGradients();
    trees.push(data.growTree());
  }
  return { trees };
}

class BinnedRows {
  readonly #queries: { start: number; end: number; weight: number }[] = [];
  readonly #isRight: Uint8Array;
  readonly #features: number[];
  /** For each used feature, the bin of each row, and the highest value of each bin. */
  readonly #bins: Uint8Array[];
  readonly #edges: number[][];
  readonly #scores: Float64Array;
  readonly #gradients: Float64Array;
  readonly #curvatures: Float64Array;
  readonly #options: BoostingOptions;
  readonly #random = createSeededRandom(1);
  /** The rows and the used features from which the current tree is learnt. */
  #sampledRows = new Int32Array(0);
  #sampledFeatures: number[] = [];

  constructor(queries: readonly TrainingQuery[], options: BoostingOptions) {
    this.#options = options;
    const rows: Float32Array[] = [];
    const isRight: number[] = [];
    for (const query of queries) {
      if (!query.isRight.includes(true)) continue;
      const start = rows.length;
      for (const [i, row] of query.rows.entries()) {
        rows.push(row);
        isRight.push(query.isRight[i] ? 1 : 0);
      }
      this.#queries.push({ start, end: rows.length, weight: query.weight });
    }
    this.#isRight = Uint8Array.from(isRight);
    this.#features = FEATURES.flatMap((name, i) => (options.isUsed(name) ? [i] : []));
    this.#edges = this.#features.map((feature) => computeBinEdges(rows, feature));
    this.#bins = this.#features.map((feature, i) =>
      Uint8Array.from(rows, (row) => findBin(this.#edges[i]!, row[feature]!)),
    );
    [this.#scores, this.#gradients, this.#curvatures] = [0, 0, 0].map(
      () => new Float64Array(rows.length),
    ) as [Float64Array, Float64Array, Float64Array];
  }

  computeGradients(): void {
    for (const { start, end, weight } of this.#queries) {
      let highest = -Infinity;
      for (let i = start; i < end; i++) highest = Math.max(highest, this.#scores[i]!);
      let [sum, rightSum] = [0, 0];
      for (let i = start; i < end; i++) {
        const power = Math.exp(this.#scores[i]! - highest);
        sum += power;
        if (this.#isRight[i]) rightSum += power;
      }
      for (let i = start; i < end; i++) {
        const power = Math.exp(this.#scores[i]! - highest);
        const probability = power / sum;
        this.#gradients[i] = weight * ((this.#isRight[i] ? power / rightSum : 0) - probability);
        this.#curvatures[i] = weight * Math.max(probability * (1 - probability), 1e-6);
      }
    }
  }

  /** Picks the queries and features for the next tree. */
  sampleRowsAndFeatures(): void {
    const { sample } = this.#options;
    const rows: number[] = [];
    for (const { start, end } of this.#queries)
      if (this.#random() < sample) for (let row = start; row < end; row++) rows.push(row);
    this.#sampledRows = Int32Array.from(rows);
    this.#sampledFeatures = [...this.#features.keys()].filter(() => this.#random() < sample);
  }

  /** Grows a tree along the gradients, and adds its scores to those of the rows. */
  growTree(): DecisionTree {
    const root: Node = { split: null, below: null, above: null, id: 0, score: 0 };
    const leafOfRow = new Int32Array(this.#scores.length);
    let [nextId, level] = [1, [root]];
    const nodes = [root];
    for (let depth = 0; depth < this.#options.depth && level.length > 0; depth++) {
      const splits = this.#findSplits(level, leafOfRow);
      const next: Node[] = [];
      for (const [i, node] of level.entries()) {
        const split = splits[i];
        if (!split) continue;
        node.split = split;
        node.below = { split: null, below: null, above: null, id: nextId++, score: 0 };
        node.above = { split: null, below: null, above: null, id: nextId++, score: 0 };
        next.push(node.below, node.above);
      }
      nodes.push(...next);
      for (let row = 0; row < leafOfRow.length; row++) {
        const { split, below, above } = nodes[leafOfRow[row]!]!;
        if (split) leafOfRow[row] = (this.#bins[split.feature]![row]! <= split.bin ? below! : above!).id;
      }
      level = next;
    }
    this.#scoreLeaves(nodes, leafOfRow);
    return this.#toDecisionTree(root);
  }

  #scoreLeaves(nodes: readonly Node[], leafOfRow: Int32Array): void {
    const sums = nodes.map(() => ({ gradient: 0, curvature: 0 }));
    for (const row of this.#sampledRows) {
      const sum = sums[leafOfRow[row]!]!;
      sum.gradient += this.#gradients[row]!;
      sum.curvature += this.#curvatures[row]!;
    }
    for (const [i, { gradient, curvature }] of sums.entries()) {
      const score = gradient / (curvature + REGULARIZATION);
      // Rounded as in weights.json, so that the trees that follow correct the trees as they are stored.
      nodes[i]!.score = round(
        this.#options.rate * Math.max(-LEAF_SCORE_MAX, Math.min(LEAF_SCORE_MAX, score)),
      );
    }
    for (let row = 0; row < leafOfRow.length; row++) this.#scores[row]! += nodes[leafOfRow[row]!]!.score;
  }

  #findSplits(level: readonly Node[], leafOfRow: Int32Array): (Split | null)[] {
    const places = new Int32Array(level.at(-1)!.id + 1).fill(-1);
    for (const [i, { id }] of level.entries()) places[id] = i;
    const best: (Split | null)[] = level.map(() => null);
    for (const feature of this.#sampledFeatures) {
      const size = level.length * BINS;
      const [gradients, curvatures, counts] = [
        new Float64Array(size),
        new Float64Array(size),
        new Int32Array(size),
      ];
      const bins = this.#bins[feature]!;
      for (const row of this.#sampledRows) {
        const place = places[leafOfRow[row]!]!;
        if (place < 0) continue;
        const at = place * BINS + bins[row]!;
        gradients[at]! += this.#gradients[row]!;
        curvatures[at]! += this.#curvatures[row]!;
        counts[at]!++;
      }
      for (let place = 0; place < level.length; place++) {
        const range = [place * BINS, (place + 1) * BINS] as const;
        const split = findBestBin(
          gradients.subarray(...range),
          curvatures.subarray(...range),
          counts.subarray(...range),
          getDirection(FEATURES[this.#features[feature]!]!),
        );
        if (split && split.gain > (best[place]?.gain ?? GAIN_MIN)) best[place] = { ...split, feature };
      }
    }
    return best;
  }

  #toDecisionTree({ split, below, above, score }: Node): DecisionTree {
    if (!split) return score;
    return {
      feature: FEATURES[this.#features[split.feature]!]!,
      threshold: this.#edges[split.feature]![split.bin]!,
      below: this.#toDecisionTree(below!),
      above: this.#toDecisionTree(above!),
    };
  }
}

/**
 * Returns the direction in which a feature may change the score: 1 for up, -1 for down, 0 for both. Without it, the
 * trees learn habits of the trackers that they are learnt from, and find fewer duplicates in others.
 */
const getDirection = (feature: string): -1 | 0 | 1 =>
  UNDIRECTED_FEATURES.has(feature) ? 0 : FALLING_FEATURES.has(feature) ? -1 : 1;

/** Finds the bin after which a node is best divided. */
function findBestBin(
  gradients: Float64Array,
  curvatures: Float64Array,
  counts: Int32Array,
  direction: -1 | 0 | 1,
): { gain: number; bin: number } | null {
  const [gradient, curvature, count] = [gradients, curvatures, counts].map((values) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum;
  }) as [number, number, number];
  const value = (g: number, c: number) => (g * g) / (c + REGULARIZATION);
  let [below, belowCurvature, belowCount] = [0, 0, 0];
  let best: { gain: number; bin: number } | null = null;
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += gradients[bin]!;
    belowCurvature += curvatures[bin]!;
    belowCount += counts[bin]!;
    if (belowCount < LEAF_ROWS_MIN || count - belowCount < LEAF_ROWS_MIN) continue;
    const rise =
      (gradient - below) / (curvature - belowCurvature + REGULARIZATION) -
      below / (belowCurvature + REGULARIZATION);
    if (rise * direction < 0) continue;
    const gain =
      value(below, belowCurvature) +
      value(gradient - below, curvature - belowCurvature) -
      value(gradient, curvature);
    if (!best || gain > best.gain) best = { gain, bin };
  }
  return best;
}

/** Returns the ascending upper bounds of a feature's bins. The highest tenth of the values gets half of the bins. */
function computeBinEdges(rows: readonly Float32Array[], feature: number): number[] {
  const sorted = Float32Array.from(rows, (row) => row[feature]!).sort();
  const edges: number[] = [];
  for (let bin = 1; bin < BINS; bin++) {
    const half = BINS / 2;
    const quantile = bin < half ? (bin / half) * 0.9 : 0.9 + (0.1 * (bin - half)) / half;
    const edge = round(sorted[Math.floor(quantile * sorted.length)]!);
    if (edges.length === 0 || edge > edges.at(-1)!) edges.push(edge);
  }
  return edges;
}

function findBin(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > edges[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rounds to five digits, which keeps weights.json readable. */
const round = (value: number): number => Number(value.toPrecision(5));
