import { type IndexedIssue, IssueTermIndex } from './index/IssueTermIndex';
import { explainDuplicate } from './ranking/explainDuplicate';
import { computeFeatures } from './ranking/features';
import { CandidateFinder } from './ranking/findCandidates';
import { QueryTerms } from './ranking/QueryTerms';
import { RankingModel } from './ranking/RankingModel';
import weights from './ranking/weights.json';
import type { RankingWeights } from './ranking/RankingModel';

export interface LikelyDuplicate {
  /** The number of the issue. */
  number: number;
  /**
   * The model's share for this issue among the candidates, from 0 to 1. With fewer than TYPICAL_CANDIDATE_COUNT candidates,
   * missing ones count with score 0. Not a calibrated probability.
   */
  score: number;
  /** What both issues have in common, in words, strongest first. */
  reasons: string[];
}

/** A draft, or an issue of the project. */
export interface DuplicateQuery {
  title: string;
  body: string;
  /** The number of the issue, which is not among the results; of a draft, the next number of the project. */
  number: number;
  /** In milliseconds since 1970; of a draft, the current time. */
  createdAt: number;
}

/** The typical number of candidates in a project of some thousand issues. */
const TYPICAL_CANDIDATE_COUNT = 190;

/** Candidates that the ranking scores, with their features in the order of FEATURES. */
export interface ScoredCandidates {
  numbers: number[];
  features: Float32Array[];
}

/**
 * Finds the likely duplicates of drafts and issues in one project. All issues are in memory (see IssueTermIndex), so a
 * query reads nothing from the database.
 */
export class DuplicateFinder {
  readonly #index = new IssueTermIndex();
  readonly #candidates = new CandidateFinder(this.#index);
  readonly #model: RankingModel;

  constructor(modelWeights: RankingWeights = weights as RankingWeights) {
    this.#model = new RankingModel(modelWeights);
  }

  /** Number of issues. */
  get size(): number {
    return this.#index.size;
  }

  /** Number of versions of issues in the index, including those of changed and removed issues before the next compaction. */
  get slotCount(): number {
    return this.#index.slotCount;
  }

  /** Memory, in bytes. */
  get bytes(): number {
    return this.#index.bytes + this.#candidates.bytes;
  }

  /** Adds an issue, or replaces its texts. */
  put(issue: IndexedIssue): void {
    this.#index.put(issue);
  }

  /** Removes a deleted issue. Nothing happens if it is unknown. */
  remove(number: number): void {
    this.#index.remove(number);
  }

  /** Returns the most likely duplicates, the most likely first. */
  findDuplicates(query: DuplicateQuery, limit: number): LikelyDuplicate[] {
    const terms = new QueryTerms(this.#index, query.title, query.body);
    const found = this.#candidates.findCandidates(terms, query.number);
    const rows = computeFeatures(this.#index, terms, query, found);
    const scores = rows.map((row) => this.#model.score(row));
    // Few candidates do not make each of them more likely: the missing ones count with the average score, 0.
    const sum = scores.reduce(
      (total, score) => total + Math.exp(score),
      Math.max(0, TYPICAL_CANDIDATE_COUNT - rows.length),
    );
    return found.candidates
      .map(({ slot }, i) => ({ slot, score: scores[i]!, number: this.#index.getNumber(slot) }))
      .sort((a, b) => b.score - a.score || a.number - b.number)
      .slice(0, limit)
      .map(({ slot, score, number }) => ({
        number,
        score: Math.exp(score) / sum,
        reasons: explainDuplicate(this.#index, terms, slot, query.createdAt),
      }));
  }

  /** Returns all candidates of a query with their features, from which weights are learnt. */
  listScoredCandidates(query: DuplicateQuery): ScoredCandidates {
    const terms = new QueryTerms(this.#index, query.title, query.body);
    const found = this.#candidates.findCandidates(terms, query.number);
    return {
      numbers: found.candidates.map(({ slot }) => this.#index.getNumber(slot)),
      features: computeFeatures(this.#index, terms, query, found),
    };
  }
}
