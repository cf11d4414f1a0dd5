import type { IssueTermIndex } from '../index/IssueTermIndex';
import { PostingBuffer } from '../index/Postings';
import type { QueryTerms, QueryWord } from './QueryTerms';
import {
  BLOCK_SLOTS,
  BlockScores,
  BM25_SATURATION,
  BM25_TITLE_WEIGHT,
  type WeightedPostings,
} from './BlockScores';
import { type ScoredSlot, TopSlots } from './TopSlots';

/**
 * The texts by which issues are scored: the whole text, the title alone, and the text without code. Each has a list of
 * the best issues.
 */
export const CANDIDATE_LIST_NAMES = ['text', 'title', 'prose'] as const;

export interface Candidate extends ScoredSlot {
  /** Rank, from 0, in each list of CANDIDATE_LIST_NAMES. A rank beyond the end of the list is RANK_OUTSIDE_LIST. */
  ranks: number[];
  /** Rank by the whole text among the nearby issues, or RANK_OUTSIDE_LIST. */
  nearbyRank: number;
}

export interface Candidates {
  candidates: Candidate[];
  /** For each list: the best score of its issues, the score at rank RANK_OF_REFERENCE_SCORE, and the highest possible score. */
  bestScores: number[];
  scoresAtLeadRank: number[];
  maxScores: number[];
}

/** Number of words of the query, by weight, that are searched. Titles are always searched as a whole. */
const QUERY_WORDS_MAX = 40;
/** Maximum number of issues in each list of CANDIDATE_LIST_NAMES. */
const LIST_LENGTHS = [130, 80, 130];
/**
 * Maximum distance in issue numbers of nearby issues. The best of them are also candidates, even if many other issues
 * have more words in common with the query: a problem of a new release is often reported several times within days.
 */
const NEARBY_DISTANCE = 300;
const NEARBY_LENGTH = 50;
export const RANK_OUTSIDE_LIST = 300;
/** The rank with whose score the scores of the best candidates are compared. */
export const RANK_OF_REFERENCE_SCORE = 20;
/**
 * Maximum number of postings that a query reads, which bounds the time of a query, however many issues there are. The
 * most frequent words are left out, but never the rarest one.
 */
const POSTINGS_MAX = 100_000;

/** Finds the issues with the best scores in each list. Reuses its memory from query to query. */
export class CandidateFinder {
  readonly #index: IssueTermIndex;
  readonly #scores: BlockScores;
  readonly #buffers: PostingBuffer[] = [];

  constructor(index: IssueTermIndex) {
    this.#index = index;
    this.#scores = new BlockScores(index);
  }

  get bytes(): number {
    return this.#buffers.reduce((sum, { bytes }) => sum + bytes, this.#scores.bytes);
  }

  /** @param excluded the number of the issue itself, or of a draft */
  findCandidates(query: QueryTerms, excluded: number): Candidates {
    const index = this.#index;
    const ownWords = new Set(index.listWords(excluded));
    const weights = chooseWordWeights(
      query,
      ({ term }) => term >= 0 && index.getIssueCount(term) > (ownWords.has(term) ? 1 : 0),
    );
    const { lists, nearby } = this.#listTopSlots(this.#readPostings(query, weights), excluded);
    const candidates = new Map<number, Candidate>();
    const addCandidate = (scored: ScoredSlot): Candidate => {
      let candidate = candidates.get(scored.slot);
      if (!candidate) {
        const ranks = CANDIDATE_LIST_NAMES.map(() => RANK_OUTSIDE_LIST);
        candidates.set(scored.slot, (candidate = { ...scored, ranks, nearbyRank: RANK_OUTSIDE_LIST }));
      }
      return candidate;
    };
    for (const [list, slots] of lists.entries())
      for (const [rank, scored] of slots.entries()) addCandidate(scored).ranks[list] = rank;
    for (const [rank, scored] of nearby.entries()) addCandidate(scored).nearbyRank = rank;
    const scoreAt = (list: number, rank: number) => lists[list]![rank]?.scores[list] ?? 0;
    return {
      candidates: [...candidates.values()],
      bestScores: CANDIDATE_LIST_NAMES.map((_, list) => scoreAt(list, 0)),
      scoresAtLeadRank: CANDIDATE_LIST_NAMES.map((_, list) => scoreAt(list, RANK_OF_REFERENCE_SCORE)),
      maxScores: CANDIDATE_LIST_NAMES.map((_, list) =>
        query.words.reduce(
          (sum, { weight }, i) => sum + weights[i * 3 + list]! * weight * (BM25_SATURATION + 1),
          0,
        ),
      ),
    };
  }

  /** Reads the postings of the words with a weight, the rarest first, as far as POSTINGS_MAX permits. */
  #readPostings(query: QueryTerms, weights: Float64Array): WeightedPostings[] {
    const index = this.#index;
    const rarestFirst = query.words
      .map((word, i) => ({ ...word, i }))
      .filter(({ i }) => weights[i * 3]! + weights[i * 3 + 1]! + weights[i * 3 + 2]! > 0)
      .sort((a, b) => b.weight - a.weight || a.i - b.i);
    const words: WeightedPostings[] = [];
    let count = 0;
    for (const { term, weight, i } of rarestFirst) {
      count += index.getIssueCount(term);
      if (count > POSTINGS_MAX && words.length > 0) break;
      const postings = (this.#buffers[words.length] ??= new PostingBuffer());
      index.readPostings(term, postings);
      const [text, title, prose] = [weights[i * 3]!, weights[i * 3 + 1]!, weights[i * 3 + 2]!];
      words.push({ postings, position: 0, weights: [text * weight, title * weight, prose * weight] });
    }
    return words;
  }

  /**
   * Returns the issues with the best scores in each list, and those near a number, which is excluded; the best first.
   */
  #listTopSlots(
    words: readonly WeightedPostings[],
    excluded: number,
  ): { lists: ScoredSlot[][]; nearby: ScoredSlot[] } {
    const index = this.#index;
    const { values, scored } = this.#scores;
    const tops = LIST_LENGTHS.map((length) => new TopSlots(length));
    const [textTop, titleTop, proseTop] = tops as [TopSlots, TopSlots, TopSlots];
    const nearbyTop = new TopSlots(NEARBY_LENGTH);
    const nearbySlots = this.#listNearbySlots(excluded);
    let nearbyPosition = 0;
    const readScored = (firstSlot: number, position: number): ScoredSlot => {
      const at = position * 3;
      const slot = firstSlot + position;
      return { slot, number: index.getNumber(slot), scores: [values[at]!, values[at + 1]!, values[at + 2]!] };
    };
    for (let firstSlot = 0; firstSlot < index.slotCount; firstSlot += BLOCK_SLOTS) {
      this.#scores.scoreBlock(firstSlot, words);
      const { scoredCount } = this.#scores;
      let [text, title, prose] = [textTop.threshold, titleTop.threshold, proseTop.threshold];
      for (let i = 0; i < scoredCount; i++) {
        const at = scored[i]! * 3;
        // Nearly all slots are rejected here.
        if (values[at]! <= text && values[at + 1]! <= title && values[at + 2]! <= prose) continue;
        const found = readScored(firstSlot, scored[i]!);
        if (found.number === 0 || found.number === excluded) continue;
        if (found.scores[0] > text) textTop.add(found, found.scores[0]);
        if (found.scores[1] > title) titleTop.add(found, found.scores[1]);
        if (found.scores[2] > prose) proseTop.add(found, found.scores[2]);
        [text, title, prose] = [textTop.threshold, titleTop.threshold, proseTop.threshold];
      }
      for (; nearbyPosition < nearbySlots.length; nearbyPosition++) {
        const position = nearbySlots[nearbyPosition]! - firstSlot;
        if (position >= BLOCK_SLOTS) break;
        if (values[position * 3]! <= nearbyTop.threshold) continue;
        const found = readScored(firstSlot, position);
        nearbyTop.add(found, found.scores[0]);
      }
    }
    return { lists: tops.map((top) => top.listDescending()), nearby: nearbyTop.listDescending() };
  }

  /** Returns the slots of the issues with the nearest numbers, ascending. */
  #listNearbySlots(center: number): number[] {
    const slots: number[] = [];
    for (let number = center - NEARBY_DISTANCE; number <= center + NEARBY_DISTANCE; number++) {
      const slot = number === center ? undefined : this.#index.findSlot(number);
      if (slot !== undefined) slots.push(slot);
    }
    return slots.sort((a, b) => a - b);
  }
}

/**
 * Returns the weight of each word of the query in each list, side by side; 0 if the list does not search the word.
 * @param isFindable whether another issue contains a word. Words that only the query contains, such as the request ids
 *   of a pasted log, are the rarest and would take the place of words that find something.
 */
function chooseWordWeights({ words }: QueryTerms, isFindable: (word: QueryWord) => boolean): Float64Array {
  const weights = new Float64Array(words.length * 3);
  const findable = words.map((word, i) => ({ word, i })).filter(({ word }) => isFindable(word));
  const choose = (list: number, count: (word: QueryWord) => number) => {
    const chosen = findable
      .map(({ word, i }) => ({ i, importance: word.weight * scaleCount(count(word)), count: count(word) }))
      .filter((each) => each.count > 0)
      .sort((a, b) => b.importance - a.importance || a.i - b.i)
      .slice(0, QUERY_WORDS_MAX);
    for (const each of chosen) weights[each.i * 3 + list] = scaleCount(each.count);
  };
  choose(0, ({ title, prose, code }) => BM25_TITLE_WEIGHT * title + prose + code);
  choose(2, ({ title, prose }) => BM25_TITLE_WEIGHT * title + prose);
  for (const { word, i } of findable) if (word.title > 0) weights[i * 3 + 1] = 1;
  return weights;
}

/** A word that occurs often in the query counts more, but less than in proportion. */
const scaleCount = (count: number): number => Math.min(count, 10) ** 0.7;
