/**
 * Buffers issue rows that this process has written, until the in-memory columns of their project catch up.
 */
import type { IssueRowsUpdate } from '../../store/changes/ProjectChangeHub';
import type { IssueRow } from '../../store/read/issues';
import { CHANGING_COLUMNS, getValueColumn, type ValueStorage } from '../fields/searchFields';
import { NO_TIME_VALUE } from './data/Float64Column';
import type { UpdatedIssueRow } from './data/protocol';

/**
 * Maximum buffered rows per project. When more are written, older updates are dropped, and the columns read
 * the changes from the database.
 */
const PENDING_ROW_UPDATES_MAX = 20_000;

type QueuedRowUpdate = Pick<IssueRowsUpdate, 'since' | 'version' | 'rows'>;

export class PendingIssueRowUpdates {
  /** Buffered row updates, in the order of their project versions. */
  #updates: QueuedRowUpdate[] = [];
  #rowCount = 0;

  add(update: QueuedRowUpdate): void {
    this.#updates.push(update);
    this.#rowCount += update.rows.length;
    if (this.#rowCount > PENDING_ROW_UPDATES_MAX) this.#replace([update]);
  }

  /**
   * Removes and returns the buffered updates that continue from project version `since` without a gap, merged
   * to the latest row of each issue. Returns null if no update continues from `since`. Updates of older
   * versions are dropped.
   */
  takeRowUpdatesSince(since: number): { version: number; rows: UpdatedIssueRow[] } | null {
    const later = this.#updates.filter((update) => update.since >= since);
    const rows = new Map<number, IssueRow>();
    let version = since;
    while (later[0]?.since === version) {
      const next = later.shift()!;
      for (const row of next.rows) rows.set(row.number, row);
      ({ version } = next);
    }
    this.#replace(later);
    return version === since ? null : { version, rows: Array.from(rows.values(), toUpdatedIssueRow) };
  }

  #replace(updates: QueuedRowUpdate[]): void {
    this.#updates = updates;
    this.#rowCount = updates.reduce((sum, { rows }) => sum + rows.length, 0);
  }
}

function toUpdatedIssueRow(row: IssueRow): UpdatedIssueRow {
  const updated: Record<string, number | number[]> = { number: row.number };
  for (const name of CHANGING_COLUMNS) {
    const { sql, storage } = getValueColumn(name);
    updated[name] = toColumnValue(row[sql], storage);
  }
  return updated as UpdatedIssueRow;
}

function toColumnValue(value: IssueRow[keyof IssueRow], storage: ValueStorage): number | number[] {
  // A list column holds an id at most once.
  if (Array.isArray(value)) return [...new Set(value)];
  if (value instanceof Date) return value.getTime() * 1_000;
  if (value === null) return storage === 'optionalTime' ? NO_TIME_VALUE : 0;
  return Number(value);
}
