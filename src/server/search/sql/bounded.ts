/**
 * Walking an index in the list's order finds a page at once where matches are many, and goes on for
 * ever where they are few or all at the other end; PostgreSQL, which takes columns for independent and
 * evenly spread, can't tell. So a walk looks at so many rows and no more; if they hold no page, all
 * that matches is found by the filters' own indexes, and sorted. Both stand in one statement, of which
 * the second half runs only when it must.
 */
import { type RawBuilder, sql } from 'kysely';
import type { AndNode, QueryNode } from '../../../shared/query/ast';
import type { ListOrder } from '../list/ListOrder';
import type { Condition } from '../statements/Condition';
import { all, compileQuery, type Scope } from './compile';
import { hasText } from './words';

/**
 * Rows that a walk looks at. A walk that fails is lost time, and leaves about (a page / rows walked) of
 * the project to be sorted: the sum is least near the root of its size. Titles take longer to look at.
 */
function rowsWalked(issues: number, titlesTell: boolean): number {
  return Math.max(1_000, Math.round(Math.sqrt(issues) * (titlesTell ? 6 : 12)));
}

/** A larger read, as a ranking's, is no page: it will look at most rows anyway. */
const ROWS_WANTED_MAX = 1_500;

export interface BoundedRun {
  /** How many the project has. */
  issues: number;
  columns: RawBuilder<unknown>;
  /** What the walk follows: conditions that its index meets by itself. */
  along: readonly Condition[];
  filters: readonly Condition[];
  /** The filters as the walk is to check them, where that differs. */
  probes?: readonly Condition[];
  sorting: RawBuilder<unknown>;
  most: number;
}

/** To look at each row for words is dear: only where its title tells beforehand. */
export function mayBound(root: AndNode, most: number, titlesTell: boolean): boolean {
  return most <= ROWS_WANTED_MAX && root.children.length > 0 && (titlesTell || !hasText(root));
}

export function boundedRun({
  issues,
  columns,
  along,
  filters,
  probes = filters,
  sorting,
  most,
}: BoundedRun): RawBuilder<unknown> {
  return sql`(WITH found AS MATERIALIZED (
      SELECT ${columns} FROM (
        SELECT i.* FROM issue i WHERE ${all(along)} ORDER BY ${sorting} LIMIT ${rowsWalked(issues, probes !== filters)}) i
      WHERE ${all(probes)} ORDER BY ${sorting} LIMIT ${most})
    SELECT * FROM found WHERE (SELECT count(*) FROM found) = ${most}
    UNION ALL
    (SELECT ${columns} FROM (SELECT i.* FROM issue i WHERE ${all([...along, ...filters])} OFFSET 0) i
      WHERE (SELECT count(*) FROM found) < ${most} ORDER BY ${sorting} LIMIT ${most}))`;
}

/**
 * A filter that starts an index in the order of updates (issue_state, issue_author, issue_milestone): the
 * walk then sees its rows alone.
 */
export function walkPrefix(root: AndNode, scope: Scope, order: ListOrder): Condition[] {
  if (order.field !== 'UPDATED_AT') return [];
  const prefix = root.children.find((node) => startsIndex(node, scope));
  return prefix ? compileQuery({ ...root, children: [prefix] }, scope) : [];
}

const PREFIXES: ReadonlySet<string> = new Set(['state', 'author', 'milestone']);

function startsIndex(node: QueryNode, { resolved }: Scope): boolean {
  if (node.kind !== 'filter' || node.value.kind !== 'names' || !PREFIXES.has(node.field)) return false;
  const [name, second] = node.value.names;
  if (!name || second) return false;
  return resolved.ids.get(name)?.length === 1;
}
