/** A query as the columns' thread evaluates it: plain data, with names resolved to ids. */
export type Filter =
  | { kind: 'and' | 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'all' | 'nothing' }
  | {
      kind: 'oneOf';
      column: 'state' | 'type' | 'priority' | 'author' | 'milestone' | 'parent';
      values: number[];
    }
  | { kind: 'overlaps'; column: 'labels' | 'assignees' | 'relations'; ids: number[] }
  | { kind: 'empty'; column: 'labels' | 'assignees' }
  /** Both ends inclusive; null: unbounded. */
  | { kind: 'between'; column: 'priority' | 'comments' | 'votes'; from: number | null; to: number | null }
  | { kind: 'number'; from: number | null; to: number | null }
  /** Microseconds since 1970, the end exclusive; null: unbounded. */
  | { kind: 'during'; column: TimeField; from: number | null; until: number | null }
  /**
   * Issues that are linked in either direction, or that have duplicates.
   * `readable`: ids of the projects whose links count.
   */
  | { kind: 'linked'; what: 'links' | 'duplicates'; readable: readonly number[] }
  /** A set that is supplied with the request, by its key. */
  | { kind: 'supplied'; key: string };

export type TimeField = 'created' | 'updated' | 'closed' | 'due';
