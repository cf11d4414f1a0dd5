/** The sort order of a list, and the position of a row in it. */
import type { FieldOfKind } from '../../../shared/fields/fields';
import type { ParsedSearchQuery } from '../../../shared/query/ast';
import { type SearchQueryWord, collectSearchQueryWords } from '../../../shared/query/terms';
import type { IssueGroupBy, RequestedListSortOrder } from './IssueSearch';

/**
 * The sort order of a list. RELEVANCE sorts by the number of query words in the title, then by the last
 * update.
 */
export interface ListSortOrder extends RequestedListSortOrder {
  /** The query words that RELEVANCE counts in titles. Empty for all other sort orders. */
  words: readonly SearchQueryWord[];
}

/**
 * Returns the requested sort order or, by default, RELEVANCE for a query with words and UPDATED_AT for any
 * other, both descending.
 */
export function resolveListSortOrder(
  order: RequestedListSortOrder | null,
  { root }: ParsedSearchQuery,
): ListSortOrder {
  const words = collectSearchQueryWords(root);
  const { field, direction } = order ?? {
    field: words.length > 0 ? 'RELEVANCE' : 'UPDATED_AT',
    direction: 'DESC',
  };
  return { field, direction, words: field === 'RELEVANCE' ? words : [] };
}

/**
 * The position of a row in a list, by its sort keys. With it, the row can be found without counting the rows
 * before it.
 */
export interface IssueListPosition {
  /** Id of the row's group. Null for rows without a group and in lists that are not grouped. */
  group: number | null;
  /** Number of query words in the title. 0 unless the sort order is RELEVANCE. */
  hits: number;
  /**
   * The value of the field by which the list is sorted: times in microseconds since 1970, states and assignees as
   * ids. Null if the issue has no value. TITLE has no such value that stays valid: its positions are used only
   * inside one implementation (see encodeIssueListCursor).
   */
  key: number | null;
  number: number;
}

/**
 * Returns the time by which `groupBy: MONTH` groups issues: the time by which the list is sorted, or else the
 * creation time.
 */
export function getMonthGroupingColumn({ field }: Pick<ListSortOrder, 'field'>): FieldOfKind<'TIME'> {
  switch (field) {
    case 'UPDATED_AT':
    // Among titles with equally many query words, RELEVANCE sorts by the last update.
    case 'RELEVANCE':
      return 'updated';
    case 'CLOSED_AT':
      return 'closed';
    default:
      return 'created';
  }
}

/**
 * Returns the grouping whose groups are the sort keys of an order by name: the issues of a list sorted by STATE or
 * ASSIGNEE are in the order of these groups. Null for all other orders.
 */
export function getGroupingOfSortOrder({ field }: Pick<ListSortOrder, 'field'>): IssueGroupBy | null {
  return field === 'STATE' || field === 'ASSIGNEE' ? { field, labelScope: null } : null;
}
