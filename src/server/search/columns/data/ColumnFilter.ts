import type { FieldOfKind, FieldWith } from '../../../../shared/fields/fields';
import type { IdListColumnName, NumberColumnName, TimeColumnName } from '../../fields/searchFields';

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
      column: NumberColumnName;
      values: number[];
    }
  | { kind: 'overlaps'; column: IdListColumnName | 'relations'; ids: number[] }
  | { kind: 'empty'; column: IdListColumnName }
  /** Matches issues with a number in this range, both ends inclusive. Null means unbounded. */
  | { kind: 'between'; column: RangeColumnName; from: number | null; to: number | null }
  | { kind: 'number'; from: number | null; to: number | null }
  /**
   * Matches issues with a time in this range: microseconds since 1970, the end exclusive. Null means
   * unbounded.
   */
  | { kind: 'during'; column: TimeColumnName; from: number | null; until: number | null }
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

/** Numeric columns by which lists can be sorted. The sort order of a column finds the issues with values in a range. */
export type RangeColumnName = FieldOfKind<'COUNT' | 'ENUM'> & FieldWith<'sort'>;
