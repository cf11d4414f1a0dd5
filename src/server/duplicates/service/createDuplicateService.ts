/** The duplicate search of all projects, whose indexes live in a worker thread. */
import { INDEX_FILE_DELAYS } from '../../search/indexing/files/IndexFileSchedule';
import type { IndexFileOptions } from '../../search/indexing/files/ProjectIndexFile';
import { readProjectIdsSortedBySize, readProjectIssueCount } from '../../search/indexing/readProjectsToIndex';
import { resolveWithTimeout } from '../../search/indexing/resolveWithTimeout';
import { type ProjectIndexEvent, SearchIndexRegistry } from '../../search/indexing/SearchIndexRegistry';
import {
  type ProjectChangeSubscription,
  subscribeToProjectChanges,
} from '../../search/indexing/subscribeToProjectChanges';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { LikelyDuplicate } from '../DuplicateFinder';
import { DuplicateIndexer } from './DuplicateIndexer';
import { DuplicateThread } from './DuplicateThread';
import type { DuplicateSearchQuery } from './protocol';
import { DuplicateSearchQueue } from './DuplicateSearchQueue';

export interface DuplicateServiceOptions {
  store: DatabaseStore;
  /** Memory limit of the indexes of all projects together, in bytes. */
  budget: number;
  /** The files in which indexes are kept between two runs of the server. Null: there are no files. */
  files?: ({ folder: string } & Partial<IndexFileOptions>) | null;
  /** Called when a project has been indexed, is too large for the memory limit, has failed or was released. */
  onProject?: (event: ProjectIndexEvent) => void;
  /** Called with each worker thread when it is started, so that tests can stop it. */
  onThread?: (thread: DuplicateThread) => void;
}

/** The project version of an index, and how far it is behind the announced changes. */
export interface DuplicateIndexLag {
  projectId: number;
  index: 'duplicates';
  /** The project version that the index has reached. Null while it is being built again. */
  version: number | null;
  behind: number;
}

export interface DuplicateService {
  /**
   * Finds the issues that an issue may duplicate, the most likely first. Null while the project's index is not ready or
   * does not fit into memory, if its thread does not answer in time or too many searches are waiting, and after
   * `signal` was aborted.
   */
  findOfIssue(
    projectId: number,
    issue: { number: number; title: string; body: string; createdAt: Date },
    limit: number,
    signal?: AbortSignal | null,
  ): Promise<LikelyDuplicate[] | null>;
  /** Finds the issues that a draft may duplicate, as `findOfIssue` does. */
  findOfDraft(
    projectId: number,
    draft: { title: string; body: string },
    limit: number,
    signal?: AbortSignal | null,
  ): Promise<LikelyDuplicate[] | null>;
  /**
   * Indexes all projects, largest first. Resolves when each has been indexed or has failed. From then on, the indexes
   * apply all changes, including those of new projects.
   */
  loadAllProjects(): Promise<void>;
  /** Compares the issues of a project with each other. Null while the project's index is not ready. */
  getPairSource(projectId: number): DuplicatePairSource | null;
  /** Returns `too_large` for a project whose index exceeds the memory limit. */
  getUnavailableReason(projectId: number): 'too_large' | null;
  getIndexLags(): DuplicateIndexLag[];
  /** Measures the memory of each project's index, in bytes, by project id. */
  measureMemoryUsage(): Promise<Record<number, number>>;
  close(): Promise<void>;
}

/**
 * Finds pairs of likely duplicates in the index of a project. Each method rejects if the index is replaced meanwhile.
 */
export type DuplicatePairSource = Pick<
  DuplicateIndexer,
  'version' | 'preparePairs' | 'findPairs' | 'endPairs' | 'findPairsOf' | 'explainPairs' | 'clusterPairs'
>;

/** Minimum memory of an indexed issue, in bytes. Projects that cannot fit into the memory limit are not read. */
const INDEX_BYTES_PER_ISSUE_MIN = 300;
/**
 * When an index that was too large is built again, in milliseconds: issues may have been deleted, and an index that is
 * built takes less memory than one after many changes.
 */
const TOO_LARGE_RETRY_DELAY_MS = 3_600_000;
/**
 * When the server stops, the file is written only if at least this many issues have changed. Writing that of a million
 * issues takes ten seconds; reading the texts of 1,000 changed issues at the next start takes one or two.
 */
const CHANGED_ISSUES_AT_STOP_MIN = 1_000;
/** How long a request waits for a busy thread, in milliseconds. A search usually takes a few milliseconds. */
const THREAD_TIMEOUT_MS = 1_000;

export function createDuplicateService(options: DuplicateServiceOptions): DuplicateService {
  const { store, budget, files = null, onProject, onThread } = options;
  const fileOptions = files && {
    delays: { ...INDEX_FILE_DELAYS, changedIssuesAtStopMin: CHANGED_ISSUES_AT_STOP_MIN },
    ...files,
  };
  const indexes = new SearchIndexRegistry({
    startThread: () => {
      const thread = new DuplicateThread({ folder: files?.folder ?? null, budget });
      onThread?.(thread);
      return thread;
    },
    createIndexer: (thread, projectId, fail) =>
      new DuplicateIndexer(store, thread, projectId, budget, fileOptions, fail),
    memory: {
      budget,
      bytesOf: async (projectId) =>
        (await readProjectIssueCount(store, projectId)) * INDEX_BYTES_PER_ISSUE_MIN,
    },
    onProject,
    retryTooLargeAfter: TOO_LARGE_RETRY_DELAY_MS,
  });
  let changes: ProjectChangeSubscription | null = null;
  let isLoaded = false;
  let isClosed = false;

  const searches = new DuplicateSearchQueue(THREAD_TIMEOUT_MS);

  const find = async (
    projectId: number,
    query: DuplicateSearchQuery,
    limit: number,
    signal: AbortSignal | null = null,
  ): Promise<LikelyDuplicate[] | null> => {
    const index = indexes.getReadyIndexer(projectId);
    // A search fails if the thread has stopped, or the project is being released.
    return index && searches.runSearch(() => index.findDuplicates(query, limit), signal);
  };
  return {
    findOfIssue: (projectId, { createdAt, ...issue }, limit, signal) =>
      find(projectId, { ...issue, createdAt: createdAt.getTime() }, limit, signal),
    findOfDraft: (projectId, draft, limit, signal) =>
      find(projectId, { ...draft, number: null, createdAt: Date.now() }, limit, signal),
    getPairSource: (projectId) => indexes.getReadyIndexer(projectId),
    getUnavailableReason: (projectId) => (indexes.isTooLarge(projectId) ? 'too_large' : null),
    async loadAllProjects() {
      changes ??= subscribeToProjectChanges(store, [
        {
          async catchUp(projectId, version) {
            // New projects are indexed after the existing ones, which are indexed one by one.
            if (isLoaded) await indexes.loadIndex(projectId);
            await indexes.catchUpIndex(projectId, version);
          },
          release: (projectId) => indexes.releaseIndex(projectId),
        },
      ]);
      for (const projectId of await readProjectIdsSortedBySize(store))
        if (!isClosed) await indexes.loadIndex(projectId);
      if (!isClosed) await indexes.thread?.sendRequest({ kind: 'deleteUnusedFiles' }).catch(() => undefined);
      isLoaded = true;
    },
    getIndexLags: () =>
      [...indexes.getProjectIndexVersions()].map(([projectId, version]) => {
        const announced = changes?.announced.get(projectId) ?? 0;
        return { projectId, index: 'duplicates', version, behind: Math.max(0, announced - (version ?? 0)) };
      }),
    async measureMemoryUsage() {
      const { thread } = indexes;
      if (!thread) return {};
      const measuring = thread.sendRequest({ kind: 'measure' }).then(
        (result) => ('measured' in result ? result.measured : {}),
        () => ({}),
      );
      return resolveWithTimeout<Record<number, number>>(measuring, THREAD_TIMEOUT_MS, () => ({}));
    },
    async close() {
      isClosed = true;
      changes?.close();
      await Promise.all(indexes.listReadyIndexers().map((indexer) => indexer.finishFile()));
      await indexes.close();
    },
  };
}
