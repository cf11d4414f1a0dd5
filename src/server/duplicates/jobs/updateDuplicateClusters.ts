import { getDuplicateSearchStateIndex, DUPLICATE_SCORE_UNIT } from '../../../shared/duplicates';
import { DUPLICATE_CLUSTER_ISSUES_MAX } from '../../../shared/limits';
import {
  type ChangedIssueNumbers,
  readChangedIssueNumbers,
} from '../../search/indexing/readChangedIssueNumbers';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  type DuplicateSearchRow,
  readIssuesPurgedSince,
  readIssuesWithDismissals,
} from '../../store/read/duplicateClusters';
import {
  deleteDuplicateClusters,
  deleteDuplicatePairsOf,
  type DuplicatePairGeneration,
  findUnclusteredIssues,
  insertDuplicateClusters,
  insertDuplicatePairs,
  readDuplicateNeighborhood,
  updateCountsOfDuplicateClusters,
} from '../../store/write/duplicateClusters';
import {
  claimDuplicateClusters,
  type DuplicateSearchClaim,
  lockDuplicateClusters,
  setDuplicateClustersVersion,
  type OutdatedDuplicateClusters,
  releaseDuplicateClusters,
  requestDuplicateSearch,
} from '../../store/write/duplicateSearches';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { buildClusters } from '../clusters/buildClusters';
import type { DuplicatePairSource } from '../service/createDuplicateService';
import { createNewClusters } from './createNewClusters';
import { leaveOutPairsOfPurgedIssues } from './purgedTexts';

/** If more texts have changed since the last update, for example by an import, the whole project is searched again. */
const CHANGED_TEXTS_MAX = 2_000;
/** Maximum changed texts per transaction. The index is searched for each. */
const SEARCHED_PER_TRANSACTION = 10;
const REFRESHED_PER_TRANSACTION = 500;
/** How long a transaction waits for requests in flight, in milliseconds. */
const WAIT_FOR_REQUESTS_MAX_MS = 100;

/**
 * Applies the changes of a project since the last update to its clusters. Issues whose texts have changed are compared
 * again; for other changed issues, only the clusters that contain them are updated. Of several servers, only one at a
 * time updates a project.
 * @param source null: the index of the project is not ready, so changed texts have to wait
 */
export async function updateDuplicateClusters(
  store: DatabaseStore,
  { projectId, version, projectVersion }: OutdatedDuplicateClusters,
  source: DuplicatePairSource | null,
  claim: DuplicateSearchClaim,
): Promise<void> {
  // Only changed texts are missing in the clusters. They cannot be compared until the index contains them.
  if (version >= projectVersion && !isUpTo(source, projectVersion)) return;
  const search = await claimDuplicateClusters(store.background, projectId, claim);
  if (!search) return;
  try {
    await new DuplicateClusterUpdate(store, search, source, claim.runner).run();
  } finally {
    await releaseDuplicateClusters(store.background, projectId, claim.runner);
  }
}

const isUpTo = (source: DuplicatePairSource | null, version: number): boolean =>
  source !== null && source.version !== null && source.version >= version;

/** An update of the clusters of a project, which this server has claimed. */
class DuplicateClusterUpdate {
  readonly #store: DatabaseStore;
  readonly #search: DuplicateSearchRow;
  readonly #pairs: DuplicatePairGeneration;
  readonly #source: DuplicatePairSource | null;
  readonly #runner: string;

  constructor(
    store: DatabaseStore,
    search: DuplicateSearchRow,
    source: DuplicatePairSource | null,
    runner: string,
  ) {
    this.#store = store;
    this.#search = search;
    this.#pairs = { projectId: search.project_id, generation: search.generation };
    this.#source = source;
    this.#runner = runner;
  }

  async run(): Promise<void> {
    const db = this.#store.background;
    const { project_id: projectId, version: since, text_version: textsSince, state } = this.#search;
    // Texts that changed after this version may not be indexed yet. The next update compares them.
    const indexed = this.#source?.version ?? null;
    const { version, value } = await readChangedIssueNumbers(db, projectId, since);
    // A waiting search compares all texts. After a canceled one, the user decides when to search again.
    const canCompare = state === getDuplicateSearchStateIndex('done') && indexed !== null;
    const texts = canCompare && (await this.#readChangedTexts(textsSince === since ? value : undefined));
    if (texts === null || (texts && texts.length > CHANGED_TEXTS_MAX)) {
      await requestDuplicateSearch(db, projectId);
      return;
    }
    if (value) await this.#refresh(value.changed, version);
    const isCanceled = state === getDuplicateSearchStateIndex('canceled');
    const isRefreshed = await this.#change((tx) =>
      setDuplicateClustersVersion(tx, projectId, { version, ...(isCanceled && { text_version: version }) }),
    );
    if (!isRefreshed || !texts) return;
    await this.#compare(texts);
    const text_version = Math.min(version, indexed);
    if (text_version > textsSince)
      await this.#change((tx) => setDuplicateClustersVersion(tx, projectId, { text_version }));
  }

  /** Returns null if the changes are unknown. */
  async #readChangedTexts(known: ChangedIssueNumbers | null | undefined): Promise<number[] | null> {
    if (known !== undefined) return known && known.contentChanged;
    const { project_id: projectId, text_version } = this.#search;
    const { value } = await readChangedIssueNumbers(this.#store.background, projectId, text_version);
    return value && value.contentChanged;
  }

  async #refresh(changed: readonly number[], version: number): Promise<void> {
    const { project_id: projectId, version: since } = this.#search;
    for (const numbers of splitIntoParts(changed, REFRESHED_PER_TRANSACTION)) {
      await this.#change(async (tx) => {
        await updateCountsOfDuplicateClusters(tx, projectId, numbers);
        // Issues can belong to a cluster again, for example after their link to a canonical issue was removed.
        await this.#regroup(tx, await findUnclusteredIssues(tx, this.#pairs, numbers));
      });
    }
    const dismissed = await readIssuesWithDismissals(this.#store.background, projectId, since, version);
    for (const numbers of splitIntoParts(dismissed, REFRESHED_PER_TRANSACTION))
      await this.#change((tx) => this.#regroup(tx, numbers));
  }

  /** Searches issues in the index, and replaces their pairs. */
  async #compare(changed: readonly number[]): Promise<void> {
    const source = this.#source!;
    for (const numbers of splitIntoParts(changed, SEARCHED_PER_TRANSACTION)) {
      const since = source.version ?? this.#search.version;
      const found = await source.findPairsOf(numbers);
      const reasons = await source.explainPairs(found);
      const pairs = found.map((pair, at) => ({
        ...pair,
        score: Math.round(pair.score * DUPLICATE_SCORE_UNIT),
        reasons: reasons[at]!,
      }));
      const isChanged = await this.#change(async (tx) => {
        await deleteDuplicatePairsOf(tx, this.#pairs, numbers);
        const purged = await readIssuesPurgedSince(tx, this.#pairs.projectId, since);
        await insertDuplicatePairs(tx, this.#pairs, leaveOutPairsOfPurgedIssues(pairs, purged));
        await this.#regroup(tx, numbers);
      });
      if (!isChanged) return;
    }
  }

  /**
   * Changes the clusters in a transaction. Returns false if a search has started meanwhile, which replaces them anyway.
   */
  async #change(work: (tx: Transaction) => Promise<void>): Promise<boolean> {
    const { foregroundRequests, background } = this.#store;
    await foregroundRequests.waitUntilIdle(WAIT_FOR_REQUESTS_MAX_MS);
    return runInTransaction(background, async (tx) => {
      if (!(await lockDuplicateClusters(tx, this.#search.project_id, this.#runner))) return false;
      await work(tx);
      return true;
    });
  }

  /** Forms the clusters of some issues and of those around them again. */
  async #regroup(tx: Transaction, numbers: readonly number[]): Promise<void> {
    if (numbers.length === 0) return;
    const { projectId } = this.#pairs;
    const { pairs, clusters } = await readDuplicateNeighborhood(tx, this.#pairs, numbers);
    const groups = buildClusters(pairs, DUPLICATE_CLUSTER_ISSUES_MAX).map((cluster) => cluster.numbers);
    await deleteDuplicateClusters(tx, projectId, clusters);
    await insertDuplicateClusters(tx, projectId, createNewClusters(groups, pairs));
  }
}

function splitIntoParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}
