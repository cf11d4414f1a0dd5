/** The SQL columns and parameters that belong to the sort order of a list. */
import { type RawBuilder, sql } from 'kysely';
import type { ListSortOrder } from '../list/ListSortOrder';
import type { IssueOrderField } from '../list/IssueSearch';

/**
 * The column of `issue i` by which each sort order sorts. RELEVANCE sorts by the number of query words in the
 * title before it sorts by its column.
 */
const SORT_ORDER_COLUMNS: Record<IssueOrderField, string> = {
  CREATED_AT: 'i.created_at',
  UPDATED_AT: 'i.updated_at',
  CLOSED_AT: 'i.closed_at',
  NUMBER: 'i.number',
  PRIORITY: 'i.priority',
  COMMENTS: 'i.comment_count',
  VOTES: 'i.vote_count',
  RELEVANCE: 'i.updated_at',
};

export function getSortOrderColumn({ field }: Pick<ListSortOrder, 'field'>): string {
  return SORT_ORDER_COLUMNS[field];
}

/**
 * Whether a list is sorted by a time. The sort keys of its rows are then in microseconds, the precision of
 * the database.
 */
export function isTimeSortOrder({ field }: ListSortOrder): boolean {
  return SORT_ORDER_COLUMNS[field].endsWith('_at');
}

/** Returns the sort key of a row's position as an SQL parameter. */
export function createSortKeyParameter(order: ListSortOrder, key: number): RawBuilder<unknown> {
  return isTimeSortOrder(order) ? sql`${formatMicrosecondTimestamp(key)}::timestamptz` : sql`${key}::int`;
}

/** Returns the SQL expression for the exact value of a time column, in microseconds since 1970. */
export function convertToMicrosecondsInSql(column: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(extract(epoch FROM ${column}) * 1000000)::bigint`;
}

/**
 * Formats a time for PostgreSQL.
 * @param micros microseconds since 1970
 */
function formatMicrosecondTimestamp(micros: number): string {
  const milliseconds = Math.floor(micros / 1000);
  const rest = String(micros - milliseconds * 1000).padStart(3, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
}
