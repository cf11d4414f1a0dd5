/** What writers of this process hand on of their changes, until the columns take it in. */
import type { RowUpdate } from '../../store/changes/ChangeHub';
import type { IssueRow } from '../../store/read/issues';
import type { AmendedRow } from './protocol';

/** Rows that are kept for columns that nobody asks; with more they read what changed, as without any. */
const ROWS_MAX = 20_000;

type Kept = Pick<RowUpdate, 'since' | 'version' | 'rows'>;

/** Of one project. */
export class Amendments {
  /** In the order of their versions. */
  #kept: Kept[] = [];
  #rows = 0;

  add(amendment: Kept): void {
    this.#kept.push(amendment);
    this.#rows += amendment.rows.length;
    if (this.#rows > ROWS_MAX) this.#keep([amendment]);
  }

  /**
   * Gives what leads on from a version without a gap, each issue as it is then; null: nothing does. What
   * is older is forgotten.
   */
  take(since: number): { version: number; rows: AmendedRow[] } | null {
    const later = this.#kept.filter((each) => each.since >= since);
    const rows = new Map<number, IssueRow>();
    let version = since;
    while (later[0]?.since === version) {
      const next = later.shift()!;
      for (const row of next.rows) rows.set(row.number, row);
      ({ version } = next);
    }
    this.#keep(later);
    return version === since ? null : { version, rows: Array.from(rows.values(), amendedRow) };
  }

  #keep(kept: Kept[]): void {
    this.#kept = kept;
    this.#rows = kept.reduce((sum, { rows }) => sum + rows.length, 0);
  }
}

function amendedRow(row: IssueRow): AmendedRow {
  return {
    ...{ number: row.number, state: row.state_id, type: row.type, priority: row.priority },
    ...{ milestone: row.milestone_id ?? 0, parent: row.parent_number ?? 0 },
    ...{ comments: row.comment_count, votes: row.vote_count },
    ...{ updated: microseconds(row.updated_at), closed: microseconds(row.closed_at) },
    ...{
      due: microseconds(row.due_on),
      labels: distinct(row.label_ids),
      assignees: distinct(row.assignee_ids),
    },
  };
}

const microseconds = (at: Date | null): number => (at === null ? -Infinity : at.getTime() * 1_000);

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];
