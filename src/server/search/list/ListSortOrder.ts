/** The sort order of a list, and the position of a row in it. */
import type { ParsedQuery } from '../../../shared/query/ast';
import { type QueryWord, collectQueryWords } from '../../../shared/query/terms';
import type { RequestedSortOrder, OrderField } from './Search';

/** RELEVANCE sorts by the number of query words in the title, then by the last update, newest first. */
export interface ListSortOrder extends RequestedSortOrder {
  /** The query words that are counted in titles. Empty unless the field is RELEVANCE. */
  words: readonly QueryWord[];
}

/** The default order is RELEVANCE if the query has words, otherwise UPDATED_AT; both descending. */
export function resolveSortOrder(order: RequestedSortOrder | null, { root }: ParsedQuery): ListSortOrder {
  const words = collectQueryWords(root);
  const { field, direction } = order ?? {
    field: words.length > 0 ? 'RELEVANCE' : 'UPDATED_AT',
    direction: 'DESC',
  };
  return { field, direction, words: field === 'RELEVANCE' ? words : [] };
}

/** A row's sort keys. They locate the row in its list without counting the rows before it. */
export interface ListPosition {
  /** The group's id. Null for rows without a group and for ungrouped lists. */
  group: number | null;
  /** Number of query words in the title. 0 unless the order is RELEVANCE. */
  hits: number;
  /**
   * The value of the field that the list is sorted by; times in microseconds. Null if the issue has none
   * (never closed).
   */
  key: number | null;
  number: number;
}

export type TimeOrderField = Extract<OrderField, 'CREATED_AT' | 'UPDATED_AT' | 'CLOSED_AT'>;

/**
 * The time by which `groupBy: MONTH` groups: the one that the list is sorted by, otherwise the creation time.
 */
export function getMonthGroupingField({ field }: ListSortOrder): TimeOrderField {
  switch (field) {
    case 'UPDATED_AT':
    case 'CLOSED_AT':
      return field;
    case 'RELEVANCE':
      // RELEVANCE sorts rows with equally many query words in the title by their last update.
      return 'UPDATED_AT';
    default:
      return 'CREATED_AT';
  }
}
