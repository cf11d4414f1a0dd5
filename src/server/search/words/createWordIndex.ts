/** An inverted index of the words of each project's issues, in files beside the store. */
import type { TextNode } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import { type IndexEvent, IndexRegistry, type OpenedIndex } from '../indexing/IndexRegistry';
import type { Versioned } from '../statements/versioned';
import { findIssuesByText } from './findIssuesByText';
import type { WordIndexLimits, WordIndexSize } from './index/protocol';
import { WordIndexer } from './WordIndexer';
import { WordIndexThread } from './WordIndexThread';

export interface WordIndexOptions {
  store: Store;
  /** The folder of the index files, with one subfolder per project. It can be deleted while no process uses it. */
  folder: string;
  limits?: Partial<WordIndexLimits>;
  /** Called when the words of a project are indexed, or the index has failed. */
  onProject?: (event: IndexEvent) => void;
  /** Called with each worker thread that is started. Tests stop it. */
  onThread?: (thread: WordIndexThread) => void;
  /** Delay before a failed index is opened again by the next request for it, in milliseconds. */
  retryAfter?: number;
}

export interface WordIndex {
  /**
   * Opens or builds a project's index if that has not been done, and waits until it has caught up.
   * Never rejects: `onProject` reports failures.
   */
  load(projectId: number): Promise<void>;
  /**
   * Finds the issues with a word or a phrase, numbers ascending, at this version of the project or a later one.
   * Returns null if the index is not ready, or the project changes too quickly for it.
   */
  find(projectId: number, node: TextNode, version: number): Promise<Versioned<Int32Array> | null>;
  /** Brings the index of a project that has been loaded to this version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /** The version that each ready index has reached. Null: it is far behind, and catching up in the background. */
  versions(): Map<number, number | null>;
  measure(projectId: number): Promise<WordIndexSize>;
  /** Resolves when no segment files of the project's word index are being merged. */
  settle(projectId: number): Promise<void>;
  close(): Promise<void>;
}

/** Default limits of the word index. Verifying a candidate issue in SQL takes about 5 µs. */
const DEFAULT_WORD_INDEX_LIMITS: WordIndexLimits = {
  segmentIssues: 65_536,
  overlayIssues: 1_024,
  verifiedIssues: 4_000,
};

export function createWordIndex(options: WordIndexOptions): WordIndex {
  const { store, folder, onProject, onThread, retryAfter } = options;
  const limits = { ...DEFAULT_WORD_INDEX_LIMITS, ...options.limits };
  const indexes = new IndexRegistry({
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
    async load(projectId) {
      const { loaded, indexer } = indexes.openIndex(projectId);
      await loaded;
      await indexer.whenIdle();
    },
    async find(projectId, node, version) {
      const index = indexes.openIndex(projectId);
      if (index.state !== 'ready') return null;
      const source = { store, indexer: index.indexer, verifiedIssues: limits.verifiedIssues };
      try {
        return await findIssuesByText(source, projectId, node, version);
      } catch (error) {
        // A failure of the word index has already been reported, and SQL can answer. A failure of the store
        // affects the caller too.
        if (hasFailed(index)) return null;
        throw error;
      }
    },
    catchUp: (projectId, version) => indexes.catchUp(projectId, version),
    versions: () => indexes.getIndexVersions(),
    async measure(projectId) {
      const result = await thread().send({ kind: 'measure', projectId });
      if (!('measure' in result)) throw new Error('The word index did not answer the measurement.');
      return result.measure;
    },
    async settle(projectId) {
      await thread().send({ kind: 'settle', projectId });
    },
    close: () => indexes.close(),
  };
}

/** A function, because the state may have changed since it was last compared. */
function hasFailed({ state }: OpenedIndex<WordIndexer>): boolean {
  return state === 'failed';
}
