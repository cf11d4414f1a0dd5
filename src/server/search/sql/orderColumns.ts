/** The SQL expressions that belong to the sort order of a list. */
import { type RawBuilder, sql } from 'kysely';
import type { IssueListPosition, ListSortOrder, TimeSortField } from '../list/ListSortOrder';
import type { IssueOrderField } from '../list/IssueSearch';
import type { SqlCondition } from '../statements/SqlCondition';

/**
 * The column of `issue i` whose value is the sort key of a row. For RELEVANCE, it is the second key, after the number of query
 * words in the title. TITLE, STATE and ASSIGNEE are sorted by other expressions (see createSqlSortKey).
 */
const SORT_ORDER_COLUMNS: Record<Exclude<IssueOrderField, 'TITLE' | 'ASSIGNEE'>, string> = {
  CREATED_AT: 'i.created_at',
  UPDATED_AT: 'i.updated_at',
  CLOSED_AT: 'i.closed_at',
  NUMBER: 'i.number',
  PRIORITY: 'i.priority',
  COMMENTS: 'i.comment_count',
  VOTES: 'i.vote_count',
  RELEVANCE: 'i.updated_at',
  DUE: 'i.due_on',
  STATE: 'i.state_id',
};

export function getTimeColumn(field: TimeSortField): string {
  return SORT_ORDER_COLUMNS[field];
}

/** The sort key of a list's rows as SQL expressions of `issue i`. */
export interface SqlSortKey {
  /** The sort key of a row's position; for TITLE, the code point of the first character. */
  value: RawBuilder<unknown>;
  /** The expression by which the rows are sorted. */
  sorting: RawBuilder<unknown>;
  /** Returns the value of `sorting` at a position with a sort key. */
  at: (position: IssueListPosition) => RawBuilder<unknown>;
  /** Conditions that a row has a sort key, and that it has none. Null if every row has one. */
  presence: { present: SqlCondition; absent: SqlCondition } | null;
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
      presence: null,
    };
  }
  if (field === 'STATE' || field === 'ASSIGNEE') {
    const value = field === 'STATE' ? sql`i.state_id` : sql`i.assignee_ids[1]`;
    return {
      value,
      sorting: selectRankOfId(value, sortIds),
      at: ({ key }) => sql`${sortIds.indexOf(key ?? 0)}::int`,
      presence:
        field === 'STATE'
          ? null
          : { present: sql`i.assignee_ids <> '{}'`, absent: sql`i.assignee_ids = '{}'` },
    };
  }
  const value = sql.ref(SORT_ORDER_COLUMNS[field]);
  return {
    value,
    sorting: value,
    at: ({ key }) => createSortKeyParameter(order, key ?? 0),
    presence:
      field === 'CLOSED_AT' || field === 'DUE'
        ? { present: sql`${value} IS NOT NULL`, absent: sql`${value} IS NULL` }
        : null,
  };
}

/**
 * Selects the index of an id in a list of ids. `width_bucket` finds it by binary search, because a project may have
 * thousands of assignees.
 */
function selectRankOfId(id: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> {
  const sorted = ids.map((one, rank) => ({ id: one, rank })).sort((a, b) => a.id - b.id);
  return sql`(${sorted.map(({ rank }) => rank)}::int[])[width_bucket(${id}, ${sorted.map((one) => one.id)}::int[])]`;
}

/**
 * Whether a list is sorted by a time. The sort keys of its rows are then in microseconds, the precision of
 * the database.
 */
export function isTimeSortOrder({ field }: ListSortOrder): boolean {
  return TIME_SORT_FIELDS.has(field);
}

const TIME_SORT_FIELDS: ReadonlySet<IssueOrderField> = new Set([
  'CREATED_AT',
  'UPDATED_AT',
  'CLOSED_AT',
  'RELEVANCE',
  'DUE',
]);

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
