/** The requests and results of the word index's worker thread. */

/** The terms of many issues in two byte arrays, which a SQL query has built. */
export interface PackedIssueTerms {
  /** The numbers of the issues, in 4 bytes each, as PostgreSQL sends them in binary. */
  numbers: Uint8Array;
  /** The terms of each issue in one line, separated by spaces: the lexemes of `issue_text.words`. */
  lines: string;
}

/**
 * A project version and a hash that identifies the project's history up to this version. If a backup is
 * restored and the project then changes differently, the same version has another hash.
 */
export interface ProjectVersionWithHistoryHash {
  version: number;
  /** See readProjectHistoryHash. */
  historyHash: string;
}

export interface WordIndexLimits {
  /** Maximum number of issues in a segment. */
  segmentIssues: number;
  /** Maximum number of changed issues in memory. When there are more, they are written to a segment file. */
  overlayIssues: number;
  /** Maximum number of candidate issues that one SQL statement verifies. */
  verifiedIssues: number;
}

export type WordIndexRequest =
  /**
   * Opens the index files that an earlier process has written, if they are complete and belong to this
   * database.
   */
  | { kind: 'open'; projectId: number; database: string }
  /** Deletes all index files of the project. */
  | { kind: 'clear'; projectId: number; database: string }
  /** Closes the word index of a deleted project and deletes its files. */
  | { kind: 'remove'; projectId: number }
  /**
   * Adds issues to a word index that is being built. Issue numbers ascend, also from one request to the next.
   */
  | { kind: 'build'; projectId: number; pack: PackedIssueTerms }
  /** Completes the build of a word index at this project version. */
  | { kind: 'built'; projectId: number; at: ProjectVersionWithHistoryHash }
  /**
   * Replaces the terms of changed issues. A changed issue without terms has been deleted. The old terms of
   * purged issues are removed from all files. If `at` is null, another request for the same project version
   * follows, and no search may be sent before it.
   */
  | {
      kind: 'change';
      projectId: number;
      changed: number[];
      purged: number[];
      packs: PackedIssueTerms[];
      at: ProjectVersionWithHistoryHash | null;
    }
  /** Finds the issues that contain all terms. `prefix` means that the last term is a prefix. */
  | { kind: 'find'; projectId: number; terms: string[]; prefix: boolean }
  | { kind: 'measure'; projectId: number }
  /** Waits until no segment files are being merged. */
  | { kind: 'settle'; projectId: number };

export interface WordIndexSize {
  segments: number;
  /** Size of all segment files, in bytes. */
  diskBytes: number;
  /** Approximate memory of segments and overlay, in bytes. */
  memoryBytes: number;
}

export type WordIndexResult =
  | { opened: ProjectVersionWithHistoryHash | null }
  | { version: number; numbers: Int32Array<ArrayBuffer> }
  | { measure: WordIndexSize }
  | { done: true };
