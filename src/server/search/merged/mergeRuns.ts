/** Merges the rows of several runs from given positions. Only as many rows are read as the result needs. */
import type { IssueListPosition } from '../list/ListSortOrder';
import type { IssueRow } from '../../store/read/issues';
import type { MergedRowComparison } from './rowOrder';
import type { ListRun, MergedRowReader, MergedListPosition } from './runs';

export interface MergedRow {
  /** Index of the row's run. */
  run: number;
  /** Index of the row's project in the merged list. */
  project: number;
  /** Null if the issue was deleted after the snapshot of the list. */
  position: IssueListPosition | null;
}

export interface MergedRows {
  rows: MergedRow[];
  /** Issues of the rows, and of others that were read with them. */
  issues: IssueRow[];
}

/** Rows that are read of each run in addition to its share, so that most pages take one read of each run. */
const SPARE_ROWS_PER_RUN = 4;

/** A run whose rows are being merged. */
interface RunCursor {
  index: number;
  run: ListRun;
  /** Rank of the next row. */
  rank: number;
  /** Rank at which the merge of this run stops, exclusive. */
  limit: number;
  /** The rows from `rank` on that have been read. */
  rows: (ReadRow | null)[];
}

type ReadRow = IssueListPosition & { project: number };

/** Returns how many rows are first read of each run to merge `count` rows. */
export const getRowsReadPerRun = (count: number, runs: number): number =>
  Math.min(count, Math.ceil((1.5 * count) / Math.max(1, runs)) + SPARE_ROWS_PER_RUN);

/**
 * Merges rows of the runs from `from` on.
 * @param to the position that the rows must not pass
 * @param count number of rows; fewer are returned only at the position `to`
 */
export async function mergeRuns(
  runs: readonly ListRun[],
  { from, to, count }: { from: MergedListPosition; to: MergedListPosition; count: number },
  read: MergedRowReader,
  compare: MergedRowComparison,
  withIssues: boolean,
): Promise<MergedRows> {
  const cursors = runs.map((run, i): RunCursor => ({
    index: i,
    run,
    rank: from[i]!,
    limit: to[i]!,
    rows: [],
  }));
  const rows: MergedRow[] = [];
  const issues: IssueRow[] = [];
  let share = getRowsReadPerRun(count, runs.length);
  while (rows.length < count) {
    const needed = Math.min(share, count - rows.length);
    const empty = cursors.filter((cursor) => cursor.rows.length === 0 && cursor.rank < cursor.limit);
    if (empty.length > 0) {
      const found = await Promise.all(empty.map((cursor) => fillCursor(cursor, needed, read, withIssues)));
      issues.push(...found.flat());
      // A run that needs a second read may have all remaining rows.
      share = count;
      continue;
    }
    const next = findFirstCursor(cursors, compare);
    if (!next) break;
    rows.push({ run: next.index, project: next.run.project, position: next.rows.shift()! });
    next.rank++;
  }
  return { rows, issues };
}

/** Returns the position after rows that were merged from a position on. */
export function advanceMergedListPosition(
  from: MergedListPosition,
  rows: readonly MergedRow[],
): MergedListPosition {
  const position = [...from];
  for (const { run } of rows) position[run]!++;
  return position;
}

async function fillCursor(
  cursor: RunCursor,
  count: number,
  read: MergedRowReader,
  withIssues: boolean,
): Promise<IssueRow[]> {
  const { run, rank, limit } = cursor;
  const length = Math.min(count, limit - rank);
  const ranks = Array.from({ length }, (_, i) => rank + i);
  const { positions, issues = [] } = await read(run.project, ranks, withIssues);
  const end = run.end === Infinity ? positions.indexOf(null) : -1;
  cursor.rows = (end < 0 ? positions : positions.slice(0, end)).map(
    (position) => position && { ...position, project: run.project },
  );
  if (end >= 0) cursor.limit = rank + end;
  return issues;
}

/** Returns the cursor with the first row. Deleted issues come first: they have no sort key any more. */
function findFirstCursor(cursors: readonly RunCursor[], compare: MergedRowComparison): RunCursor | null {
  let first: RunCursor | null = null;
  let firstRow: ReadRow | null = null;
  for (const cursor of cursors) {
    const row = cursor.rows[0];
    if (row === undefined) continue;
    if (row === null) return cursor;
    if (firstRow === null || compare(row, firstRow) < 0) {
      first = cursor;
      firstRow = row;
    }
  }
  return first;
}
