/**
 * A filter of issues, as the columns' thread evaluates it: a compiled query, as plain data, with names
 * resolved to ids.
 */
export type ColumnFilter =
  | { kind: 'and' | 'or'; of: ColumnFilter[] }
  | { kind: 'not'; of: ColumnFilter }
  | { kind: 'all' | 'nothing' }
  | {
      kind: 'oneOf';
      column: 'state' | 'type' | 'priority' | 'author' | 'milestone' | 'parent' | 'held';
      values: number[];
    }
  | { kind: 'overlaps'; column: 'labels' | 'assignees' | 'relations'; ids: number[] }
  | { kind: 'empty'; column: 'labels' | 'assignees' }
  /** Matches issues with a number in this range, both ends inclusive. Null means unbounded. */
  | { kind: 'between'; column: 'priority' | 'comments' | 'votes'; from: number | null; to: number | null }
  | { kind: 'number'; from: number | null; to: number | null }
  /**
   * Matches issues with a time in this range: microseconds since 1970, the end exclusive. Null means
   * unbounded.
   */
  | { kind: 'during'; column: IssueTimeField; from: number | null; until: number | null }
  /**
   * Matches issues that have a link in either direction, or that have duplicates. Links to issues of other
   * projects count only if the project is in `readable`.
   */
  | { kind: 'linked'; what: 'links' | 'duplicates'; readable: readonly number[] }
  /**
   * Matches the issues of a set that SQL or the word index has found. The list request contains the set under
   * this key.
   */
  | { kind: 'supplied'; key: string };

export type IssueTimeField = 'created' | 'updated' | 'closed' | 'due';
