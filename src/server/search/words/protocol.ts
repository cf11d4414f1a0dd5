/** What the thread of the word indexes is asked, and answers. */

/** Terms of some issues, as the store packs them. */
export interface PackedTerms {
  /** The issues' numbers, 4 bytes each as PostgreSQL sends them. */
  numbers: Uint8Array;
  /** A line an issue, its terms between spaces: the lexemes of `issue_text.words`. */
  lines: string;
}

/** A version of a project, and what tells it from the same one of another history. */
export interface MarkedVersion {
  version: number;
  mark: string;
}

export interface WordLimits {
  /** Issues of a segment. */
  segmentIssues: number;
  /** Issues that are kept in memory before they become a segment. */
  overlayIssues: number;
  /** Candidates that one statement looks through. */
  verifiedIssues: number;
}

export type WordsRequest =
  /** Opens what an earlier process left of this database, if all of it is there. */
  | { kind: 'open'; projectId: number; database: string }
  /** Throws away what there is. */
  | { kind: 'clear'; projectId: number; database: string }
  /** More issues for an index that is being built, numbers ascending over all calls. */
  | { kind: 'build'; projectId: number; pack: PackedTerms }
  /** All issues were given; the index is of this version. */
  | { kind: 'built'; projectId: number; at: MarkedVersion }
  /**
   * Issues that changed, and their terms; who has none is gone. Null: more of the same version follows,
   * and until then nothing may be asked. Of what is purged, no file keeps what it had.
   */
  | {
      kind: 'change';
      projectId: number;
      changed: number[];
      purged: number[];
      packs: PackedTerms[];
      at: MarkedVersion | null;
    }
  /** The issues that have all terms, the last as a prefix if so asked. */
  | { kind: 'find'; projectId: number; terms: string[]; prefix: boolean }
  | { kind: 'measure'; projectId: number }
  /** Waits until nothing is left to merge. */
  | { kind: 'settle'; projectId: number };

export interface WordsMeasure {
  segments: number;
  /** Of all segments' files. */
  diskBytes: number;
  /** Of all that is kept in memory, about. */
  memoryBytes: number;
}

export type WordsOutcome =
  | { opened: MarkedVersion | null }
  | { version: number; numbers: Int32Array<ArrayBuffer> }
  | { measure: WordsMeasure }
  | { done: true };
