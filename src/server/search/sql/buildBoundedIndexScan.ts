/**
 * Builds SQL that reads a page by a bounded scan of an index in list order. A scan without a bound finds a
 * page quickly if many rows match, but reads the whole index if few rows match or all matches are at the end
 * of the index. PostgreSQL cannot predict which is the case, because it assumes independent, evenly
 * distributed columns. The scan is therefore limited to a number of rows. If they do not contain a full page,
 * all matches are found with the indexes of the filters, and sorted. Scan and sort are parts of one
 * statement, which runs the second part only if necessary.
 */
import { type RawBuilder, sql } from 'kysely';
import type { SearchQueryAndNode, SearchQueryNode } from '../../../shared/query/ast';
import type { ListSortOrder } from '../list/ListSortOrder';
import type { SqlCondition } from '../statements/SqlCondition';
import { joinConditionsWithAnd, compileQueryConditions, type SqlQueryCompileContext } from './compile';
import { containsQueryTextNode } from './words';

/**
 * Returns how many rows an index scan may read to fill a page. If it finds too few matches among them, its work was
 * useless, and all matches are sorted instead: about (page size / rows scanned) of the project's issues. The total cost
 * is lowest near the square root of the project's size. Checking words in titles is slower per row, so fewer rows are
 * scanned.
 */
function computeIndexScanRowsMax(issues: number, titlesTell: boolean): number {
  return Math.max(1_000, Math.round(Math.sqrt(issues) * (titlesTell ? 6 : 12)));
}

/**
 * Maximum number of rows that a bounded scan returns. A read of more rows, such as of a whole list, reads
 * most rows of the index anyway.
 */
const BOUNDED_SCAN_READ_ROWS_MAX = 1_500;

export interface BoundedIndexScanOptions {
  /** Number of issues in the project. */
  issues: number;
  columns: RawBuilder<unknown>;
  /** Conditions that the range of the scanned index already fulfills. */
  indexConditions: readonly SqlCondition[];
  filters: readonly SqlCondition[];
  /**
   * The same conditions as `filters`, in a form that is faster for checking scanned rows one by one. Absent
   * if the form is the same.
   */
  probes?: readonly SqlCondition[];
  sorting: RawBuilder<unknown>;
  limit: number;
}

/**
 * Whether a read may limit its index scan. A query with words is expensive to check row by row, unless the
 * title alone decides most rows.
 */
export function canLimitIndexScan(root: SearchQueryAndNode, most: number, titlesTell: boolean): boolean {
  return (
    most <= BOUNDED_SCAN_READ_ROWS_MAX &&
    root.children.length > 0 &&
    (titlesTell || !containsQueryTextNode(root))
  );
}

export function buildBoundedIndexScan({
  issues,
  columns,
  indexConditions: along,
  filters,
  probes = filters,
  sorting,
  limit: most,
}: BoundedIndexScanOptions): RawBuilder<unknown> {
  return sql`(WITH found AS MATERIALIZED (
      SELECT ${columns} FROM (
        SELECT i.* FROM issue i WHERE ${joinConditionsWithAnd(along)} ORDER BY ${sorting} LIMIT ${computeIndexScanRowsMax(issues, probes !== filters)}) i
      WHERE ${joinConditionsWithAnd(probes)} ORDER BY ${sorting} LIMIT ${most})
    SELECT * FROM found WHERE (SELECT count(*) FROM found) = ${most}
    UNION ALL
    (SELECT ${columns} FROM (SELECT i.* FROM issue i WHERE ${joinConditionsWithAnd([...along, ...filters])} OFFSET 0) i
      WHERE (SELECT count(*) FROM found) < ${most} ORDER BY ${sorting} LIMIT ${most}))`;
}

/**
 * Compiles the query filter that is the prefix of an index in update order (issue_state, issue_author or
 * issue_milestone). With this condition, the index scan reads only rows that match the filter.
 */
export function compileIndexPrefixConditions(
  root: SearchQueryAndNode,
  scope: SqlQueryCompileContext,
  order: ListSortOrder,
): SqlCondition[] {
  if (order.field !== 'UPDATED_AT') return [];
  const prefix = root.children.find((node) => isIndexPrefixFilter(node, scope));
  return prefix ? compileQueryConditions({ ...root, children: [prefix] }, scope) : [];
}

const INDEX_PREFIX_FIELDS: ReadonlySet<string> = new Set(['state', 'author', 'milestone']);

function isIndexPrefixFilter(node: SearchQueryNode, { resolved }: SqlQueryCompileContext): boolean {
  if (node.kind !== 'filter' || node.value.kind !== 'names' || !INDEX_PREFIX_FIELDS.has(node.field))
    return false;
  const [name, second] = node.value.names;
  if (!name || second) return false;
  return resolved.ids.get(name)?.length === 1;
}
