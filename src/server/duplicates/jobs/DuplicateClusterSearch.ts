import { DUPLICATE_SCORE_UNIT } from '../../../shared/duplicates';
import { DUPLICATE_CLUSTER_ISSUES_MAX, DUPLICATE_SEARCH_HEARTBEAT_TIMEOUT_MS } from '../../../shared/limits';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readProjectIssueCount } from '../../search/indexing/readProjectsToIndex';
import { readIssuesPurgedSince } from '../../store/read/duplicateClusters';
import {
  countDuplicatePairs,
  deleteDuplicatePairGenerations,
  deleteDuplicatePairsBehind,
  deleteOtherDuplicateClusters,
  type DuplicatePairGeneration,
  type DuplicatePairRank,
  findDuplicatePairAtRank,
  insertDuplicateClusters,
  insertDuplicatePairs,
  type NewDuplicateCluster,
  readDuplicatePairs,
  type StoredDuplicatePair,
} from '../../store/write/duplicateClusters';
import {
  replaceDuplicatePairsBySearchResult,
  claimDuplicateSearch,
  endDuplicateSearch,
  updateDuplicateSearch,
} from '../../store/write/duplicateSearches';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import type { DuplicatePairSource } from '../service/createDuplicateService';
import { createNewClusters } from './createNewClusters';
import { clearReasonsOfPurgedIssues, leaveOutPairsOfPurgedIssues } from './purgedTexts';

/** Target duration of a step of the thread, in milliseconds. */
const STEP_DURATION_MS = 100;
const STEP_ISSUES = { min: 20, max: 1_000 };
/** How long a step waits for requests in flight, in milliseconds. */
const WAIT_FOR_REQUESTS_MAX_MS = 100;
/** Milliseconds after which progress and found pairs are stored, unless PAIRS_PER_STATEMENT pairs are found earlier. */
const PROGRESS_INTERVAL_MS = 1_000;
const PAIRS_PER_STATEMENT = 2_000;
const CLUSTERS_PER_TRANSACTION = 100;
/** Pairs beyond the limit are deleted only when they exceed this share of it, because a deletion sorts all pairs. */
const EXCESS_SHARE_MAX = 0.1;
/** The highest generation that the database can store. */
const GENERATION_MAX = 2 ** 31 - 1;

export interface DuplicateClusterSearchOptions {
  store: DatabaseStore;
  source: DuplicatePairSource;
  projectId: number;
  /** Id of this server. */
  runner: string;
  /** Maximum number of pairs that are stored. Of more pairs, the strongest are kept. */
  pairsMax: number;
  /** How often the search sends a heartbeat, in milliseconds. */
  heartbeatMs?: number;
  isStopped: () => boolean;
}

/**
 * A search for the clusters of one project. First, all issues are compared in steps, each of which stores its pairs and
 * its progress in one transaction. Meanwhile, updates and the clusters use the pairs of the previous search. Then the
 * pairs are grouped into clusters, which replace those of the previous search. An interrupted search continues with the
 * next step.
 */
export class DuplicateClusterSearch {
  readonly #options: DuplicateClusterSearchOptions;
  readonly #sizes = new AdaptiveBatchSize(STEP_DURATION_MS, STEP_ISSUES.max, STEP_ISSUES.min);
  /** The pairs that this search finds. */
  #found: DuplicatePairGeneration;
  #pairCount = 0;
  /** The lowest project version of the index at which pairs were found that are not stored yet. */
  #foundSince = 0;
  /** The weakest pair that is kept; null: all are. */
  #weakest: DuplicatePairRank | null = null;
  /** Whether a heartbeat has found that the search was canceled, or another server has taken over. */
  #isLost = false;

  constructor(options: DuplicateClusterSearchOptions) {
    this.#options = options;
    this.#found = { projectId: options.projectId, generation: 0 };
  }

  /**
   * Runs the search until it is done or canceled, or another server takes over.
   * @param heartbeatTimeoutMs time without a heartbeat after which the search of another server is taken over
   */
  async run(heartbeatTimeoutMs: number): Promise<void> {
    const { store, source, projectId, runner } = this.#options;
    const { version } = source;
    if (version === null) return;
    const search = await claimDuplicateSearch(store.background, projectId, {
      runner,
      heartbeatTimeoutMs,
      version,
    });
    if (!search) return;
    this.#foundSince = version;
    const { last_number, issues_done, generation, found_generation } = search;
    this.#found = { projectId, generation: found_generation };
    const stopHeartbeat = this.#startHeartbeat();
    try {
      if (found_generation > generation) {
        if (last_number === 0) {
          // Pairs that a canceled search has found, and pairs of searches before it that it had no time to delete.
          await this.#deletePairGenerations(found_generation, GENERATION_MAX);
          await this.#deletePairGenerations(0, generation - 1);
        }
        this.#pairCount = await countDuplicatePairs(store.background, this.#found);
        await this.#deleteExcessPairs(0);
        if (!(await this.#comparePairs(last_number, issues_done))) return;
        await this.#deleteExcessPairs(0);
        if (this.#isStopped) return;
        if (!(await replaceDuplicatePairsBySearchResult(store.background, projectId, runner))) return;
      }
      await this.#deletePairGenerations(0, found_generation - 1);
      await this.#replaceClusters();
    } finally {
      await stopHeartbeat();
      await source.endPairs().catch(() => undefined);
    }
  }

  /** Sends heartbeats also while the thread or a statement works for long. Returns a function that ends them. */
  #startHeartbeat(): () => Promise<void> {
    const {
      store,
      projectId,
      runner,
      heartbeatMs = DUPLICATE_SEARCH_HEARTBEAT_TIMEOUT_MS / 6,
    } = this.#options;
    let beating: Promise<void> = Promise.resolve();
    const beat = async (): Promise<void> => {
      // If the database cannot be reached, the search itself reports it.
      const isRunning = await updateDuplicateSearch(store.background, projectId, runner).catch(() => true);
      if (!isRunning) this.#isLost = true;
    };
    const timer = setInterval(() => {
      beating = beating.then(beat);
    }, heartbeatMs);
    timer.unref();
    return () => {
      clearInterval(timer);
      return beating;
    };
  }

  get #isStopped(): boolean {
    return this.#isLost || this.#options.isStopped();
  }

  /** Returns whether all issues were compared. */
  async #comparePairs(lastNumber: number, issuesDone: number): Promise<boolean> {
    const { store, source, projectId } = this.#options;
    const total = await readProjectIssueCount(store, projectId);
    if (!(await this.#storeStep([], { issues_total: total }))) return false;
    await source.preparePairs();
    let found: StoredDuplicatePair[] = [];
    let storedAt = performance.now();
    for (let after = lastNumber, done = issuesDone; !this.#isStopped;) {
      await store.foregroundRequests.waitUntilIdle(WAIT_FOR_REQUESTS_MAX_MS);
      const limit = this.#sizes.current;
      const start = performance.now();
      if (found.length === 0) this.#foundSince = source.version ?? this.#foundSince;
      const chunk = await source.findPairs(after, limit);
      if (!chunk) {
        await source.preparePairs();
        continue;
      }
      this.#sizes.recordBatchDuration(chunk.count, performance.now() - start);
      const isLast = chunk.count < limit;
      after = chunk.lastNumber;
      done += chunk.count;
      found = found.concat(await this.#explain(chunk.pairs));
      if (
        !isLast &&
        found.length < PAIRS_PER_STATEMENT &&
        performance.now() - storedAt < PROGRESS_INTERVAL_MS
      )
        continue;
      const progress = { last_number: after, issues_done: done, issues_total: Math.max(total, done) };
      if (!(await this.#storeStep(found, progress))) return false;
      found = [];
      storedAt = performance.now();
      if (isLast) return true;
    }
    return false;
  }

  async #explain(
    pairs: Awaited<ReturnType<DuplicatePairSource['findPairsOf']>>,
  ): Promise<StoredDuplicatePair[]> {
    const strong = pairs
      .map((pair) => ({ ...pair, score: Math.round(pair.score * DUPLICATE_SCORE_UNIT) }))
      .filter((pair) => this.#weakest === null || compareRanks(pair, this.#weakest) <= 0);
    const reasons = await this.#options.source.explainPairs(strong);
    return strong.map((pair, i) => ({ ...pair, reasons: reasons[i]! }));
  }

  /** Returns false if the search was canceled, or another server has taken over. */
  async #storeStep(
    pairs: readonly StoredDuplicatePair[],
    progress: Parameters<typeof updateDuplicateSearch>[3],
  ): Promise<boolean> {
    const { store, projectId, runner } = this.#options;
    const inserted = await runInTransaction(store.background, async (tx) => {
      if (!(await updateDuplicateSearch(tx, projectId, runner, progress))) return null;
      if (pairs.length === 0) return 0;
      const purged = await readIssuesPurgedSince(tx, projectId, this.#foundSince);
      return insertDuplicatePairs(tx, this.#found, leaveOutPairsOfPurgedIssues(pairs, purged));
    });
    if (inserted === null) return false;
    this.#pairCount += inserted;
    await this.#deleteExcessPairs(EXCESS_SHARE_MAX);
    return true;
  }

  /** Deletes the pairs beyond the limit, weakest first, if they exceed a share of the limit. */
  async #deleteExcessPairs(share: number): Promise<void> {
    const { store, pairsMax } = this.#options;
    if (this.#pairCount <= pairsMax * (1 + share)) return;
    const weakest = await findDuplicatePairAtRank(store.background, this.#found, pairsMax);
    if (!weakest) return;
    this.#weakest = weakest;
    this.#pairCount -= await this.#repeatDeletion((tx) =>
      deleteDuplicatePairsBehind(tx, this.#found, weakest, PAIRS_PER_STATEMENT),
    );
  }

  async #deletePairGenerations(from: number, to: number): Promise<void> {
    const { projectId } = this.#options;
    await this.#repeatDeletion((tx) =>
      deleteDuplicatePairGenerations(tx, projectId, { from, to }, PAIRS_PER_STATEMENT),
    );
  }

  /** Repeats a statement that deletes some pairs until none is left. Returns how many were deleted. */
  async #repeatDeletion(deletePairs: (tx: Transaction) => Promise<number>): Promise<number> {
    const { store, projectId, runner } = this.#options;
    let sum = 0;
    for (
      let deleted = PAIRS_PER_STATEMENT;
      deleted === PAIRS_PER_STATEMENT && !this.#isStopped;
      sum += deleted
    ) {
      await store.foregroundRequests.waitUntilIdle(WAIT_FOR_REQUESTS_MAX_MS);
      deleted = await runInTransaction(store.background, async (tx) => {
        // Locks the search first, as a purge does, which deletes pairs, too.
        if (await updateDuplicateSearch(tx, projectId, runner)) return deletePairs(tx);
        this.#isLost = true;
        return 0;
      });
    }
    return sum;
  }

  async #replaceClusters(): Promise<void> {
    const { store, source, projectId, runner } = this.#options;
    const since = source.version ?? this.#foundSince;
    const pairs: StoredDuplicatePair[] = [];
    for (let after: { number: number; otherNumber: number } | null = { number: 0, otherNumber: 0 }; after;) {
      const page = await readDuplicatePairs(store.background, this.#found, after, PAIRS_PER_STATEMENT);
      pairs.push(...page.pairs);
      after = page.last;
    }
    const bare = pairs.map(({ number, otherNumber, score }) => ({ number, otherNumber, score }));
    const groups = await source.clusterPairs(bare, DUPLICATE_CLUSTER_ISSUES_MAX);
    const clusters = createNewClusters(groups, pairs).sort((a, b) => a.number - b.number);
    for (let start = 0, after = 0; !this.#isStopped; start += CLUSTERS_PER_TRANSACTION) {
      const part: NewDuplicateCluster[] = clusters.slice(start, start + CLUSTERS_PER_TRANSACTION);
      const isLast = start + part.length >= clusters.length;
      const to = isLast ? null : part.at(-1)!.number;
      const range = { after, to };
      await store.foregroundRequests.waitUntilIdle(WAIT_FOR_REQUESTS_MAX_MS);
      const isRunning = await runInTransaction(store.background, async (tx) => {
        const proceed = isLast ? endDuplicateSearch : updateDuplicateSearch;
        if (!(await proceed(tx, projectId, runner))) return false;
        await deleteOtherDuplicateClusters(tx, projectId, range, []);
        const purged = await readIssuesPurgedSince(tx, projectId, since);
        await insertDuplicateClusters(tx, projectId, clearReasonsOfPurgedIssues(part, purged));
        return true;
      });
      if (!isRunning || isLast) return;
      after = to!;
    }
  }
}

/** Compares pairs by their rank, the strongest first. */
const compareRanks = (a: DuplicatePairRank, b: DuplicatePairRank): number =>
  b.score - a.score || a.number - b.number || a.otherNumber - b.otherNumber;
