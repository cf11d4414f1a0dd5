/** Reads rows of a list: in list order from a position, or by issue number. */
import { sql } from 'kysely';
import type { Store } from '../../store/Store';
import type { ListSortOrder, ListPosition } from '../list/ListSortOrder';
import { selectWithProjectVersion, type Versioned } from '../statements/versioned';
import { selectTitleHitCount } from './titleHits';
import { isTimeSortOrder, toMicroseconds, getOrderColumn } from './orderColumns';
import { type ListQuery, type ListRowRange, selectListRows } from './runs';

interface PositionRow {
  place: number;
  hits: number;
  key: number | null;
  number: number;
}

const POSITION_COLUMNS = ['place', 'hits', 'key', 'number'] as const;

/** Reads rows in list order, in one statement. */
export async function readListRows(
  store: Store,
  query: ListQuery,
  walk: ListRowRange,
): Promise<Versioned<ListPosition[]>> {
  const select = sql`SELECT grp AS place, hits, ${selectSortKey(query.order)} AS key, number FROM (${selectListRows(query, walk)}) rows`;
  const { version, value } = await selectWithProjectVersion<PositionRow>(
    store.db,
    query.scope.projectId,
    POSITION_COLUMNS,
    select,
  );
  const rows = value.map(({ place, ...row }) => ({ ...row, group: query.groups?.ids[place] ?? null }));
  return { version, value: walk.backward ? rows.reverse() : rows };
}

/**
 * Reads the current positions (sort keys) of these issues, in the given order. Deleted issues are left out.
 */
export async function readListPositions(
  store: Store,
  query: ListQuery,
  numbers: readonly number[],
): Promise<Versioned<ListPosition[]>> {
  const { order, groups, scope } = query;
  const hits = order.words.length > 0 ? selectTitleHitCount(order.words) : sql`0`;
  const group = groups ? groups.expressions.id : sql`NULL::int`;
  const select = sql`SELECT place, hits, ${selectSortKey(order)} AS key, number FROM (
    SELECT ${group} AS place, ${hits} AS hits, ${sql.ref(getOrderColumn(order))} AS key, i.number FROM issue i
    WHERE i.project_id = ${scope.projectId} AND i.number = ANY(${numbers}::int[])) rows`;
  const { version, value } = await selectWithProjectVersion<PositionRow>(
    store.db,
    scope.projectId,
    POSITION_COLUMNS,
    select,
  );
  const byNumber = new Map(value.map(({ place, ...row }) => [row.number, { ...row, group: place }]));
  return { version, value: numbers.flatMap((number) => byNumber.get(number) ?? []) };
}

function selectSortKey(order: ListSortOrder) {
  return isTimeSortOrder(order) ? toMicroseconds(sql`key`) : sql`key`;
}
