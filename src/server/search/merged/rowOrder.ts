/** The order of the rows of several projects in one list. */
import type { IssueListPosition, ListSortOrder } from '../list/ListSortOrder';

/** The sort keys of a row. Projects are numbered in the order of their keys. */
export interface MergedRowSortKey extends Pick<IssueListPosition, 'hits' | 'key' | 'number'> {
  project: number;
}

export type MergedRowComparison = (a: MergedRowSortKey, b: MergedRowSortKey) => number;

/**
 * Creates the comparison of rows in a sort order. It orders the rows of one project as their own list does; rows with
 * equal sort keys are ordered by project, and then by number, descending.
 */
export function createMergedRowComparison({ field, direction }: ListSortOrder): MergedRowComparison {
  const sign = direction === 'ASC' ? 1 : -1;
  // Among titles with equally many query words, RELEVANCE always sorts by the last update, descending.
  const keySign = field === 'RELEVANCE' ? -1 : sign;
  return (a, b) =>
    sign * (a.hits - b.hits) ||
    compareSortKeys(a.key, b.key, keySign) ||
    a.project - b.project ||
    b.number - a.number;
}

/** Compares sort keys. Rows without a key come last in both directions. */
function compareSortKeys(a: number | null, b: number | null, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return sign * (a - b);
}
