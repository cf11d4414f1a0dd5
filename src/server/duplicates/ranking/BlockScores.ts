import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getCodeCount, getProseCount, getTitleCount } from '../index/packCounts';
import type { PostingBuffer } from '../index/Postings';

/** Parameters of BM25F. A word in the title counts as much as three in the body. */
export const BM25_TITLE_WEIGHT = 3;
const TITLE_LENGTH_INFLUENCE = 0.5;
const BODY_LENGTH_INFLUENCE = 0.75;
export const BM25_SATURATION = 1.2;

/** The weighted occurrences of a word in the title and in the body, by its packed occurrences. */
const TITLE_FREQUENCIES = Float64Array.from(
  { length: 256 },
  (_, packed) => BM25_TITLE_WEIGHT * getTitleCount(packed),
);
const BODY_FREQUENCIES = Float64Array.from(
  { length: 256 },
  (_, packed) => getProseCount(packed) + getCodeCount(packed),
);
/** The highest length that is stored, in words. */
const LENGTH_MAX = 0xffff;

/**
 * Number of slots in a block. A slot is the position of an issue in the arrays of the index; a block is a range of
 * consecutive slots, so small that their scores fit into the cache of a core.
 */
export const BLOCK_SLOTS = 1 << 14;

/** The postings of a word of the query, and the word's weight for each list of CANDIDATE_LIST_NAMES. */
export interface WeightedPostings {
  postings: PostingBuffer;
  /** Number of postings that have been scored. */
  position: number;
  weights: [text: number, title: number, prose: number];
}

/**
 * The BM25F scores of the issues in one block of slots at a time. Each issue has one score per list of
 * CANDIDATE_LIST_NAMES.
 */
export class BlockScores {
  readonly #index: IssueTermIndex;
  /** The scores of each slot of the block, side by side, in the order of CANDIDATE_LIST_NAMES. */
  readonly values = new Float32Array(BLOCK_SLOTS * 3);
  /** The slots of the block that have a score, in any order, counted from its first slot. */
  readonly scored = new Int32Array(BLOCK_SLOTS);
  scoredCount = 0;
  readonly #titleFactors = new LengthFactors(TITLE_LENGTH_INFLUENCE);
  readonly #bodyFactors = new LengthFactors(BODY_LENGTH_INFLUENCE);

  constructor(index: IssueTermIndex) {
    this.#index = index;
  }

  get bytes(): number {
    return [this.values, this.scored, this.#titleFactors.values, this.#bodyFactors.values].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /**
   * Computes the scores of the slots from `firstSlot`. Blocks must be scored in ascending order, because each word
   * continues at its `position`.
   */
  scoreBlock(firstSlot: number, words: readonly WeightedPostings[]): void {
    for (let i = 0; i < this.scoredCount; i++) {
      const at = this.scored[i]! * 3;
      this.values[at] = this.values[at + 1] = this.values[at + 2] = 0;
    }
    this.scoredCount = 0;
    this.#titleFactors.setAverage(this.#index.averageTitleLength);
    this.#bodyFactors.setAverage(this.#index.averageBodyLength);
    for (const word of words) this.#addWord(firstSlot, word);
  }

  #addWord(firstSlot: number, word: WeightedPostings): void {
    const { slots, counts, length } = word.postings;
    const [text, title, prose] = word.weights;
    const { titleLengths, bodyLengths } = this.#index;
    const titleFactors = this.#titleFactors.values;
    const bodyFactors = this.#bodyFactors.values;
    const { values, scored } = this;
    const end = firstSlot + BLOCK_SLOTS;
    let { scoredCount } = this;
    let { position } = word;
    for (; position < length; position++) {
      const slot = slots[position]!;
      if (slot >= end) break;
      const packed = counts[position]!;
      const frequency =
        TITLE_FREQUENCIES[packed]! * titleFactors[titleLengths[slot]!]! +
        BODY_FREQUENCIES[packed]! * bodyFactors[bodyLengths[slot]!]!;
      const saturated = (frequency * (BM25_SATURATION + 1)) / (BM25_SATURATION + frequency);
      const at = (slot - firstSlot) * 3;
      if (values[at] === 0 && values[at + 1] === 0 && values[at + 2] === 0)
        scored[scoredCount++] = slot - firstSlot;
      values[at]! += text * saturated;
      values[at + 1]! += title * saturated;
      values[at + 2]! += prose * saturated;
    }
    this.scoredCount = scoredCount;
    word.position = position;
  }
}

/**
 * The length normalization of BM25F: the factor for the frequency of a word, by the length of the text. A word in a
 * long text counts less.
 */
class LengthFactors {
  readonly values = new Float64Array(LENGTH_MAX + 1);
  readonly #influence: number;
  #average = 0;

  constructor(influence: number) {
    this.#influence = influence;
  }

  /** @param average average length of the texts */
  setAverage(average: number): void {
    if (average === this.#average) return;
    this.#average = average;
    for (let length = 0; length <= LENGTH_MAX; length++)
      this.values[length] = 1 / (1 - this.#influence + (this.#influence * length) / average);
  }
}
