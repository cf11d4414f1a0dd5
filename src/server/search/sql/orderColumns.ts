/** The SQL expressions that belong to the sort order of a list. */
import { type RawBuilder, sql } from 'kysely';
import type { FieldName } from '../../../shared/fields/fields';
import { findFieldByGraphQLName, getFieldColumn, isTimeColumn } from '../fields/searchFields';
import type { IssueListPosition, ListSortOrder } from '../list/ListSortOrder';
import type { IssueOrderField } from '../list/IssueSearch';
import { getIssueColumn } from './fieldExpressions';

/**
 * Returns the field whose value is the sort key of a row. For RELEVANCE, it is the second key, after the number of
 * query words in the title. TITLE, STATE and ASSIGNEE are sorted by other expressions (see createSqlSortKey).
 */
const getSortField = (order: IssueOrderField): FieldName => findFieldByGraphQLName(order) ?? 'updated';

/** The sort key of a list's rows as SQL expressions of `issue i`. */
export interface SqlSortKey {
  /** The sort key of a row's position; for TITLE, the code point of the first character. */
  value: RawBuilder<unknown>;
  /** The expression by which the rows are sorted. */
  sorting: RawBuilder<unknown>;
  /** Returns the value of `sorting` at a position with a sort key. */
  at: (position: IssueListPosition) => RawBuilder<unknown>;
  /** Whether there are rows without a sort key, for which `sorting` is NULL. */
  isOptional: boolean;
}

/** @param sortIds ids of the states or assignees, ascending, by which STATE and ASSIGNEE sort */
export function createSqlSortKey(
  order: ListSortOrder,
  projectId: number,
  sortIds: readonly number[],
): SqlSortKey {
  const { field } = order;
  if (field === 'TITLE') {
    return {
      // The locale of the database does not matter: "C" changes only A to Z, and compares bytes.
      value: sql`ascii(lower(left(i.title, 1) COLLATE "C"))`,
      sorting: sql`lower(i.title COLLATE "C")`,
      at: ({ number }) =>
        sql`(SELECT lower(c.title COLLATE "C") FROM issue c WHERE c.project_id = ${projectId} AND c.number = ${number})`,
      isOptional: false,
    };
  }
  if (field === 'STATE' || field === 'ASSIGNEE') {
    const isByState = field === 'STATE';
    const value = isByState ? sql`i.state_id` : sql`i.assignee_ids[1]`;
    return {
      value,
      sorting: selectRankOfId(value, sortIds),
      at: ({ key }) => sql`${sortIds.indexOf(key ?? 0)}::int`,
      isOptional: !isByState,
    };
  }
  const sortField = getSortField(field);
  const value = sql.ref(getIssueColumn(sortField));
  return {
    value,
    sorting: value,
    at: ({ key }) => createSortKeyParameter(order, key ?? 0),
    isOptional: getFieldColumn(sortField).storage === 'optionalTime',
  };
}

/**
 * Selects the index of an id in a list of ids. `width_bucket` finds it by binary search, because a project may have
 * thousands of assignees.
 */
export function selectRankOfId(id: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<number | null> {
  const sorted = ids.map((one, rank) => ({ id: one, rank })).sort((a, b) => a.id - b.id);
  return sql`(${sorted.map(({ rank }) => rank)}::int[])[width_bucket(${id}, ${sorted.map((one) => one.id)}::int[])]`;
}

/**
 * Whether a list is sorted by a time. The sort keys of its rows are then in microseconds, the precision of
 * the database.
 */
export function isTimeSortOrder({ field }: ListSortOrder): boolean {
  return isTimeColumn(getSortField(field));
}

/** Whether no index has a sort order: every statement then sorts the whole list. */
export const isSortOrderWithoutIndex = (field: IssueOrderField): boolean =>
  !getFieldColumn(getSortField(field)).hasSortIndex;

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
