import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getCodeCount, getProseCount, getTitleCount } from '../index/packCounts';
import type { QueryTerms, QueryWord } from './QueryTerms';
import { TopSlots } from './TopSlots';

/**
 * What issues are scored by: the whole text, the title alone, and the text without code. Each has a list of the best
 * issues.
 */
export const CANDIDATE_LISTS = ['text', 'title', 'prose'] as const;

export interface Candidate {
  slot: number;
  /** BM25F score and rank, from 0, in each of CANDIDATE_LISTS. A rank beyond the end of the list is LIST_RANK_NONE. */
  scores: number[];
  ranks: number[];
  /** Rank by the whole text among the nearby issues, or LIST_RANK_NONE. */
  nearbyRank: number;
}

export interface Candidates {
  candidates: Candidate[];
  /** For each list: the best score of its issues, the score at rank LEAD_RANK, and the highest possible score. */
  bestScores: number[];
  scoresAtLeadRank: number[];
  maxScores: number[];
}

/** Parameters of BM25F. A word in the title counts as much as three in the body. */
const TITLE_WEIGHT = 3;
const TITLE_LENGTH_INFLUENCE = 0.5;
const BODY_LENGTH_INFLUENCE = 0.75;
const SATURATION = 1.2;
/** Number of words of the query, by weight, that are searched. Titles are always searched as a whole. */
const QUERY_WORDS_MAX = 40;
/** Lengths of the lists. */
const LIST_LENGTHS = [130, 80, 130];
/**
 * Maximum distance in issue numbers of nearby issues. The best of them are also candidates, even if many other issues
 * have more words in common with the query: a problem of a new release is often reported several times within days.
 */
const NEARBY_DISTANCE = 300;
const NEARBY_LENGTH = 50;
export const LIST_RANK_NONE = 300;
/** The rank with whose score the scores of the best candidates are compared. */
export const LEAD_RANK = 20;
/**
 * Maximum number of postings that a query reads, which bounds the time for reading postings to about 10 ms. The most
 * frequent words are left out, but never the rarest one.
 */
const POSTINGS_MAX = 500_000;

/** Finds the issues with the best scores in each list. Reuses its memory from query to query. */
export class CandidateFinder {
  readonly #index: IssueTermIndex;
  /** The scores of each slot in the three lists, side by side. */
  #scores = new Float32Array(0);

  constructor(index: IssueTermIndex) {
    this.#index = index;
  }

  get bytes(): number {
    return this.#scores.byteLength;
  }

  /** @param excluded the number of the issue itself, or of a draft */
  findCandidates(query: QueryTerms, excluded: number): Candidates {
    const index = this.#index;
    if (this.#scores.length < index.slotCount * 3)
      this.#scores = new Float32Array(index.slotCount * 3 + 4096 * 3);
    else this.#scores.fill(0, 0, index.slotCount * 3);
    const ownWords = new Set(index.listWords(excluded));
    const weights = chooseWordWeights(
      query,
      ({ term }) => term >= 0 && index.getIssueCount(term) > (ownWords.has(term) ? 1 : 0),
    );
    this.#addScores(query, weights);
    const tops = LIST_LENGTHS.map((length) => new TopSlots(length));
    const scores = this.#scores;
    let [text, title, prose] = [0, 0, 0];
    for (let slot = 0, at = 0; slot < index.slotCount; slot++, at += 3) {
      // Nearly all slots end here.
      if (scores[at]! <= text && scores[at + 1]! <= title && scores[at + 2]! <= prose) continue;
      const number = index.getNumber(slot);
      if (number === 0 || number === excluded) continue;
      for (const [list, top] of tops.entries())
        if (scores[at + list]! > top.threshold) top.add(slot, scores[at + list]!, number);
      [text, title, prose] = tops.map(({ threshold }) => threshold) as [number, number, number];
    }
    const lists = tops.map((top) => top.listDescending());
    const candidates = new Map<number, Candidate>();
    const addCandidate = (slot: number): Candidate => {
      let candidate = candidates.get(slot);
      if (!candidate) {
        const all = CANDIDATE_LISTS.map((_, i) => scores[slot * 3 + i]!);
        const ranks = all.map(() => LIST_RANK_NONE);
        candidates.set(slot, (candidate = { slot, scores: all, ranks, nearbyRank: LIST_RANK_NONE }));
      }
      return candidate;
    };
    for (const [list, slots] of lists.entries())
      for (const [rank, slot] of slots.entries()) addCandidate(slot).ranks[list] = rank;
    for (const [rank, slot] of this.#listNearby(excluded).entries()) addCandidate(slot).nearbyRank = rank;
    const scoreAt = (list: number, rank: number) => {
      const slot = lists[list]![rank];
      return slot === undefined ? 0 : scores[slot * 3 + list]!;
    };
    return {
      candidates: [...candidates.values()],
      bestScores: CANDIDATE_LISTS.map((_, list) => scoreAt(list, 0)),
      scoresAtLeadRank: CANDIDATE_LISTS.map((_, list) => scoreAt(list, LEAD_RANK)),
      maxScores: CANDIDATE_LISTS.map((_, list) =>
        query.words.reduce(
          (sum, { weight }, i) => sum + weights[i * 3 + list]! * weight * (SATURATION + 1),
          0,
        ),
      ),
    };
  }

  /** Returns the slots of the issues near a number with the best scores by the whole text, the best first. */
  #listNearby(center: number): number[] {
    const top = new TopSlots(NEARBY_LENGTH);
    for (let number = center - NEARBY_DISTANCE; number <= center + NEARBY_DISTANCE; number++) {
      const slot = number === center ? undefined : this.#index.findSlot(number);
      const score = slot === undefined ? 0 : this.#scores[slot * 3]!;
      if (score > top.threshold) top.add(slot!, score, number);
    }
    return top.listDescending();
  }

  #addScores(query: QueryTerms, weights: Float64Array): void {
    const index = this.#index;
    const scores = this.#scores;
    const titleScale = TITLE_LENGTH_INFLUENCE / index.averageTitleLength;
    const bodyScale = BODY_LENGTH_INFLUENCE / index.averageBodyLength;
    const rarestFirst = query.words
      .map((word, i) => ({ ...word, i }))
      .filter(({ i }) => weights[i * 3]! + weights[i * 3 + 1]! + weights[i * 3 + 2]! > 0)
      .sort((a, b) => b.weight - a.weight || a.i - b.i);
    const { titleLengths, bodyLengths } = index;
    let postings = 0;
    for (const { term, weight, i } of rarestFirst) {
      postings += index.getIssueCount(term);
      if (postings > POSTINGS_MAX && term !== rarestFirst[0]!.term) break;
      const [text, title, prose] = [
        weights[i * 3]! * weight,
        weights[i * 3 + 1]! * weight,
        weights[i * 3 + 2]! * weight,
      ];
      index.forEachPosting(term, (slot, counts) => {
        const frequency =
          (TITLE_WEIGHT * getTitleCount(counts)) /
            (1 - TITLE_LENGTH_INFLUENCE + titleScale * titleLengths[slot]!) +
          (getProseCount(counts) + getCodeCount(counts)) /
            (1 - BODY_LENGTH_INFLUENCE + bodyScale * bodyLengths[slot]!);
        const saturated = (frequency * (SATURATION + 1)) / (SATURATION + frequency);
        const at = slot * 3;
        scores[at]! += text * saturated;
        scores[at + 1]! += title * saturated;
        scores[at + 2]! += prose * saturated;
      });
    }
  }
}

/**
 * Returns the weight of each word of the query in each list, side by side; 0 if the list does not search the word.
 * @param isFindable whether another issue contains a word. All others would take the place of words that find
 *   something: nothing is rarer than the request ids of a pasted log.
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
  choose(0, ({ title, prose, code }) => TITLE_WEIGHT * title + prose + code);
  choose(2, ({ title, prose }) => TITLE_WEIGHT * title + prose);
  for (const { word, i } of findable) if (word.title > 0) weights[i * 3 + 1] = 1;
  return weights;
}

/** A word that occurs often in the query counts more, but less than in proportion. */
const scaleCount = (count: number): number => Math.min(count, 10) ** 0.7;
