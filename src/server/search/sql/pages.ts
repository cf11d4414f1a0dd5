/** Reads pages of a list in SQL: from a cursor, at a rank, or from a snapshot. */
import { sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import type { Store } from '../../store/Store';
import { decodeCursor, encodeCursor, isPosition, type ListCursor } from '../list/cursor';
import type { ListSortOrder, ListPosition } from '../list/ListSortOrder';
import type { ValidPageArguments } from '../list/pageArguments';
import type { IssuePage } from '../list/Search';
import { selectSnapshotPage } from '../list/snapshot';
import { selectWithProjectVersion, type Versioned } from '../statements/versioned';
import { selectTitleHitCount } from './titleHits';
import { isTimeSortOrder, toMicroseconds, getOrderColumn } from './orderColumns';
import { type ListQuery, type ListRowRange, selectListRows } from './runs';

/**
 * Reads a page that continues from a cursor, or starts at an end of the list. It also reads the rows that the
 * page's offset skips.
 * @throws WinnowError VALIDATION_FAILED if the cursor refers to a deleted issue
 */
export async function readPage(
  store: Store,
  query: ListQuery,
  { backward, size, offset }: ValidPageArguments,
  cursor: ListCursor | null,
): Promise<Versioned<IssuePage>> {
  const from = cursor && (await readCursorPosition(store, query, cursor));
  const walk = { from, backward, limit: size + 1, offset };
  const { version, value } = await readListRows(store, query, walk);
  const hasMore = value.length > size;
  const rows = backward ? value.slice(hasMore ? 1 : 0) : value.slice(0, size);
  const hasSkipped = from !== null || offset > 0;
  return {
    version,
    value: {
      rows: rows.map((row) => ({ number: row.number, cursor: encodeCursor(query.order, row) })),
      hasNextPage: backward ? hasSkipped : hasMore,
      hasPreviousPage: backward ? hasMore : hasSkipped,
    },
  };
}

/**
 * Reads the page that starts at a rank of the list. The issue numbers are known, so one statement only reads
 * the sort keys for the cursors.
 * @param numbers all issue numbers of the list, in list order
 * @param start index of the page's first row in `numbers`
 */
export async function readPageAtRank(
  store: Store,
  query: ListQuery,
  numbers: Int32Array,
  start: number,
  size: number,
): Promise<Versioned<IssuePage>> {
  const wanted = numbers.subarray(start, start + size);
  const { version, value } = await readListPositions(store, query, [...wanted]);
  return {
    version,
    value: {
      rows: value.map((row) => ({ number: row.number, cursor: encodeCursor(query.order, row) })),
      hasNextPage: start + size < numbers.length,
      hasPreviousPage: numbers.length > 0 && start > 0,
    },
  };
}

/**
 * Builds a page of a snapshot without reading the database.
 * @param numbers the issue numbers of the snapshot, in list order
 * @throws WinnowError VALIDATION_FAILED if the cursor refers to a row that is not in the snapshot
 */
export function buildSnapshotPage(
  numbers: Int32Array,
  walk: ValidPageArguments,
  order: ListSortOrder,
): IssuePage {
  const from = walk.from === null ? null : decodeCursor(order, walk.from).number;
  const page = selectSnapshotPage(numbers, from, walk);
  if (!page)
    throw new WinnowError('VALIDATION_FAILED', 'The cursor refers to a row that is not in the snapshot.');
  const { hasNextPage, hasPreviousPage } = page;
  const rows = page.numbers.map((number) => ({ number, cursor: encodeCursor(order, { number }) }));
  return { rows, hasNextPage, hasPreviousPage };
}

async function readCursorPosition(store: Store, query: ListQuery, cursor: ListCursor): Promise<ListPosition> {
  if (isPosition(cursor)) return cursor;
  const [position] = (await readListPositions(store, query, [cursor.number])).value;
  if (!position) throw new WinnowError('VALIDATION_FAILED', 'The cursor refers to a deleted issue.');
  return position;
}

interface PositionRow {
  place: number;
  hits: number;
  key: number | null;
  number: number;
}

const POSITION_COLUMNS = ['place', 'hits', 'key', 'number'] as const;

/** Reads consecutive rows of a list in one statement. Returns them in list order. */
async function readListRows(
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
 * Reads the current positions (sort keys) of issues, in the order of `numbers`. Deleted issues are left out.
 */
async function readListPositions(
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
