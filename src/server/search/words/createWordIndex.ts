/**
 * The word index of all projects: for each project, an inverted index of the words in its issues, in files.
 */
import type { SearchQueryTextNode } from '../../../shared/query/ast';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  type ProjectIndexEvent,
  SearchIndexRegistry,
  type OpenedProjectIndex,
} from '../indexing/SearchIndexRegistry';
import type { ValueAtProjectVersion } from '../statements/versioned';
import { findIssuesByText } from './findIssuesByText';
import type { WordIndexLimits, WordIndexSize } from './index/protocol';
import { WordIndexer } from './WordIndexer';
import { WordIndexThread } from './WordIndexThread';

export interface WordIndexOptions {
  store: DatabaseStore;
  /**
   * The folder of the index files, with one subfolder per project. The folder may be deleted while no process
   * uses it; the index is then built again.
   */
  folder: string;
  limits?: Partial<WordIndexLimits>;
  /** Called when the words of a project have been indexed, or its word index has failed. */
  onProject?: (event: ProjectIndexEvent) => void;
  /** Called with each worker thread when it is started, so that tests can stop it. */
  onThread?: (thread: WordIndexThread) => void;
  /** Delay after which a failed index may be opened again, by the next request for it, in milliseconds. */
  retryAfter?: number;
}

export interface WordIndex {
  /**
   * Opens or builds a project's word index, unless that has been done, and waits until it is up to date.
   * Never rejects: `onProject` reports failures.
   */
  loadProjectIndex(projectId: number): Promise<void>;
  /**
   * Finds the issues with a word or a phrase, numbers ascending, at this project version or a later one.
   * Returns null if the word index is not ready, or the project changes too quickly for it.
   */
  findMatchingIssues(
    projectId: number,
    node: SearchQueryTextNode,
    version: number,
  ): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>> | null>;
  /**
   * Brings the word index of a project to this version or a later one. Does nothing if the index was never
   * loaded.
   */
  catchUp(projectId: number, version: number): Promise<void>;
  /** Releases the word index of a deleted project and deletes its files. */
  release(projectId: number): Promise<void>;
  /**
   * Returns the project version that each ready word index has reached. Null while an index is far behind and
   * catches up in the background.
   */
  getProjectIndexVersions(): Map<number, number | null>;
  measureIndexSize(projectId: number): Promise<WordIndexSize>;
  /** Resolves when no segment files of the project's word index are being merged. */
  waitForSegmentMerges(projectId: number): Promise<void>;
  close(): Promise<void>;
}

/** Default limits of the word index. SQL takes about 5 µs to verify a candidate issue. */
const DEFAULT_WORD_INDEX_LIMITS: WordIndexLimits = {
  segmentIssues: 65_536,
  overlayIssues: 1_024,
  verifiedIssues: 4_000,
};

export function createWordIndex(options: WordIndexOptions): WordIndex {
  const { store, folder, onProject, onThread, retryAfter } = options;
  const limits = { ...DEFAULT_WORD_INDEX_LIMITS, ...options.limits };
  const indexes = new SearchIndexRegistry({
    startThread: () => {
      const thread = new WordIndexThread({ folder, limits });
      onThread?.(thread);
      return thread;
    },
    createIndexer: (thread, projectId, fail) => new WordIndexer(store, thread, projectId, fail),
    onProject,
    retryAfter,
  });
  const thread = (): WordIndexThread => {
    if (!indexes.thread) throw new Error('The thread of the word index has stopped.');
    return indexes.thread;
  };
  return {
    async loadProjectIndex(projectId) {
      const { loaded, indexer } = indexes.openProjectIndex(projectId);
      await loaded;
      await indexer.waitUntilIdle();
    },
    async findMatchingIssues(projectId, node, version) {
      const index = indexes.openProjectIndex(projectId);
      if (index.state !== 'ready') return null;
      const source = { store, indexer: index.indexer, verifiedIssues: limits.verifiedIssues };
      try {
        return await findIssuesByText(source, projectId, node, version);
      } catch (error) {
        // If the word index has failed, the failure is already reported, and SQL answers instead. Any other
        // error comes from the database, which SQL would also need.
        if (hasWordIndexFailed(index)) return null;
        throw error;
      }
    },
    catchUp: (projectId, version) => indexes.catchUpIndex(projectId, version),
    release: (projectId) => indexes.releaseIndex(projectId),
    getProjectIndexVersions: () => indexes.getProjectIndexVersions(),
    async measureIndexSize(projectId) {
      const result = await thread().sendRequest({ kind: 'measure', projectId });
      if (!('measure' in result)) throw new Error('The word index did not return its size.');
      return result.measure;
    },
    async waitForSegmentMerges(projectId) {
      await thread().sendRequest({ kind: 'settle', projectId });
    },
    close: () => indexes.close(),
  };
}

/**
 * Whether an index has failed or was released. This is a function because TypeScript assumes that the state has not
 * changed since it was last compared.
 */
function hasWordIndexFailed({ state }: OpenedProjectIndex<WordIndexer>): boolean {
  return state === 'failed' || state === 'released';
}
