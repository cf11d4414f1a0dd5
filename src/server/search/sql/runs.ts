/**
 * Builds the SQL that reads an issue list as consecutive runs. A run is a part of the list that one index can
 * return in list order. A page consists of the first rows of the runs after a position. PostgreSQL starts a
 * run only when all runs before it are exhausted (an Append under a LIMIT), so a page reads about as many
 * rows as it returns.
 */
import { type RawBuilder, sql } from 'kysely';
import type { SearchQueryAndNode } from '../../../shared/query/ast';
import type { ListSortOrder, IssueListPosition } from '../list/ListSortOrder';
import type { SqlCondition } from '../statements/SqlCondition';
import {
  buildBoundedIndexScan,
  canLimitIndexScan,
  compileIndexPrefixConditions,
} from './buildBoundedIndexScan';
import { joinConditionsWithAnd, compileQueryConditions, type SqlQueryCompileContext } from './compile';
import { buildTitleHitConditions, selectTitleHitCount, canUseTitleHitSubqueries } from './titleHits';
import { createSortKeyParameter, type SqlSortKey } from './orderColumns';
import {
  getIssueListGroupIndex,
  buildIssueGroupIdSubquery,
  buildIssueGroupCondition,
  type SqlIssueListGroups,
} from './sqlGroups';

export interface SqlIssueListQuery {
  root: SearchQueryAndNode;
  scope: SqlQueryCompileContext;
  order: ListSortOrder;
  sortKey: SqlSortKey;
  groups: SqlIssueListGroups | null;
  /** Number of issues in the project, in the list or not. */
  issues: number;
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

/**
 * Selects rows `(grp, hits, key, number)` of a list, starting from a position. The rows are in list order, or
 * in reverse order if `backward`.
 */
export function selectIssueListRows(query: SqlIssueListQuery, walk: IssueListRowRange): RawBuilder<unknown> {
  const most = walk.limit + walk.offset;
  const runs = query.groups
    ? buildGroupedIssueListSubqueries(query, query.groups, walk, most)
    : buildUngroupedIssueListSubqueries(query, [], sql`0`, walk, most);
  const rows = runs.length === 1 ? runs[0]! : sql`${sql.join(runs, sql` UNION ALL `)}`;
  return sql`SELECT * FROM (${rows}) walked LIMIT ${walk.limit} OFFSET ${walk.offset}`;
}

type OrderedIssueSubquery = RawBuilder<unknown>;

/**
 * Builds the runs of a grouped list after a position: the remaining rows of the position's group, the groups
 * after it, and the rows without a group.
 */
function buildGroupedIssueListSubqueries(
  query: SqlIssueListQuery,
  groups: SqlIssueListGroups,
  walk: IssueListRowRange,
  most: number,
): OrderedIssueSubquery[] {
  const none = groups.ids.length;
  const { backward, from } = walk;
  const whole = { ...walk, from: null };
  const runs: OrderedIssueSubquery[] = [];
  const place = from ? getIssueListGroupIndex(groups, from.group) : 0;
  if (from)
    runs.push(
      ...buildUngroupedIssueListSubqueries(
        query,
        [buildIssueGroupCondition(groups, place)],
        sql`${place}::int`,
        walk,
        most,
      ),
    );
  const low = from && !backward ? place + 1 : 0;
  const high = from && backward ? place - 1 : none;
  const noneRuns =
    low <= none && none <= high
      ? buildUngroupedIssueListSubqueries(
          query,
          [buildIssueGroupCondition(groups, none)],
          sql`${none}::int`,
          whole,
          most,
        )
      : [];
  if (backward) runs.push(...noneRuns);
  if (low <= Math.min(high, none - 1)) {
    const members = buildUngroupedIssueListSubqueries(
      query,
      [groups.expressions.member(sql`g.id`)],
      sql`g.place`,
      whole,
      most,
    );
    runs.push(sql`(SELECT r.* FROM ${buildIssueGroupIdSubquery(groups, low, Math.min(high, none - 1), backward)} g
      CROSS JOIN LATERAL (${sql.join(members, sql` UNION ALL `)}) r LIMIT ${most})`);
  }
  if (!backward) runs.push(...noneRuns);
  return runs;
}

function buildUngroupedIssueListSubqueries(
  query: SqlIssueListQuery,
  besides: SqlCondition[],
  group: RawBuilder<unknown>,
  walk: IssueListRowRange,
  most: number,
): OrderedIssueSubquery[] {
  const { order, sortKey, root, scope, issues } = query;
  const run = (
    conditions: SqlCondition[],
    sorting: RawBuilder<unknown>,
    hits: RawBuilder<unknown> = sql`0`,
  ): OrderedIssueSubquery =>
    sql`(SELECT ${group} AS grp, ${hits} AS hits, ${sortKey.value} AS key, i.number FROM issue i
      WHERE ${joinConditionsWithAnd([...besides, ...conditions])} ORDER BY ${sorting} LIMIT ${most})`;
  if (order.field === 'RELEVANCE') {
    return canUseTitleHitSubqueries(order.words)
      ? buildTitleHitSubqueries(query, walk, most, run)
      : buildCountedTitleHitsSubqueries(query, walk, run);
  }
  const base = compileQueryConditions(root, scope);
  const bounded = query.groups === null && canLimitIndexScan(root, most, false);
  const prefix = bounded ? compileIndexPrefixConditions(root, scope, order) : [];
  const walked = (along: SqlCondition[], sorting: RawBuilder<unknown>): OrderedIssueSubquery =>
    bounded
      ? buildBoundedIndexScan({
          issues,
          columns: sql`${group} AS grp, 0 AS hits, ${sortKey.value} AS key, i.number`,
          indexConditions: [base[0]!, ...prefix, ...along],
          filters: base,
          sorting,
          limit: most,
        })
      : run([...base, ...along], sorting);
  const { from, backward } = walk;
  const descending = (order.direction === 'DESC') !== backward;
  if (order.field === 'NUMBER') {
    const beyond = from ? [buildAfterIssueNumberCondition(from.number, !descending)] : [];
    return [walked(beyond, sql`i.number ${toSqlSortDirection(descending)}`)];
  }
  const keyed = buildSortKeyRangeConditions(sortKey, descending, walk).map(([along, sorting]) =>
    walked(along, sorting),
  );
  if (!sortKey.presence) return keyed;
  // Issues without a sort key come last in both sort directions.
  const beyond = from && from.key === null ? [buildAfterIssueNumberCondition(from.number, backward)] : [];
  const withoutKey = walked(
    [sortKey.presence.absent, ...beyond],
    sql`i.number ${toSqlSortDirection(!backward)}`,
  );
  if (!backward) return from && from.key === null ? [withoutKey] : [...keyed, withoutKey];
  return from && from.key !== null ? keyed : [withoutKey, ...keyed];
}

/**
 * Builds one SQL condition per range of rows of a sorted list. Rows with the same sort key are sorted by issue
 * number: descending, or ascending if the list is read backward.
 */
function buildSortKeyRangeConditions(
  sortKey: SqlSortKey,
  descending: boolean,
  { from, backward }: IssueListRowRange,
): [SqlCondition[], RawBuilder<unknown>][] {
  const column = sortKey.sorting;
  const present: SqlCondition[] = sortKey.presence ? [sortKey.presence.present] : [];
  const sorting = sql`${column} ${toSqlSortDirection(descending)}, i.number ${toSqlSortDirection(!backward)}`;
  if (!from || from.key === null) return [[present, sorting]];
  const key = sortKey.at(from);
  // If key and number are sorted in the same direction, all rows after a position are one range of the index.
  // Otherwise, the rows with the position's key are one range, and the rows with other keys are another.
  if (descending !== backward) {
    return [
      [
        [sql`(${column}, i.number) ${toSqlComparisonOperator(!descending)} (${key}, ${from.number}::int)`],
        sorting,
      ],
    ];
  }
  return [
    [
      [sql`${column} = ${key}`, buildAfterIssueNumberCondition(from.number, backward)],
      sql`i.number ${toSqlSortDirection(!backward)}`,
    ],
    [[sql`${column} ${toSqlComparisonOperator(!descending)} ${key}`], sorting],
  ];
}

/**
 * Builds the runs of a RELEVANCE list: one for each number of query words in the title. Each run is sorted by
 * the last update.
 */
function buildTitleHitSubqueries(
  { order, root, scope, groups, issues }: SqlIssueListQuery,
  walk: IssueListRowRange,
  most: number,
  run: (
    conditions: SqlCondition[],
    sorting: RawBuilder<unknown>,
    hits?: RawBuilder<unknown>,
  ) => OrderedIssueSubquery,
): OrderedIssueSubquery[] {
  const { words } = order;
  const { from, backward } = walk;
  const sorting = sql`i.updated_at ${toSqlSortDirection(!backward)}, i.number ${toSqlSortDirection(!backward)}`;
  const fewestFirst = (order.direction === 'ASC') !== backward;
  const classes = Array.from({ length: words.length + 1 }, (_, i) => (fewestFirst ? i : words.length - i));
  const left = from ? classes.slice(classes.indexOf(from.hits)) : classes;
  return left.map((hits) => {
    const beyond = from && hits === from.hits ? [buildAfterUpdateTimeCondition(order, from, backward)] : [];
    const filters = buildTitleHitConditions(root, scope, words, hits);
    if (hits === 0 || hits < words.length || groups || !canLimitIndexScan(root, most, true)) {
      return run([...filters, ...beyond], sorting, sql`${hits}::int`);
    }
    return buildBoundedIndexScan({
      issues,
      columns: sql`0 AS grp, ${hits}::int AS hits, i.updated_at AS key, i.number`,
      indexConditions: [filters[0]!, ...beyond],
      filters,
      probes: buildTitleHitConditions(root, { ...scope, probe: true }, words, hits),
      sorting,
      limit: most,
    });
  });
}

/**
 * Builds the single run of a RELEVANCE list with many query words. The title words of all matches are
 * counted, and the matches sorted. A query with many words usually has few matches.
 */
function buildCountedTitleHitsSubqueries(
  { order, root, scope }: SqlIssueListQuery,
  { from, backward }: IssueListRowRange,
  run: (
    conditions: SqlCondition[],
    sorting: RawBuilder<unknown>,
    hits?: RawBuilder<unknown>,
  ) => OrderedIssueSubquery,
): OrderedIssueSubquery[] {
  const hits = selectTitleHitCount(order.words);
  const descending = (order.direction === 'DESC') !== backward;
  const sorting = sql`2 ${toSqlSortDirection(descending)}, i.updated_at ${toSqlSortDirection(!backward)}, i.number ${toSqlSortDirection(!backward)}`;
  const beyond = from
    ? [
        sql<boolean>`(${hits} ${toSqlComparisonOperator(!descending)} ${from.hits}
          OR ${hits} = ${from.hits} AND ${buildAfterUpdateTimeCondition(order, from, backward)})`,
      ]
    : [];
  return [run([...compileQueryConditions(root, scope), ...beyond], sorting, hits)];
}

function buildAfterUpdateTimeCondition(
  order: ListSortOrder,
  { key, number }: IssueListPosition,
  backward: boolean,
): SqlCondition {
  return sql`(i.updated_at, i.number) ${toSqlComparisonOperator(backward)} (${createSortKeyParameter(order, key ?? 0)}, ${number}::int)`;
}

function buildAfterIssueNumberCondition(number: number, greater: boolean): SqlCondition {
  return sql`i.number ${toSqlComparisonOperator(greater)} ${number}`;
}

function toSqlSortDirection(descending: boolean): RawBuilder<unknown> {
  return descending ? sql`DESC` : sql`ASC`;
}

function toSqlComparisonOperator(greater: boolean): RawBuilder<unknown> {
  return greater ? sql`>` : sql`<`;
}
