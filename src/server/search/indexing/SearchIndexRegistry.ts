/**
 * The indexes of all projects, which live in one worker thread. Each index is opened on demand, again after
 * a failure, and again in a new thread after the thread has stopped.
 */
import { ThreadStoppedError } from './RequestThread';
import { type SupervisedThread, ThreadSupervisor } from './ThreadSupervisor';

/**
 * Default delay after which a failed index may be opened again, by the next request for it, in milliseconds.
 */
const FAILED_INDEX_RETRY_DELAY_MS = 30_000;

/**
 * Maximum delay after which an index that was too large is opened again, in milliseconds. Each attempt doubles the
 * delay.
 */
const TOO_LARGE_RETRY_DELAY_MAX_MS = 86_400_000;

/**
 * The connection of the store on which an index reads changes: `db` if a request waits for them, otherwise
 * `background`, whose statements yield to those of requests.
 */
export type DatabaseConnectionName = 'db' | 'background';

/** Thrown when an index exceeds the memory limit while it is loaded or updated. Its memory has been freed. */
export class IndexTooLargeError extends Error {}

/** Builds the index of one project in the worker thread, and keeps it up to date. */
export interface ProjectIndexer {
  /** The project version that the index has reached. Null while the index is not loaded, or far behind. */
  readonly version: number | null;
  /** Loads the index. Reads on the store's background connection, even while requests wait for the index. */
  loadIndex(): Promise<void>;
  /** Brings the index to this project version or a later one. */
  catchUpToVersion(version: number, lane: DatabaseConnectionName): Promise<void>;
  /** Frees the memory and the files of the index of a deleted project. */
  releaseIndex(): Promise<void>;
}

/** Reports that an index was opened, is too large for the memory limit, has failed, or was released. */
export interface ProjectIndexEvent {
  projectId: number;
  state: 'ready' | 'too large' | 'failed' | 'released';
  /** Time since the index was opened, in milliseconds. */
  milliseconds: number;
  error?: unknown;
}

export interface SearchIndexRegistryOptions<Thread, Indexer> {
  startThread: () => Thread;
  /** @param fail is called by the indexer when its index can no longer be used */
  createIndexer: (thread: Thread, projectId: number, fail: (error: unknown) => void) => Indexer;
  /**
   * Limits the memory of all indexes together, in bytes. `bytesOf` estimates the memory of one project's
   * index. Without this option, memory is not limited.
   */
  memory?: { budget: number; bytesOf: (projectId: number) => Promise<number> };
  onProject?: (event: ProjectIndexEvent) => void;
  /** Delay after which a failed index may be opened again, by the next request for it, in milliseconds. */
  retryAfter?: number;
  /**
   * Delay after which an index that was too large may be opened again, in milliseconds, unless another index has
   * released memory before. By default, it is not opened again.
   */
  retryTooLargeAfter?: number;
}

export interface OpenedProjectIndex<Indexer> {
  readonly indexer: Indexer;
  readonly state: 'loading' | ProjectIndexEvent['state'];
  /** Resolves when the index is ready, too large or failed. Never rejects. */
  readonly loaded: Promise<void>;
}

interface SearchIndexRegistryEntry<Indexer> {
  projectId: number;
  indexer: Indexer;
  state: 'loading' | ProjectIndexEvent['state'];
  loaded: Promise<void>;
  openedAt: number;
  /**
   * When an index that failed or was too large may be opened again, by `performance.now()`. Infinity for one that has
   * not failed, 0 for one that failed only because its thread had stopped.
   */
  retryAt: number;
  /** How often in succession the index was too large. */
  tooLargeCount: number;
  /** Memory that is reserved for the index, in bytes. */
  bytes: number;
}

export class SearchIndexRegistry<Thread extends SupervisedThread, Indexer extends ProjectIndexer> {
  readonly #options: SearchIndexRegistryOptions<Thread, Indexer>;
  readonly #supervisor: ThreadSupervisor<Thread>;
  readonly #entries = new Map<number, SearchIndexRegistryEntry<Indexer>>();
  /** Releases in progress. If the project is restored meanwhile, its new index is loaded after them. */
  readonly #releases = new Map<number, Promise<void>>();
  #isClosed = false;

  constructor(options: SearchIndexRegistryOptions<Thread, Indexer>) {
    this.#options = options;
    this.#supervisor = new ThreadSupervisor(options.startThread, {
      onStop: (error) => this.#handleStop(error),
      onRestart: () => void this.#reopenFailed(),
    });
  }

  /** The worker thread, or null while it has stopped. */
  get thread(): Thread | null {
    return this.#supervisor.isRunning ? this.#supervisor.thread : null;
  }

  /** Memory that is reserved for all indexes, in bytes. */
  get reservedBytes(): number {
    let bytes = 0;
    for (const entry of this.#entries.values()) bytes += entry.bytes;
    return bytes;
  }

  /**
   * Returns the index of a project. Opens it if it was not opened before, or has failed and may be tried
   * again.
   */
  openProjectIndex(projectId: number): OpenedProjectIndex<Indexer> {
    const entry = this.#entries.get(projectId);
    if (entry && (this.#isClosed || performance.now() < entry.retryAt || !this.thread)) return entry;
    return this.#open(projectId);
  }

  /** Whether the index of a project was too large for the memory limit when it was last opened. */
  isTooLarge(projectId: number): boolean {
    return this.#entries.get(projectId)?.state === 'too large';
  }

  /**
   * Returns the indexer of a project if its index is ready and not being loaded again. Otherwise returns
   * null, and opens the index if possible.
   */
  getReadyIndexer(projectId: number): Indexer | null {
    const { state, indexer } = this.openProjectIndex(projectId);
    return state === 'ready' && indexer.version !== null ? indexer : null;
  }

  /**
   * Opens the index of a project. Resolves when the index is ready or has failed; `onProject` reports which.
   */
  async loadIndex(projectId: number): Promise<void> {
    await this.openProjectIndex(projectId).loaded;
  }

  /**
   * Brings the index of a project to this version or a later one. Does nothing if the index was never opened.
   */
  async catchUpIndex(projectId: number, version: number): Promise<void> {
    if (!this.#entries.has(projectId)) return;
    const index = this.openProjectIndex(projectId);
    await index.loaded;
    if (index.state === 'ready') await index.indexer.catchUpToVersion(version, 'background');
  }

  /**
   * Releases the index of a deleted project, also if this process has not opened it. It is opened again after the
   * project was restored. Never rejects: an index whose thread has stopped uses no memory.
   */
  async releaseIndex(projectId: number): Promise<void> {
    const entry = this.#entries.get(projectId);
    const isInUse = entry && (entry.state === 'loading' || entry.state === 'ready');
    this.#entries.delete(projectId);
    if (entry) {
      entry.bytes = 0;
      this.#report(entry, 'released');
    }
    if (isInUse) this.#retryTooLarge();
    const { thread } = this;
    const indexer = isInUse
      ? entry.indexer
      : thread && this.#options.createIndexer(thread, projectId, () => undefined);
    const release = indexer?.releaseIndex().catch(() => undefined) ?? Promise.resolve();
    this.#releases.set(projectId, release);
    await release;
    if (this.#releases.get(projectId) === release) this.#releases.delete(projectId);
  }

  /** Returns the indexer of a project if its index is loading or ready, otherwise null. */
  getActiveIndexer(projectId: number): Indexer | null {
    const entry = this.#entries.get(projectId);
    return entry && (entry.state === 'loading' || entry.state === 'ready') ? entry.indexer : null;
  }

  /**
   * Opens the index of a project if possible.
   * @returns null unless it is being loaded; `openedAt`: when loading began, by `performance.now()`
   */
  getLoadingIndex(projectId: number): { loaded: Promise<void>; openedAt: number } | null {
    this.openProjectIndex(projectId);
    const entry = this.#entries.get(projectId);
    return entry?.state === 'loading' ? entry : null;
  }

  /**
   * Returns the project version that each ready index has reached. Null while an index is being loaded again,
   * or is far behind.
   */
  getProjectIndexVersions(): Map<number, number | null> {
    const ready = [...this.#entries].filter(([, { state }]) => state === 'ready');
    return new Map(ready.map(([projectId, { indexer }]) => [projectId, indexer.version]));
  }

  listReadyIndexers(): Indexer[] {
    return [...this.#entries.values()].filter(({ state }) => state === 'ready').map(({ indexer }) => indexer);
  }

  /** Stops the thread for good. Later failures of indexes are not reported. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#supervisor.close();
  }

  #open(projectId: number): SearchIndexRegistryEntry<Indexer> {
    const fail = (error: unknown): void => this.#fail(entry, error);
    const indexer = this.#options.createIndexer(this.#supervisor.thread, projectId, fail);
    const entry: SearchIndexRegistryEntry<Indexer> = {
      projectId,
      indexer,
      state: 'loading',
      loaded: Promise.resolve(),
      openedAt: performance.now(),
      retryAt: Infinity,
      tooLargeCount: this.#entries.get(projectId)?.tooLargeCount ?? 0,
      bytes: 0,
    };
    this.#entries.set(projectId, entry);
    entry.loaded = this.#load(entry).catch(fail);
    return entry;
  }

  async #load(entry: SearchIndexRegistryEntry<Indexer>): Promise<void> {
    const { memory } = this.#options;
    await this.#releases.get(entry.projectId);
    if (memory) {
      const bytes = await memory.bytesOf(entry.projectId);
      if (entry.state !== 'loading') return;
      if (this.reservedBytes + bytes > memory.budget) return this.#reportTooLarge(entry);
      entry.bytes = bytes;
    }
    await entry.indexer.loadIndex();
    if (entry.state !== 'loading') return;
    entry.tooLargeCount = 0;
    this.#report(entry, 'ready');
  }

  #fail(entry: SearchIndexRegistryEntry<Indexer>, error: unknown): void {
    if (entry.state !== 'loading' && entry.state !== 'ready') return;
    if (error instanceof IndexTooLargeError) {
      const wasReady = entry.state === 'ready';
      entry.bytes = 0;
      // Only an index that was ready has released memory. An index that did not fit while it was loaded had none yet.
      if (wasReady) this.#retryTooLarge();
      return this.#reportTooLarge(entry);
    }
    // An index that fails because its thread stopped can be opened in the next thread without a delay.
    const isThreadGone = error instanceof ThreadStoppedError;
    const retryDelay = this.#options.retryAfter ?? FAILED_INDEX_RETRY_DELAY_MS;
    entry.retryAt = isThreadGone ? 0 : performance.now() + retryDelay;
    entry.bytes = 0;
    this.#report(entry, 'failed', error);
  }

  #reportTooLarge(entry: SearchIndexRegistryEntry<Indexer>): void {
    const { retryTooLargeAfter = Infinity } = this.#options;
    const delay = retryTooLargeAfter * 2 ** entry.tooLargeCount++;
    entry.retryAt =
      retryTooLargeAfter === Infinity
        ? Infinity
        : performance.now() + Math.min(delay, TOO_LARGE_RETRY_DELAY_MAX_MS);
    this.#report(entry, 'too large');
  }

  /** Lets indexes that were too large be opened again: an index has released its memory. */
  #retryTooLarge(): void {
    if (this.#options.retryTooLargeAfter === undefined) return;
    const now = performance.now();
    for (const entry of this.#entries.values())
      if (entry.state === 'too large') entry.retryAt = Math.min(entry.retryAt, now);
  }

  #report(
    entry: SearchIndexRegistryEntry<Indexer>,
    state: ProjectIndexEvent['state'],
    error?: unknown,
  ): void {
    entry.state = state;
    const { projectId, openedAt } = entry;
    // Closing the registry makes loading indexes fail; these failures are not reported.
    if (this.#isClosed) return;
    this.#options.onProject?.({ projectId, state, milliseconds: performance.now() - openedAt, error });
  }

  #handleStop(error: ThreadStoppedError): void {
    for (const entry of this.#entries.values()) {
      if (entry.state === 'loading' || entry.state === 'ready') this.#fail(entry, error);
    }
  }

  /**
   * Opens the indexes of the stopped thread in the new one, one after the other, in the order in which they
   * were first opened.
   */
  async #reopenFailed(): Promise<void> {
    for (const [projectId, { retryAt }] of [...this.#entries]) {
      if (this.#isClosed) return;
      if (retryAt === 0) await this.loadIndex(projectId);
    }
  }
}
