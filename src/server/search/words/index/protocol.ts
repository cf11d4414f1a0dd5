/** The requests and results of the word index's thread. */

/** Terms of issues, as PostgreSQL packs them. */
export interface PackedTerms {
  /** The issues' numbers, 4 bytes each, as PostgreSQL sends them in binary. */
  numbers: Uint8Array;
  /** One line per issue with its terms, separated by spaces: the lexemes of `issue_text.words`. */
  lines: string;
}

/**
 * A project version, and a mark that identifies the history up to it: it differs after another history was
 * restored from a backup.
 */
export interface VersionWithHistoryMark {
  version: number;
  mark: string;
}

export interface WordIndexLimits {
  /** Maximum number of issues in a segment. */
  segmentIssues: number;
  /** Maximum number of changed issues in memory before they are written to a segment file. */
  overlayIssues: number;
  /** Maximum number of candidate issues that one SQL statement verifies. */
  verifiedIssues: number;
}

export type WordIndexRequest =
  /** Opens the index files of an earlier process, if they are complete and belong to this database. */
  | { kind: 'open'; projectId: number; database: string }
  /** Deletes all index files of the project. */
  | { kind: 'clear'; projectId: number; database: string }
  /** Adds issues to an index that is being built. Numbers ascend over all requests. */
  | { kind: 'build'; projectId: number; pack: PackedTerms }
  /** Completes a word index that has been built, at this project version. */
  | { kind: 'built'; projectId: number; at: VersionWithHistoryMark }
  /**
   * Replaces the terms of changed issues; an issue without terms has been deleted. `at` is null if another
   * request for the same version follows, before which nothing may be searched. No file keeps the old terms of
   * purged issues.
   */
  | {
      kind: 'change';
      projectId: number;
      changed: number[];
      purged: number[];
      packs: PackedTerms[];
      at: VersionWithHistoryMark | null;
    }
  /** Finds the issues that have all terms. `prefix`: the last term is a prefix. */
  | { kind: 'find'; projectId: number; terms: string[]; prefix: boolean }
  | { kind: 'measure'; projectId: number }
  /** Waits until no merge of segment files is running. */
  | { kind: 'settle'; projectId: number };

export interface WordIndexSize {
  segments: number;
  /** Size of all segment files. */
  diskBytes: number;
  /** Approximate memory of segments and overlay. */
  memoryBytes: number;
}

export type WordIndexResult =
  | { opened: VersionWithHistoryMark | null }
  | { version: number; numbers: Int32Array<ArrayBuffer> }
  | { measure: WordIndexSize }
  | { done: true };
