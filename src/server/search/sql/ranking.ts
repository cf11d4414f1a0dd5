/**
 * A ranking consists of the numbers of all issues of a list, in order, and of the list's sections. It yields
 * any rank, any page and the exact count. A cached ranking is a snapshot.
 */
import { type RawBuilder, sql } from 'kysely';
import { INT4_MAX } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { ListSortOrder, IssueListPosition } from '../list/ListSortOrder';
import type { IssueListSection } from '../list/IssueSearch';
import type { NestedIssues } from '../list/NestedIssues';
import { ListSectionBuilder } from '../list/sections';
import { readPackedIntegers, readPackedTimestamp, toDataView } from '../statements/packed';
import { AdaptiveRowsPerStatement } from '../statements/issueNumberRanges';
import {
  readAtOneProjectVersion,
  selectWithProjectVersion,
  type ValueAtProjectVersion,
} from '../statements/versioned';
import { isSortOrderWithoutIndex, isTimeSortOrder } from './orderColumns';
import { type SqlIssueListQuery, selectIssueListRows } from './rows';
import { containsQueryTextNode } from './words';

/** The rows of a list in order, and its sections. */
export interface SqlRankedIssues {
  numbers: Int32Array;
  sections: IssueListSection[];
}

export interface SqlIssueRanking extends SqlRankedIssues {
  /** The issues of the list that are nested below its rows; null: the list does not show trees. */
  nested: NestedIssues | null;
  /** The groups of the rows in a list with trees; null: none. */
  groups: IssueListSection[] | null;
}

/**
 * Reads the ranking of a list (its issue numbers in order) in several statements. Each statement continues
 * after the last row of the one before.
 */
export function readIssueRanking(
  store: DatabaseStore,
  query: SqlIssueListQuery,
  highest: number,
): Promise<ValueAtProjectVersion<SqlRankedIssues>> {
  return readAtOneProjectVersion(async (reportVersion, whole) => {
    // A list is read in one statement if each of several statements would take as long as the whole list: if its query
    // has words, or no index has its order.
    const isSorted =
      query.groups !== null || query.sortKey.isOptional || isSortOrderWithoutIndex(query.order.field);
    const isWhole = whole || isSorted || containsQueryTextNode(query.root);
    const sizes = new AdaptiveRowsPerStatement(store, isWhole);
    const runs = new ListSectionBuilder(query.order.field, highest);
    const parts: Int32Array[] = [];
    for (let from: IssueListPosition | null = null; ;) {
      const size = sizes.startTimedStatement();
      const walk = { from, backward: false, limit: Math.min(size, INT4_MAX), offset: 0 };
      const piece = await selectWithProjectVersion<PackedIssueRanking>(
        store.background,
        query.scope.projectId,
        PACKED_RANKING_COLUMNS,
        sql`
        SELECT string_agg(int4send(number), '') AS numbers, string_agg(${selectPackedSortKey(query.order)}, '') AS keys,
          string_agg(int4send(hits), '') AS hits, string_agg(int4send(grp), '') AS groups
        FROM (${selectIssueListRows(query, walk)}) rows`,
      );
      reportVersion(piece.version);
      sizes.endTimedStatement();
      const rows = unpackIssueRanking(piece.value[0]!, query);
      rows.each((key, hits, place) => runs.addRow(query.order.field === 'RELEVANCE' ? hits : key, place));
      parts.push(rows.numbers);
      if (rows.numbers.length < size) break;
      from = rows.last();
    }
    return { numbers: concatInt32Arrays(parts), sections: runs.sections };
  });
}

/**
 * The rows of a list, with each column packed into one binary value by PostgreSQL. The columns are null if
 * there are no rows.
 */
interface PackedIssueRanking {
  numbers: Uint8Array | null;
  keys: Uint8Array | null;
  hits: Uint8Array | null;
  groups: Uint8Array | null;
}

const EMPTY_BYTES = new Uint8Array(0);

const PACKED_RANKING_COLUMNS = ['numbers', 'keys', 'hits', 'groups'] as const;

/** Represents a missing sort key in a packed column of integers. It is less than all sort keys. */
const NO_SORT_KEY = -1;

function selectPackedSortKey(order: ListSortOrder): RawBuilder<unknown> {
  return isTimeSortOrder(order)
    ? sql`timestamptz_send(coalesce(key, '-infinity'))`
    : sql`int4send(coalesce(key::int, ${NO_SORT_KEY}))`;
}

function unpackIssueRanking(
  { numbers, keys, hits, groups }: PackedIssueRanking,
  { order, groups: listGroups }: SqlIssueListQuery,
) {
  const issueNumbers = readPackedIntegers(numbers ?? EMPTY_BYTES);
  const keyView = toDataView(keys ?? EMPTY_BYTES);
  const hitView = toDataView(hits ?? EMPTY_BYTES);
  const groupView = toDataView(groups ?? EMPTY_BYTES);
  const count = issueNumbers.length;
  const isTime = isTimeSortOrder(order);
  const keyAt = (row: number): number | null => {
    if (!isTime) {
      const key = keyView.getInt32(row * 4);
      return key === NO_SORT_KEY ? null : key;
    }
    const time = readPackedTimestamp(keyView, row);
    return time === -Infinity ? null : time;
  };
  return {
    numbers: issueNumbers,
    each(visit: (key: number | null, hits: number, place: number) => void): void {
      for (let row = 0; row < count; row++) {
        visit(keyAt(row), hitView.getInt32(row * 4), groupView.getInt32(row * 4));
      }
    },
    last(): IssueListPosition {
      const row = count - 1;
      return {
        group: listGroups?.ids[groupView.getInt32(row * 4)] ?? null,
        hits: hitView.getInt32(row * 4),
        key: keyAt(row),
        number: issueNumbers[row]!,
      };
    },
  };
}

function concatInt32Arrays(parts: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
