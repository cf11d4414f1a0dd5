import type { IndexFileReader } from '../search/indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../search/indexing/files/IndexFileWriter';
import type { DuplicatePair } from './clusters/buildClusters';
import { comparePair, PAIR_FEATURES, type PairFeatureName, prepareIssue } from './clusters/comparePair';
import { PairModel } from './clusters/PairModel';
import { findPairsAmong, PairSearch } from './clusters/PairSearch';
import { type IndexedIssue, IssueTermIndex } from './index/IssueTermIndex';
import { readIssueTermIndex, writeIssueTermIndex } from './index/issueTermIndexFile';
import { calibrateScores, computeLogOdds } from './ranking/calibrateScore';
import { createExplainer } from './ranking/createExplainer';
import { areCopies, isPreselected, type PreselectionEvidence } from './ranking/decidePreselection';
import { computeFeatures } from './ranking/features';
import { CandidateFinder } from './ranking/findCandidates';
import { QueryTerms } from './ranking/QueryTerms';
import { RankingModel } from './ranking/RankingModel';
import weights from './ranking/weights.json';
import type { RankingWeights } from './ranking/RankingModel';

export interface LikelyDuplicate {
  /** The number of the issue. */
  number: number;
  /** The estimated probability that the issue is a duplicate, from 0 to 1. */
  score: number;
  /** What both issues have in common, in words, strongest first. */
  reasons: string[];
  /**
   * Whether the issue is so likely a duplicate that clients preselect it for the user. Only the most likely duplicate
   * of an indexed issue can be preselected.
   */
  isPreselected: boolean;
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

/** Candidates that the ranking scores, with their features in the order of RANKING_FEATURES. */
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
  readonly #pairModel = new PairModel();

  constructor(modelWeights: RankingWeights = weights as RankingWeights) {
    this.#model = new RankingModel(modelWeights);
  }

  /** Number of issues. */
  get size(): number {
    return this.#index.size;
  }

  /**
   * Number of versions of issues in the index, including those of changed and removed issues before the next
   * compaction.
   */
  get slotCount(): number {
    return this.#index.slotCount;
  }

  /** The highest number that an issue has had; 0 without issues. */
  get highestNumber(): number {
    return this.#index.highestNumber;
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

  /** Writes the index to a file in steps, without the texts of changed and removed issues. */
  writeToFile(writer: IndexFileWriter): Generator<void> {
    return writeIssueTermIndex(this.#index, writer);
  }

  /**
   * Adds the issues of a file in steps, to an index without issues.
   * @throws an error if the file is damaged, or a RangeError if the index is full
   */
  readFromFile(reader: IndexFileReader): Generator<void> {
    return readIssueTermIndex(this.#index, reader);
  }

  /** Returns the most likely duplicates, the most likely first. */
  findDuplicates(query: DuplicateQuery, limit: number): LikelyDuplicate[] {
    const terms = new QueryTerms(this.#index, query.title, query.body);
    const found = this.#candidates.findCandidates(terms, query.number);
    const rows = computeFeatures(this.#index, terms, query, found);
    const scores = rows.map((row) => this.#model.score(row));
    const estimates = calibrateScores(scores);
    const explain = createExplainer(this.#index, terms, query.createdAt);
    const ranked = found.candidates
      .map(({ slot }, i) => ({
        slot,
        score: scores[i]!,
        estimate: estimates[i]!,
        number: this.#index.getNumber(slot),
      }))
      .sort((a, b) => b.score - a.score || a.number - b.number);
    const evidence = this.gatherPreselectionEvidence(
      query,
      ranked.map(({ number }) => number),
      ranked.map(({ score }) => score),
    );
    return ranked.slice(0, limit).map(({ slot, estimate, number }, rank) => ({
      number,
      score: estimate,
      reasons: explain(slot),
      isPreselected: rank === 0 && evidence !== null && isPreselected(evidence),
    }));
  }

  /**
   * Returns the evidence by which the best candidate is preselected or not. Null without candidates, and for a draft,
   * which is not in the index.
   * @param candidates the numbers of all candidates, the best one first
   * @param scores their scores
   */
  gatherPreselectionEvidence(
    { number, createdAt }: DuplicateQuery,
    candidates: readonly number[],
    scores: readonly number[],
  ): PreselectionEvidence | null {
    const index = this.#index;
    const slot = index.findSlot(number);
    const slots = candidates.map((candidate) => index.findSlot(candidate)!);
    const [best] = slots;
    if (slot === undefined || best === undefined) return null;
    const issue = prepareIssue(index, slot);
    const compare = (other: number) => {
      const features = comparePair(index, issue, prepareIssue(index, other));
      const valueOf = (name: PairFeatureName) => features[PAIR_FEATURES.indexOf(name)]!;
      const isSameTitle = valueOf('isSameTitle') === 1;
      const cosine = valueOf('cosine');
      return {
        isSameTitle,
        hasOwnWordsInBothTitles: valueOf('titleReplaced') > 0,
        cosine,
        isCopy: areCopies(isSameTitle, cosine),
      };
    };
    const { isCopy: isBestCopy, ...comparison } = compare(best);
    return {
      ...comparison,
      logOdds: computeLogOdds(scores)[0]!,
      timeBetweenMs: Math.abs(createdAt - index.getCreatedAt(best)),
      wordCount: issue.record.words.length,
      copyCount: isBestCopy ? slots.filter((other) => compare(other).isCopy).length : 0,
    };
  }

  /** Creates a comparison of all issues. Call its `prepare` before `findPairs`. */
  createPairSearch(): PairSearch {
    return new PairSearch(this.#index);
  }

  /** Returns the pairs of an indexed issue and its likely duplicates, strongest first. */
  findPairs(query: DuplicateQuery): DuplicatePair[] {
    const slot = this.#index.findSlot(query.number);
    if (slot === undefined) return [];
    const terms = new QueryTerms(this.#index, query.title, query.body);
    const { candidates } = this.#candidates.findCandidates(terms, query.number);
    return findPairsAmong(
      this.#index,
      this.#pairModel,
      slot,
      candidates.map((candidate) => candidate.slot),
    );
  }

  /** Returns what an issue has in common with an indexed one, in words, strongest first. */
  explain(query: DuplicateQuery, otherNumber: number): string[] {
    const slot = this.#index.findSlot(otherNumber);
    if (slot === undefined) return [];
    const terms = new QueryTerms(this.#index, query.title, query.body);
    return createExplainer(this.#index, terms, query.createdAt)(slot);
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
