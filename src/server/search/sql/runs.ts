/**
 * Reads an issue list as consecutive runs, each of which one index can return in order. A page consists of
 * the first rows of the runs after a position. PostgreSQL starts a run only when the ones before it are
 * exhausted (an Append under a LIMIT), so a page reads about as many rows as it returns.
 */
import { type RawBuilder, sql } from 'kysely';
import type { AndNode } from '../../../shared/query/ast';
import type { ListOrder, ListPosition } from '../list/ListOrder';
import type { Condition } from '../statements/Condition';
import { boundedScan, canBoundScan, indexPrefixConditions } from './boundedScan';
import { allOf, compileQuery, type SqlScope } from './compile';
import { hitClassConditions, countTitleHits, usesHitClasses } from './titleHits';
import { keyParameter, orderColumn } from './orderColumns';
import { groupIndex, groupTable, memberOfGroup, type SqlGroups } from './sqlGroups';

export interface ListQuery {
  root: AndNode;
  scope: SqlScope;
  order: ListOrder;
  groups: SqlGroups | null;
  /** Number of issues in the project. */
  issues: number;
}

export interface ListWalk {
  /** Start after this position, or before it if `backward`. Null: start at the first or last row. */
  from: ListPosition | null;
  backward: boolean;
  limit: number;
  offset: number;
}

/**
 * Selects rows `(grp, hits, key, number)` of a list from a position on, in list order, or in reverse order if
 * `backward`.
 */
export function walkRows(query: ListQuery, walk: ListWalk): RawBuilder<unknown> {
  const most = walk.limit + walk.offset;
  const runs = query.groups
    ? groupedRuns(query, query.groups, walk, most)
    : plainRuns(query, [], sql`0`, walk, most);
  const rows = runs.length === 1 ? runs[0]! : sql`${sql.join(runs, sql` UNION ALL `)}`;
  return sql`SELECT * FROM (${rows}) walked LIMIT ${walk.limit} OFFSET ${walk.offset}`;
}

type SqlRun = RawBuilder<unknown>;

/**
 * The runs that read a grouped list from a position on: the rest of the position's group, the groups after
 * it, the rows without a group.
 */
function groupedRuns(query: ListQuery, groups: SqlGroups, walk: ListWalk, most: number): SqlRun[] {
  const none = groups.ids.length;
  const { backward, from } = walk;
  const whole = { ...walk, from: null };
  const runs: SqlRun[] = [];
  const place = from ? groupIndex(groups, from.group) : 0;
  if (from) runs.push(...plainRuns(query, [memberOfGroup(groups, place)], sql`${place}::int`, walk, most));
  const low = from && !backward ? place + 1 : 0;
  const high = from && backward ? place - 1 : none;
  const noneRuns =
    low <= none && none <= high
      ? plainRuns(query, [memberOfGroup(groups, none)], sql`${none}::int`, whole, most)
      : [];
  if (backward) runs.push(...noneRuns);
  if (low <= Math.min(high, none - 1)) {
    const members = plainRuns(query, [groups.expressions.member(sql`g.id`)], sql`g.place`, whole, most);
    runs.push(sql`(SELECT r.* FROM ${groupTable(groups, low, Math.min(high, none - 1), backward)} g
      CROSS JOIN LATERAL (${sql.join(members, sql` UNION ALL `)}) r LIMIT ${most})`);
  }
  if (!backward) runs.push(...noneRuns);
  return runs;
}

function plainRuns(
  query: ListQuery,
  besides: Condition[],
  group: RawBuilder<unknown>,
  walk: ListWalk,
  most: number,
): SqlRun[] {
  const { order, root, scope, issues } = query;
  const run = (
    conditions: Condition[],
    sorting: RawBuilder<unknown>,
    hits: RawBuilder<unknown> = sql`0`,
  ): SqlRun =>
    sql`(SELECT ${group} AS grp, ${hits} AS hits, ${sql.ref(orderColumn(order))} AS key, i.number FROM issue i
      WHERE ${allOf([...besides, ...conditions])} ORDER BY ${sorting} LIMIT ${most})`;
  if (order.field === 'RELEVANCE') {
    return usesHitClasses(order.words)
      ? hitClassRuns(query, walk, most, run)
      : countedHitsRuns(query, walk, run);
  }
  const base = compileQuery(root, scope);
  const bounded = query.groups === null && canBoundScan(root, most, false);
  const prefix = bounded ? indexPrefixConditions(root, scope, order) : [];
  const walked = (along: Condition[], sorting: RawBuilder<unknown>): SqlRun =>
    bounded
      ? boundedScan({
          issues,
          columns: sql`${group} AS grp, 0 AS hits, ${sql.ref(orderColumn(order))} AS key, i.number`,
          indexConditions: [base[0]!, ...prefix, ...along],
          filters: base,
          sorting,
          limit: most,
        })
      : run([...base, ...along], sorting);
  const { from, backward } = walk;
  const descending = (order.direction === 'DESC') !== backward;
  if (order.field === 'NUMBER') {
    const beyond = from ? [afterNumber(from.number, !descending)] : [];
    return [walked(beyond, sql`i.number ${sqlDirection(descending)}`)];
  }
  const keyed = keyedRuns(order, descending, walk).map(([along, sorting]) => walked(along, sorting));
  if (order.field !== 'CLOSED_AT') return keyed;
  // Issues that were never closed come last in both sort directions.
  const beyond = from && from.key === null ? [afterNumber(from.number, backward)] : [];
  const open = walked(
    [sql`${sql.ref(orderColumn(order))} IS NULL`, ...beyond],
    sql`i.number ${sqlDirection(!backward)}`,
  );
  if (!backward) return from && from.key === null ? [open] : [...keyed, open];
  return from && from.key !== null ? keyed : [open, ...keyed];
}

/** The runs of rows sorted by a key, then by issue number: descending, or ascending if read backward. */
function keyedRuns(
  order: ListOrder,
  descending: boolean,
  { from, backward }: ListWalk,
): [Condition[], RawBuilder<unknown>][] {
  const column = sql.ref(orderColumn(order));
  const present: Condition[] = order.field === 'CLOSED_AT' ? [sql`${column} IS NOT NULL`] : [];
  const sorting = sql`${column} ${sqlDirection(descending)}, i.number ${sqlDirection(!backward)}`;
  if (!from || from.key === null) return [[present, sorting]];
  const key = keyParameter(order, from.key);
  // If key and number are sorted in the same direction, all rows after the position are one index range.
  // Otherwise the rows with the position's key come first, then the rest.
  if (descending !== backward) {
    return [
      [
        [sql`(${column}, i.number) ${comparisonOperator(!descending)} (${key}, ${from.number}::int)`],
        sorting,
      ],
    ];
  }
  return [
    [[sql`${column} = ${key}`, afterNumber(from.number, backward)], sql`i.number ${sqlDirection(!backward)}`],
    [[sql`${column} ${comparisonOperator(!descending)} ${key}`], sorting],
  ];
}

/** The runs of a RELEVANCE list: one per number of query words in the title, each in update order. */
function hitClassRuns(
  { order, root, scope, groups, issues }: ListQuery,
  walk: ListWalk,
  most: number,
  run: (conditions: Condition[], sorting: RawBuilder<unknown>, hits?: RawBuilder<unknown>) => SqlRun,
): SqlRun[] {
  const { words } = order;
  const { from, backward } = walk;
  const sorting = sql`i.updated_at ${sqlDirection(!backward)}, i.number ${sqlDirection(!backward)}`;
  const fewestFirst = (order.direction === 'ASC') !== backward;
  const classes = Array.from({ length: words.length + 1 }, (_, i) => (fewestFirst ? i : words.length - i));
  const left = from ? classes.slice(classes.indexOf(from.hits)) : classes;
  return left.map((hits) => {
    const beyond = from && hits === from.hits ? [afterTime(order, from, backward)] : [];
    const filters = hitClassConditions(root, scope, words, hits);
    if (hits === 0 || hits < words.length || groups || !canBoundScan(root, most, true)) {
      return run([...filters, ...beyond], sorting, sql`${hits}::int`);
    }
    return boundedScan({
      issues,
      columns: sql`0 AS grp, ${hits}::int AS hits, i.updated_at AS key, i.number`,
      indexConditions: [filters[0]!, ...beyond],
      filters,
      probes: hitClassConditions(root, { ...scope, probe: true }, words, hits),
      sorting,
      limit: most,
    });
  });
}

/**
 * The run of a RELEVANCE list with many words: the title words of all matches are counted and the matches
 * sorted. There are usually few.
 */
function countedHitsRuns(
  { order, root, scope }: ListQuery,
  { from, backward }: ListWalk,
  run: (conditions: Condition[], sorting: RawBuilder<unknown>, hits?: RawBuilder<unknown>) => SqlRun,
): SqlRun[] {
  const hits = countTitleHits(order.words);
  const descending = (order.direction === 'DESC') !== backward;
  const sorting = sql`2 ${sqlDirection(descending)}, i.updated_at ${sqlDirection(!backward)}, i.number ${sqlDirection(!backward)}`;
  const beyond = from
    ? [
        sql<boolean>`(${hits} ${comparisonOperator(!descending)} ${from.hits}
          OR ${hits} = ${from.hits} AND ${afterTime(order, from, backward)})`,
      ]
    : [];
  return [run([...compileQuery(root, scope), ...beyond], sorting, hits)];
}

function afterTime(order: ListOrder, { key, number }: ListPosition, backward: boolean): Condition {
  return sql`(i.updated_at, i.number) ${comparisonOperator(backward)} (${keyParameter(order, key ?? 0)}, ${number}::int)`;
}

function afterNumber(number: number, greater: boolean): Condition {
  return sql`i.number ${comparisonOperator(greater)} ${number}`;
}

function sqlDirection(descending: boolean): RawBuilder<unknown> {
  return descending ? sql`DESC` : sql`ASC`;
}

function comparisonOperator(greater: boolean): RawBuilder<unknown> {
  return greater ? sql`>` : sql`<`;
}
