/** Finds clusters of likely duplicates in the background, and keeps them up to date. */
import { randomUUID } from 'node:crypto';
import { DUPLICATE_PAIRS_MAX, DUPLICATE_SEARCH_HEARTBEAT_TIMEOUT_MS } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  readDuplicateSearchesToRun,
  readOutdatedDuplicateClusters,
  requestFirstDuplicateSearches,
} from '../../store/write/duplicateSearches';
import type { DuplicateService } from '../service/createDuplicateService';
import { BackgroundLoop } from './BackgroundLoop';
import { DuplicateClusterSearch } from './DuplicateClusterSearch';
import { updateDuplicateClusters } from './updateDuplicateClusters';

/** Time after a change until clusters are updated, in milliseconds. Changes within it are applied together. */
const UPDATE_DELAY_MS = 200;
/**
 * How often the job checks for work without a notification, such as a search that another server left unfinished, in
 * ms.
 */
const CHECK_INTERVAL_MS = 5_000;

export interface DuplicateClusterJobsOptions {
  store: DatabaseStore;
  duplicates: Pick<DuplicateService, 'getPairSource'>;
  /** Maximum number of pairs that are stored of a project. */
  pairsMax?: number;
  /** How often a search sends a heartbeat, in milliseconds. */
  heartbeatMs?: number;
  onFailure?: (error: unknown, projectId: number | null) => void;
}

/**
 * One instance per process. Searches run one after the other: each takes memory and, in a large project, minutes.
 * Updates do not wait for them. Of several servers of a database, only one at a time searches a project or updates its
 * clusters.
 */
export class DuplicateClusterJobs {
  readonly id = randomUUID();
  readonly #options: DuplicateClusterJobsOptions;
  readonly #onFailure: NonNullable<DuplicateClusterJobsOptions['onFailure']>;
  readonly #unsubscribes: (() => void)[] = [];
  readonly #searches: BackgroundLoop;
  readonly #updates: BackgroundLoop;
  #isFirstSearch = true;
  #isFirstUpdate = true;
  #isClosing = false;

  constructor(options: DuplicateClusterJobsOptions) {
    this.#options = options;
    this.#onFailure = options.onFailure ?? (() => undefined);
    const onFailure = (error: unknown) => this.#onFailure(error, null);
    this.#searches = new BackgroundLoop(() => this.#runSearches(), CHECK_INTERVAL_MS, onFailure);
    this.#updates = new BackgroundLoop(() => this.#runUpdates(), CHECK_INTERVAL_MS, onFailure);
  }

  /** Continues unfinished searches and, from then on, runs the searches and updates of all projects. */
  start(): void {
    this.#unsubscribes.push(
      this.#options.store.changes.subscribeToAllProjects(() => this.#updates.runAfter(UPDATE_DELAY_MS)),
    );
    this.#searches.runAfter(0);
    this.#updates.runAfter(0);
  }

  /** Stops after the step in progress. Another server, or this one after a restart, continues with the next step. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    await Promise.all([this.#searches.close(), this.#updates.close()]);
  }

  /** Updates all clusters and runs all pending searches to their end. */
  async runOnce(): Promise<void> {
    await this.#runUpdates();
    await this.#runSearches();
  }

  async #runSearches(): Promise<void> {
    const { store, duplicates } = this.#options;
    const heartbeatTimeoutMs = this.#getHeartbeatTimeoutMs(this.#isFirstSearch);
    this.#isFirstSearch = false;
    const attempted = new Set<number>();
    while (!this.#isClosing) {
      // The waiting searches are read before each search, because other servers may have run some of them, and searches
      // of small projects run first.
      await requestFirstDuplicateSearches(store.background);
      const waiting = await readDuplicateSearchesToRun(store.background, heartbeatTimeoutMs);
      const projectId = waiting.find((id) => !attempted.has(id) && duplicates.getPairSource(id));
      if (projectId === undefined) return;
      attempted.add(projectId);
      await this.#reportFailure(projectId, () => this.#search(projectId, heartbeatTimeoutMs));
      this.#updates.runAfter(UPDATE_DELAY_MS);
    }
  }

  async #runUpdates(): Promise<void> {
    const { store, duplicates } = this.#options;
    const claim = { runner: this.id, heartbeatTimeoutMs: this.#getHeartbeatTimeoutMs(this.#isFirstUpdate) };
    this.#isFirstUpdate = false;
    for (const outdated of await readOutdatedDuplicateClusters(store.background)) {
      const { projectId } = outdated;
      if (this.#isClosing) return;
      await this.#reportFailure(projectId, () =>
        updateDuplicateClusters(store, outdated, duplicates.getPairSource(projectId), claim),
      );
    }
  }

  /** An embedded database has one server: a search that runs when it starts was left by a previous process. */
  #getHeartbeatTimeoutMs(isFirst: boolean): number {
    return isFirst && this.#options.store.engine === 'embedded' ? 0 : DUPLICATE_SEARCH_HEARTBEAT_TIMEOUT_MS;
  }

  async #reportFailure(projectId: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#isClosing) this.#onFailure(error, projectId);
    }
  }

  async #search(projectId: number, heartbeatTimeoutMs: number): Promise<void> {
    const { store, duplicates, pairsMax = DUPLICATE_PAIRS_MAX, heartbeatMs } = this.#options;
    const source = duplicates.getPairSource(projectId);
    if (!source) return;
    const search = new DuplicateClusterSearch({
      store,
      source,
      projectId,
      runner: this.id,
      pairsMax,
      ...(heartbeatMs !== undefined && { heartbeatMs }),
      isStopped: () => this.#isClosing,
    });
    await search.run(heartbeatTimeoutMs);
  }
}
