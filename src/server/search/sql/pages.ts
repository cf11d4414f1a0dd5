/** Reads pages of a list in SQL: from a cursor or from a snapshot. */
import { sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { buildAndVisibleIssueSql } from '../../store/read/issueVisibility';
import {
  decodeIssueListCursor,
  encodeIssueListCursor,
  isIssueListPosition,
  type IssueListCursor,
} from '../list/cursor';
import type { ListSortOrder, IssueListPosition } from '../list/ListSortOrder';
import type { ValidIssueListPageArguments } from '../list/pageArguments';
import type { IssueListPage } from '../list/IssueSearch';
import { selectListSnapshotPage } from '../list/snapshot';
import { selectWithProjectVersion, type ValueAtProjectVersion } from '../statements/versioned';
import { isTimeSortOrder, convertToMicrosecondsInSql } from './orderColumns';
import { type SqlIssueListQuery, type IssueListRowRange, selectIssueListRows } from './rows';
import { selectTitleHitCount } from './words';

/**
 * Reads a page that continues from a cursor, or starts at an end of the list. It also reads the rows that the
 * page's offset skips.
 * @throws WinnowError VALIDATION_FAILED if the cursor refers to a deleted issue
 */
export async function readIssueListPage(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  { backward, size, offset }: ValidIssueListPageArguments,
  cursor: IssueListCursor | null,
): Promise<ValueAtProjectVersion<IssueListPage>> {
  const from = cursor && (await readListCursorPosition(store, query, cursor));
  const rowRange = { from, backward, limit: size + 1, offset };
  const { version, value } = await readIssueListRows(store, query, rowRange);
  const hasMore = value.length > size;
  const rows = backward ? value.slice(hasMore ? 1 : 0) : value.slice(0, size);
  const hasSkipped = from !== null || offset > 0;
  return {
    version,
    value: {
      rows: rows.map((row) => ({ number: row.number, cursor: encodeIssueListCursor(query.order, row) })),
      hasNextPage: backward ? hasSkipped : hasMore,
      hasPreviousPage: backward ? hasMore : hasSkipped,
    },
  };
}

/** Reads the positions of the rows at ranks near the start of a list, with all rows between them. */
export async function readPositionsNearStart(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  ranks: readonly number[],
): Promise<ValueAtProjectVersion<(IssueListPosition | null)[]>> {
  const offset = Math.min(...ranks);
  const rowRange = { from: null, backward: false, limit: Math.max(...ranks) - offset + 1, offset };
  const { version, value } = await readIssueListRows(store, query, rowRange);
  return { version, value: ranks.map((rank) => value[rank - offset] ?? null) };
}

/**
 * Reads the current positions of the issues at ranks of a list; null for ranks after its end and deleted issues.
 * @param numbers all issue numbers of the list, in list order
 */
export async function readPositionsOfRankedIssues(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  numbers: Int32Array,
  ranks: readonly number[],
): Promise<ValueAtProjectVersion<(IssueListPosition | null)[]>> {
  const wanted = ranks.flatMap((rank) => numbers[rank] ?? []);
  const { version, value } = await readIssueListPositions(store, query, wanted);
  const positions = new Map(value.map((position) => [position.number, position]));
  return { version, value: ranks.map((rank) => positions.get(numbers[rank] ?? 0) ?? null) };
}

/**
 * Builds a page of a snapshot without reading the database.
 * @param numbers the issue numbers of the snapshot, in list order
 * @throws WinnowError VALIDATION_FAILED if the cursor refers to a row that is not in the snapshot
 */
export function buildListSnapshotPage(
  numbers: Int32Array,
  rowRange: ValidIssueListPageArguments,
  order: ListSortOrder,
): IssueListPage {
  const from = rowRange.from === null ? null : decodeIssueListCursor(order, rowRange.from).number;
  const page = selectListSnapshotPage(numbers, from, rowRange);
  if (!page)
    throw new WinnowError(
      'VALIDATION_FAILED',
      'Invalid cursor: its issue is not in this snapshot of the list.',
    );
  const { hasNextPage, hasPreviousPage } = page;
  const rows = page.numbers.map((number) => ({ number, cursor: encodeIssueListCursor(order, { number }) }));
  return { rows, hasNextPage, hasPreviousPage };
}

async function readListCursorPosition(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  cursor: IssueListCursor,
): Promise<IssueListPosition> {
  if (isIssueListPosition(cursor)) return cursor;
  const [position] = (await readIssueListPositions(store, query, [cursor.number])).value;
  if (!position) throw new WinnowError('VALIDATION_FAILED', 'Invalid cursor: its issue was deleted.');
  return position;
}

interface IssueListPositionRow {
  place: number;
  hits: number;
  key: number | null;
  number: number;
}

const ISSUE_LIST_POSITION_COLUMNS = ['place', 'hits', 'key', 'number'] as const;

/** Reads consecutive rows of a list in one statement. Returns them in list order. */
async function readIssueListRows(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  rowRange: IssueListRowRange,
): Promise<ValueAtProjectVersion<IssueListPosition[]>> {
  const select = sql`SELECT grp AS place, hits, ${selectListSortKey(query.order)} AS key, number FROM (${selectIssueListRows(query, rowRange)}) rows`;
  const { version, value } = await selectWithProjectVersion<IssueListPositionRow>(
    store.db,
    query.scope.projectId,
    ISSUE_LIST_POSITION_COLUMNS,
    select,
  );
  const rows = value.map(({ place, ...row }) => ({ ...row, group: query.groups?.ids[place] ?? null }));
  return { version, value: rowRange.backward ? rows.reverse() : rows };
}

/**
 * Reads the current positions (sort keys) of issues, in the order of `numbers`. Deleted issues are left out.
 */
async function readIssueListPositions(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  numbers: readonly number[],
): Promise<ValueAtProjectVersion<IssueListPosition[]>> {
  const { order, sortKey, groups, scope } = query;
  const hits = order.words.length > 0 ? selectTitleHitCount(order.words) : sql`0`;
  const group = groups ? groups.id : sql`NULL::int`;
  const select = sql`SELECT place, hits, ${selectListSortKey(order)} AS key, number FROM (
    SELECT ${group} AS place, ${hits} AS hits, ${sortKey.value} AS key, i.number FROM issue i
    WHERE i.project_id = ${scope.projectId} AND i.number = ANY(${numbers}::int[])${buildAndVisibleIssueSql(scope.visibility, 'i')}) rows`;
  const { version, value } = await selectWithProjectVersion<IssueListPositionRow>(
    store.db,
    scope.projectId,
    ISSUE_LIST_POSITION_COLUMNS,
    select,
  );
  const byNumber = new Map(value.map(({ place, ...row }) => [row.number, { ...row, group: place }]));
  return { version, value: numbers.flatMap((number) => byNumber.get(number) ?? []) };
}

function selectListSortKey(order: ListSortOrder) {
  return isTimeSortOrder(order) ? convertToMicrosecondsInSql(sql`key`) : sql`key`;
}
