/**
 * Builds the SQL that reads consecutive rows of an issue list: one select, sorted by the group of a row, the number of
 * query words in its title, its sort key and its number. For a list that is sorted by its key alone, PostgreSQL can
 * read an index in list order; for any other, it sorts all issues of the list.
 */
import { type RawBuilder, sql } from 'kysely';
import type { SearchQueryAndNode } from '../../../shared/query/ast';
import type { ListSortOrder, IssueListPosition } from '../list/ListSortOrder';
import type { QueryCompileContext } from '../list/PreparedIssueListRequest';
import type { SqlCondition } from '../statements/SqlCondition';
import { joinConditionsWithAnd, compileQueryConditions } from './compile';
import type { SqlSortKey } from './orderColumns';
import { getIssueListGroupIndex, selectIssueListGroupIndex, type SqlIssueListGroups } from './sqlGroups';
import { selectTitleHitCount } from './words';

export interface SqlIssueListQuery {
  root: SearchQueryAndNode;
  scope: QueryCompileContext;
  order: ListSortOrder;
  sortKey: SqlSortKey;
  groups: SqlIssueListGroups | null;
}

export interface IssueListRowRange {
  /**
   * The rows after this position are read, or those before it if `backward`. Null: the read starts at the
   * first row, or at the last one.
   */
  from: IssueListPosition | null;
  backward: boolean;
  limit: number;
  offset: number;
}

/** An expression by which the rows of a list are sorted, and its value at the position from which rows are read. */
interface SortTerm {
  expression: RawBuilder<unknown>;
  /** Null: the rows are read from an end of the list. */
  at: RawBuilder<unknown> | null;
  descending: boolean;
}

/**
 * Selects rows `(grp, hits, key, number)` of a list, starting from a position. The rows are in list order, or
 * in reverse order if `backward`.
 */
export function selectIssueListRows(
  query: SqlIssueListQuery,
  { from, backward, limit, offset }: IssueListRowRange,
): RawBuilder<unknown> {
  const { root, scope, order, sortKey, groups } = query;
  const group = groups ? selectIssueListGroupIndex(groups) : sql`0`;
  const hits = order.words.length > 0 ? selectTitleHitCount(order.words) : sql`0`;
  const terms = listSortTerms(query, from, { group, hits }).map((term) => ({
    ...term,
    descending: term.descending !== backward,
  }));
  const conditions = [...compileQueryConditions(root, scope), ...(from ? [buildAfterCondition(terms)] : [])];
  const sorting = terms.map(
    ({ expression, descending }) => sql`${expression} ${descending ? sql`DESC` : sql`ASC`}`,
  );
  return sql`SELECT ${group} AS grp, ${hits} AS hits, ${sortKey.value} AS key, i.number FROM issue i
    WHERE ${joinConditionsWithAnd(conditions)} ORDER BY ${sql.join(sorting)} LIMIT ${limit} OFFSET ${offset}`;
}

function listSortTerms(
  { order, sortKey, groups }: SqlIssueListQuery,
  from: IssueListPosition | null,
  { group, hits }: Record<'group' | 'hits', RawBuilder<unknown>>,
): SortTerm[] {
  const descending = order.direction === 'DESC';
  const terms: SortTerm[] = [];
  if (groups) {
    const at = from && sql`${getIssueListGroupIndex(groups, from.group)}::int`;
    terms.push({ expression: group, at, descending: false });
  }
  if (order.words.length > 0)
    terms.push({ expression: hits, at: from && sql`${from.hits}::int`, descending });
  if (sortKey.isOptional) {
    // Issues without a sort key come last in both sort directions.
    const at = from && sql`${from.key === null}::boolean`;
    terms.push({ expression: sql`(${sortKey.sorting} IS NULL)`, at, descending: false });
  }
  if (order.field !== 'NUMBER') {
    // The key does not distinguish rows without one.
    const at = from && (from.key === null && sortKey.isOptional ? null : sortKey.at(from));
    // Among titles with equally many query words, the issue that was updated last comes first.
    const isDescending = order.field === 'RELEVANCE' || descending;
    terms.push({ expression: sortKey.sorting, at, descending: isDescending });
  }
  const isDescending = order.field === 'NUMBER' ? descending : true;
  terms.push({ expression: sql`i.number`, at: from && sql`${from.number}::int`, descending: isDescending });
  return terms;
}

/** Builds the condition that a row comes after the position of the terms. */
function buildAfterCondition(terms: readonly SortTerm[]): SqlCondition {
  const [first, ...rest] = terms.filter(({ at }) => at !== null);
  const { expression, at, descending } = first!;
  if (rest.length === 0) return sql`${expression} ${descending ? sql`<` : sql`>`} ${at}`;
  const after = rest.every((term) => term.descending === descending)
    ? // PostgreSQL can find the first row of such a comparison in an index.
      sql<boolean>`(${sql.join([expression, ...rest.map((term) => term.expression)])}) ${descending ? sql`<` : sql`>`}
        (${sql.join([at, ...rest.map((term) => term.at)])})`
    : sql<boolean>`${expression} ${descending ? sql`<=` : sql`>=`} ${at}
        AND (${expression} <> ${at} OR ${buildAfterCondition(rest)})`;
  return sql`(${after})`;
}
