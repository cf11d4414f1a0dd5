/**
 * Reads a page by a bounded scan of an index in list order. Such a scan finds a page quickly if many rows
 * match, but reads the whole index if few match or all matches are at its other end. PostgreSQL assumes
 * independent, evenly distributed columns, so it cannot choose well. Therefore the scan is limited to a
 * number of rows; if these do not contain a full page, all matches are found by the filters' own indexes and
 * sorted. Both are parts of one statement, whose second part runs only if necessary.
 */
import { type RawBuilder, sql } from 'kysely';
import type { AndNode, QueryNode } from '../../../shared/query/ast';
import type { ListSortOrder } from '../list/ListSortOrder';
import type { SqlCondition } from '../statements/SqlCondition';
import { joinWithAnd, compileQuery, type SqlScope } from './compile';
import { containsTextNode } from './words';

/**
 * Maximum rows of an index scan. A scan that does not find a full page is wasted, and about (page size / rows
 * scanned) of the project is then sorted: the total cost is lowest near the square root of the project's
 * size. Checking words in titles is slower per row.
 */
function scannedRowsMax(issues: number, titlesTell: boolean): number {
  return Math.max(1_000, Math.round(Math.sqrt(issues) * (titlesTell ? 6 : 12)));
}

/** Reads of more rows, such as whole lists, do not limit the index scan: they read most rows anyway. */
const BOUNDED_SCAN_ROWS_MAX = 1_500;

export interface BoundedScan {
  /** Number of issues in the project. */
  issues: number;
  columns: RawBuilder<unknown>;
  /** Conditions that the scanned index fulfils by itself. */
  indexConditions: readonly SqlCondition[];
  filters: readonly SqlCondition[];
  /** The filters in a form that is faster for checking scanned rows one by one, if that differs. */
  probes?: readonly SqlCondition[];
  sorting: RawBuilder<unknown>;
  limit: number;
}

/**
 * Whether the index scan of a read may be limited. Checking words row by row is expensive unless the title
 * decides first.
 */
export function canBoundScan(root: AndNode, most: number, titlesTell: boolean): boolean {
  return most <= BOUNDED_SCAN_ROWS_MAX && root.children.length > 0 && (titlesTell || !containsTextNode(root));
}

export function buildBoundedScan({
  issues,
  columns,
  indexConditions: along,
  filters,
  probes = filters,
  sorting,
  limit: most,
}: BoundedScan): RawBuilder<unknown> {
  return sql`(WITH found AS MATERIALIZED (
      SELECT ${columns} FROM (
        SELECT i.* FROM issue i WHERE ${joinWithAnd(along)} ORDER BY ${sorting} LIMIT ${scannedRowsMax(issues, probes !== filters)}) i
      WHERE ${joinWithAnd(probes)} ORDER BY ${sorting} LIMIT ${most})
    SELECT * FROM found WHERE (SELECT count(*) FROM found) = ${most}
    UNION ALL
    (SELECT ${columns} FROM (SELECT i.* FROM issue i WHERE ${joinWithAnd([...along, ...filters])} OFFSET 0) i
      WHERE (SELECT count(*) FROM found) < ${most} ORDER BY ${sorting} LIMIT ${most}))`;
}

/**
 * The query filter that is the prefix of an index in update order (issue_state, issue_author,
 * issue_milestone), so that the index scan reads only its rows.
 */
export function compileIndexPrefixConditions(
  root: AndNode,
  scope: SqlScope,
  order: ListSortOrder,
): SqlCondition[] {
  if (order.field !== 'UPDATED_AT') return [];
  const prefix = root.children.find((node) => isIndexPrefix(node, scope));
  return prefix ? compileQuery({ ...root, children: [prefix] }, scope) : [];
}

const INDEX_PREFIX_FIELDS: ReadonlySet<string> = new Set(['state', 'author', 'milestone']);

function isIndexPrefix(node: QueryNode, { resolved }: SqlScope): boolean {
  if (node.kind !== 'filter' || node.value.kind !== 'names' || !INDEX_PREFIX_FIELDS.has(node.field))
    return false;
  const [name, second] = node.value.names;
  if (!name || second) return false;
  return resolved.ids.get(name)?.length === 1;
}
