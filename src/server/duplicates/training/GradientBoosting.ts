/**
 * Learns decision trees that rank the candidates of each example: gradient boosting with the loss -log(p), where p is the
 * sum of the softmax probabilities of the example's duplicates. Features are divided into bins by quantiles. The trees
 * correct the scores of linear weights, which are learnt first.
 */
import { createSeededRandom } from '../../../testing/createSeededRandom';
import { RANKING_FEATURES } from '../ranking/features';
import { type DecisionTree, RankingModel, type RankingWeights } from '../ranking/RankingModel';
import { getFeatureDirection, learnLinearWeights } from './learnLinearWeights';
import { sampleCandidates, type TrainingExample } from './TrainingExample';

export interface BoostingOptions {
  trees: number;
  depth: number;
  /** Share of each tree's scores that is added. */
  rate: number;
  /**
   * Share of the examples, and of the features, that each tree is learnt from. They are picked at random for each tree.
   */
  sample: number;
}

export const BOOSTING_OPTIONS: BoostingOptions = {
  trees: 60,
  depth: 4,
  rate: 0.1,
  sample: 0.5,
};

const BINS = 48;
/** Minimum number of candidates of a leaf. */
const LEAF_ROWS_MIN = 40;
/** Added to the sum of the second derivatives of a leaf, so that small leaves get small scores. */
const REGULARIZATION = 2;
const GAIN_MIN = 0.5;
const LEAF_SCORE_MAX = 3;

/** The range of a node's score, before it is multiplied by the rate. */
interface Bounds {
  min: number;
  max: number;
}

interface Split {
  gain: number;
  feature: number;
  bin: number;
  /** Bounds that keep the scores below and above the split in the direction of the feature. */
  below: Bounds;
  above: Bounds;
}

interface Node {
  bounds: Bounds;
  split: Split | null;
  below: Node | null;
  above: Node | null;
  id: number;
  score: number;
}

/** Learns weights from examples. The same examples in the same order give the same weights. */
export function learnRankingWeights(
  examples: readonly TrainingExample[],
  options: BoostingOptions,
): RankingWeights {
  const random = createSeededRandom(2);
  const usable = examples
    .filter(({ isDuplicate }) => isDuplicate.includes(true))
    .map((example) => sampleCandidates(example, random));
  const linear = learnLinearWeights(usable);
  const data = new BinnedRows(usable, new RankingModel({ linear, trees: [0] }), options);
  const trees: DecisionTree[] = [];
  for (let i = 0; i < options.trees; i++) {
    data.sampleRowsAndFeatures();
    data.computeGradients();
    trees.push(data.growTree());
  }
  return { linear, trees };
}

class BinnedRows {
  readonly #examples: { start: number; end: number; weight: number }[] = [];
  readonly #isDuplicate: Uint8Array;
  /** For each feature, the bin of each row, and the highest value of each bin. */
  readonly #bins: Uint8Array[];
  readonly #edges: number[][];
  readonly #scores: Float64Array;
  readonly #gradients: Float64Array;
  readonly #hessians: Float64Array;
  readonly #options: BoostingOptions;
  readonly #random = createSeededRandom(1);
  /** The rows and the features from which the current tree is learnt. */
  #sampledRows = new Int32Array(0);
  #sampledFeatures: number[] = [];

  /** @param linear the model whose scores the trees correct */
  constructor(examples: readonly TrainingExample[], linear: RankingModel, options: BoostingOptions) {
    this.#options = options;
    const rows: Float32Array[] = [];
    const isDuplicate: number[] = [];
    for (const example of examples) {
      const start = rows.length;
      for (const [i, row] of example.rows.entries()) {
        rows.push(row);
        isDuplicate.push(example.isDuplicate[i] ? 1 : 0);
      }
      this.#examples.push({ start, end: rows.length, weight: example.weight });
    }
    this.#isDuplicate = Uint8Array.from(isDuplicate);
    this.#edges = RANKING_FEATURES.map((_, feature) => computeBinEdges(rows, feature));
    this.#bins = RANKING_FEATURES.map((_, feature) =>
      Uint8Array.from(rows, (row) => findBin(this.#edges[feature]!, row[feature]!)),
    );
    this.#scores = Float64Array.from(rows, (row) => linear.score(row));
    this.#gradients = new Float64Array(rows.length);
    this.#hessians = new Float64Array(rows.length);
  }

  computeGradients(): void {
    for (const { start, end, weight } of this.#examples) {
      let highest = -Infinity;
      for (let i = start; i < end; i++) highest = Math.max(highest, this.#scores[i]!);
      let [sum, duplicateSum] = [0, 0];
      for (let i = start; i < end; i++) {
        const expScore = Math.exp(this.#scores[i]! - highest);
        sum += expScore;
        if (this.#isDuplicate[i]) duplicateSum += expScore;
      }
      for (let i = start; i < end; i++) {
        const expScore = Math.exp(this.#scores[i]! - highest);
        const probability = expScore / sum;
        this.#gradients[i] = weight * ((this.#isDuplicate[i] ? expScore / duplicateSum : 0) - probability);
        this.#hessians[i] = weight * Math.max(probability * (1 - probability), 1e-6);
      }
    }
  }

  /** Picks the examples and features for the next tree. */
  sampleRowsAndFeatures(): void {
    const { sample } = this.#options;
    const rows: number[] = [];
    for (const { start, end } of this.#examples)
      if (this.#random() < sample) for (let row = start; row < end; row++) rows.push(row);
    this.#sampledRows = Int32Array.from(rows);
    this.#sampledFeatures = [...RANKING_FEATURES.keys()].filter(() => this.#random() < sample);
  }

  /** Grows a tree along the gradients, and adds its scores to those of the rows. */
  growTree(): DecisionTree {
    const root = createNode(0, { min: -LEAF_SCORE_MAX, max: LEAF_SCORE_MAX });
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
        node.below = createNode(nextId++, split.below);
        node.above = createNode(nextId++, split.above);
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
    const sums = nodes.map(() => ({ gradient: 0, hessian: 0 }));
    for (const row of this.#sampledRows) {
      const sum = sums[leafOfRow[row]!]!;
      sum.gradient += this.#gradients[row]!;
      sum.hessian += this.#hessians[row]!;
    }
    for (const [i, { gradient, hessian }] of sums.entries()) {
      const node = nodes[i]!;
      // Rounded as in weights.json, so that the trees that follow correct the trees as they are stored.
      node.score = round(this.#options.rate * computeScore(gradient, hessian, node.bounds));
    }
    for (let row = 0; row < leafOfRow.length; row++) this.#scores[row]! += nodes[leafOfRow[row]!]!.score;
  }

  #findSplits(level: readonly Node[], leafOfRow: Int32Array): (Split | null)[] {
    const places = new Int32Array(level.at(-1)!.id + 1).fill(-1);
    for (const [i, { id }] of level.entries()) places[id] = i;
    const best: (Split | null)[] = level.map(() => null);
    for (const feature of this.#sampledFeatures) {
      const size = level.length * BINS;
      const [gradients, hessians, counts] = [
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
        hessians[at]! += this.#hessians[row]!;
        counts[at]!++;
      }
      for (let place = 0; place < level.length; place++) {
        const range = [place * BINS, (place + 1) * BINS] as const;
        const split = findBestBin(
          gradients.subarray(...range),
          hessians.subarray(...range),
          counts.subarray(...range),
          getFeatureDirection(RANKING_FEATURES[feature]!),
          level[place]!.bounds,
        );
        if (split && split.gain > (best[place]?.gain ?? GAIN_MIN)) best[place] = { ...split, feature };
      }
    }
    return best;
  }

  #toDecisionTree({ split, below, above, score }: Node): DecisionTree {
    if (!split) return score;
    return {
      feature: RANKING_FEATURES[split.feature]!,
      threshold: this.#edges[split.feature]![split.bin]!,
      below: this.#toDecisionTree(below!),
      above: this.#toDecisionTree(above!),
    };
  }
}

const createNode = (id: number, bounds: Bounds): Node => ({
  bounds,
  split: null,
  below: null,
  above: null,
  id,
  score: 0,
});

/** Returns the best score of a leaf, within its bounds. */
const computeScore = (gradient: number, hessian: number, { min, max }: Bounds): number =>
  Math.max(min, Math.min(max, gradient / (hessian + REGULARIZATION)));

/** Returns by how much a leaf with this score lowers the loss, to the second order and doubled. */
const computeGain = (gradient: number, hessian: number, score: number): number =>
  2 * gradient * score - (hessian + REGULARIZATION) * score * score;

/**
 * Finds the bin after which a node is best divided. Scores above and below a split on a feature with a direction are
 * bounded by the middle between the two, so that the splits further down cannot reverse the direction.
 */
function findBestBin(
  gradients: Float64Array,
  hessians: Float64Array,
  counts: Int32Array,
  direction: -1 | 0 | 1,
  bounds: Bounds,
): Omit<Split, 'feature'> | null {
  const [gradient, hessian, count] = [gradients, hessians, counts].map((values) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum;
  }) as [number, number, number];
  const undividedGain = computeGain(gradient, hessian, computeScore(gradient, hessian, bounds));
  let [belowGradient, belowHessian, belowCount] = [0, 0, 0];
  let best: Omit<Split, 'feature'> | null = null;
  for (let bin = 0; bin < BINS - 1; bin++) {
    belowGradient += gradients[bin]!;
    belowHessian += hessians[bin]!;
    belowCount += counts[bin]!;
    if (belowCount < LEAF_ROWS_MIN || count - belowCount < LEAF_ROWS_MIN) continue;
    const [aboveGradient, aboveHessian] = [gradient - belowGradient, hessian - belowHessian];
    const below = computeScore(belowGradient, belowHessian, bounds);
    const above = computeScore(aboveGradient, aboveHessian, bounds);
    if ((above - below) * direction < 0) continue;
    const gain =
      computeGain(belowGradient, belowHessian, below) +
      computeGain(aboveGradient, aboveHessian, above) -
      undividedGain;
    if (best && gain <= best.gain) continue;
    const middle = (below + above) / 2;
    const [lower, higher] = [
      { min: bounds.min, max: middle },
      { min: middle, max: bounds.max },
    ];
    best =
      direction === 0
        ? { gain, bin, below: bounds, above: bounds }
        : direction > 0
          ? { gain, bin, below: lower, above: higher }
          : { gain, bin, below: higher, above: lower };
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
