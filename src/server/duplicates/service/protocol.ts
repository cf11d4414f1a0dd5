/** Requests to the thread of the duplicate indexes, and their results. */
import type { IndexFileOrigin } from '../../search/indexing/files/indexFileFormat';
import type { DuplicatePair } from '../clusters/buildClusters';
import type { PairChunk } from '../clusters/PairSearch';
import type { LikelyDuplicate } from '../DuplicateFinder';

export type DuplicateIndexRequest =
  /** Reads the index of a project from its file. Without a usable file, starts an empty one. */
  | { kind: 'open'; projectId: number; database: string; schema: string }
  /** Starts a new, empty index of a project, and deletes its file. */
  | { kind: 'clear'; projectId: number }
  /**
   * Removes issues, then adds the given contents: an array of IssueContents as JSON. The issues that are removed and
   * not added again were deleted.
   * @param isPurge whether no file may keep the removed texts
   */
  | { kind: 'change'; projectId: number; removed: readonly number[]; json: string; isPurge: boolean }
  /** Writes the index to its file. */
  | { kind: 'save'; origin: IndexFileOrigin }
  /** Deletes the files of projects whose index is not in memory, because purged texts would stay in these files. */
  | { kind: 'deleteUnusedFiles' }
  | { kind: 'find'; projectId: number; query: DuplicateSearchQuery; limit: number }
  /** Frees the memory of a project's index, and deletes its file. */
  | { kind: 'remove'; projectId: number }
  | { kind: 'measure' }
  /**
   * Prepares a comparison of all issues of a project, and frees the memory of comparisons of other projects. A prepared
   * comparison of the project is kept while it is valid.
   */
  | { kind: 'preparePairs'; projectId: number }
  /** Finds the pairs of up to `limit` issues with numbers above `after`. */
  | { kind: 'findPairs'; projectId: number; after: number; limit: number }
  /** Frees the memory of the comparison. */
  | { kind: 'endPairs'; projectId: number }
  /** Finds the pairs of the given issues: an array of IssueContents as JSON. */
  | { kind: 'findPairsOf'; projectId: number; json: string }
  /**
   * Returns what the issues of each pair have in common, in words. `json` has the contents of the first issue of each
   * pair, `others` the numbers of the second ones.
   */
  | { kind: 'explainPairs'; projectId: number; json: string; others: readonly number[] }
  /** Groups pairs into clusters. */
  | { kind: 'clusterPairs'; pairs: readonly DuplicatePair[]; sizeMax: number };

export interface DuplicateSearchQuery {
  title: string;
  body: string;
  /** The number of the issue; null for a draft. */
  number: number | null;
  /** In milliseconds since 1970. */
  createdAt: number;
}

export type DuplicateIndexResult =
  | { done: true }
  /** Null: there is no usable file. */
  | { opened: { origin: IndexFileOrigin; bytes: number } | null }
  /** Whether the file was written; false: the index has changed meanwhile. */
  | { saved: boolean }
  /** Memory of all indexes in bytes, including the changed index, or Infinity if that index has no capacity left. */
  | { bytes: number }
  | { found: LikelyDuplicate[] }
  /** Null if the comparison must be prepared again. */
  | { chunk: PairChunk | null }
  | { pairs: DuplicatePair[] }
  | { reasons: string[][] }
  /** The numbers of the issues of each cluster. */
  | { clusters: number[][] }
  /** Memory of each index in bytes, by project id. */
  | { measured: Record<number, number> };
