import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getCodeCount, getProseCount, getTitleCount } from '../index/packCounts';
import type { QueryTerms, QueryWord } from './QueryTerms';
import { TopSlots } from './TopSlots';

/** The lists that candidates come from: by the whole text, by the title alone, and by the text without code. */
export const CANDIDATE_LISTS = ['text', 'title', 'prose'] as const;

export interface Candidate {
  slot: number;
  /** BM25F score and rank, from 0, in each of CANDIDATE_LISTS. A rank beyond the end of the list is LIST_RANK_NONE. */
  scores: number[];
  ranks: number[];
}

export interface Candidates {
  candidates: Candidate[];
  /** For each list: the best score of its issues, the score at rank SCORE_LEAD_RANK, and the highest possible score. */
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
const LIST_LENGTHS = [100, 60, 100];
export const LIST_RANK_NONE = 300;
const SCORE_LEAD_RANK = 20;
/**
 * Maximum number of postings that a query reads, which bounds the time for reading postings to about 10 ms. The most frequent words are left
 * out, but never the rarest one.
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
    for (const [list, slots] of lists.entries()) {
      for (const [rank, slot] of slots.entries()) {
        let candidate = candidates.get(slot);
        if (!candidate) {
          const all = CANDIDATE_LISTS.map((_, i) => scores[slot * 3 + i]!);
          candidates.set(slot, (candidate = { slot, scores: all, ranks: all.map(() => LIST_RANK_NONE) }));
        }
        candidate.ranks[list] = rank;
      }
    }
    const scoreAt = (list: number, rank: number) => {
      const slot = lists[list]![rank];
      return slot === undefined ? 0 : scores[slot * 3 + list]!;
    };
    return {
      candidates: [...candidates.values()],
      bestScores: CANDIDATE_LISTS.map((_, list) => scoreAt(list, 0)),
      scoresAtLeadRank: CANDIDATE_LISTS.map((_, list) => scoreAt(list, SCORE_LEAD_RANK)),
      maxScores: CANDIDATE_LISTS.map((_, list) =>
        query.words.reduce(
          (sum, { weight }, i) => sum + weights[i * 3 + list]! * weight * (SATURATION + 1),
          0,
        ),
      ),
    };
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
 * @param isFindable whether another issue contains a word. All others would take the place of words that find something:
 * nothing is rarer than the request ids of a pasted log.
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
