import type { Range, RowModel } from '../../../ui/VirtualRows';

/** The issues of a list that have something in common: they stand together. */
export interface Group {
  /** Unique in the list; empty: those that have none. */
  readonly key: string;
  readonly label: string;
  /** How many issues: exact. */
  readonly count: number;
  /** Of a label, as `#rrggbb`; null: what is not a label has its own sign. */
  readonly color?: string | null;
}

/** The groups that show their header alone, by key. */
export type CollapsedGroups = Pick<ReadonlySet<string>, 'has'>;

/** What stands for a row while groups come, go, grow and are collapsed: the `nth` of its group, 0 its header. */
export interface RowAnchor {
  /** Null where the list has no groups. */
  readonly group: string | null;
  readonly nth: number;
  /** Where it was: the best there is once its group is gone. */
  readonly row: number;
}

/** Rows that follow each other: a group's header, or issues of consecutive ranks. */
export type Run =
  | { readonly kind: 'header'; readonly row: number; readonly group: number }
  | { readonly kind: 'issues'; readonly row: number; readonly rank: number; readonly count: number };

/**
 * Between the rows of the screen and the ranks of the server's list: each group is a row for its
 * header and, unless it is collapsed, a row for each of its issues. Pure arithmetic on prefix sums, so
 * that any row of millions is found in the time of a binary search. A list without groups is one
 * group without a header.
 */
export class GroupedRows implements RowModel<RowAnchor> {
  readonly groups: readonly Group[];
  /** Rows of the screen, headers included. */
  readonly count: number;
  /** Issues, those of collapsed groups included. */
  readonly issueCount: number;
  private readonly collapsed: CollapsedGroups;
  /** Rows that a group's header takes: 1, or 0 where the list has no groups. */
  private readonly header: 0 | 1;
  /** Of each group and of the end: its first row, and the rank of its first issue. */
  private readonly rows: readonly number[];
  private readonly ranks: readonly number[];

  private constructor(groups: readonly Group[], collapsed: CollapsedGroups, header: 0 | 1) {
    this.groups = groups;
    this.collapsed = collapsed;
    this.header = header;
    const rows = [0];
    const ranks = [0];
    groups.forEach(({ key, count }, index) => {
      rows.push(rows[index]! + header + (collapsed.has(key) ? 0 : count));
      ranks.push(ranks[index]! + count);
    });
    this.rows = rows;
    this.ranks = ranks;
    this.count = rows.at(-1)!;
    this.issueCount = ranks.at(-1)!;
  }

  static of(groups: readonly Group[], collapsed: CollapsedGroups): GroupedRows {
    return new GroupedRows(groups, collapsed, 1);
  }

  static ungrouped(count: number): GroupedRows {
    return new GroupedRows([{ key: '', label: '', count }], new Set(), 0);
  }

  get isGrouped(): boolean {
    return this.header === 1;
  }

  isCollapsed(group: number): boolean {
    return this.collapsed.has(this.groups[group]?.key ?? '');
  }

  /** The group that a row is of, its header included; -1 where there are none. */
  groupAt(row: number): number {
    return Math.min(lastAtMost(this.rows, row), this.groups.length - 1);
  }

  /** The row of a group's header; of the one after the last, where the rows end. */
  headerOf(group: number): number {
    return this.rows[group] ?? this.count;
  }

  isHeader(row: number): boolean {
    return this.isGrouped && row === this.headerOf(this.groupAt(row));
  }

  /** The rank of a row's issue; of a header, that of its group's first. */
  rankAt(row: number): number {
    const group = this.groupAt(row);
    if (group < 0) return 0;
    return this.ranks[group]! + Math.max(0, row - this.rows[group]! - this.header);
  }

  /** The row of the issue at a rank; where its group is collapsed, the row of the header. */
  rowOfRank(rank: number): number {
    const group = Math.min(lastAtMost(this.ranks, rank), this.groups.length - 1);
    if (group < 0) return 0;
    const header = this.rows[group]!;
    return this.isCollapsed(group) ? header : header + this.header + rank - this.ranks[group]!;
  }

  /** The rows from `first` to `end` as runs; a run of issues ends where a multiple of `size` ranks does. */
  runs({ first, end }: Range, size: number): Run[] {
    const runs: Run[] = [];
    for (let row = first; row < Math.min(end, this.count);) {
      const group = this.groupAt(row);
      if (this.header === 1 && row === this.rows[group]) {
        runs.push({ kind: 'header', row, group });
        row += 1;
        continue;
      }
      const rank = this.rankAt(row);
      const count = Math.min(end - row, this.rows[group + 1]! - row, size - (rank % size));
      runs.push({ kind: 'issues', row, rank, count });
      row += count;
    }
    return runs;
  }

  /** The next row downwards (1) or upwards (-1) that is an issue's; null: none is. */
  nextIssue(row: number, step: 1 | -1): number | null {
    for (let next = row + step; next >= 0 && next < this.count; next += step) {
      if (!this.isHeader(next)) return next;
    }
    return null;
  }

  markOf(row: number): RowAnchor {
    const group = this.groupAt(row);
    if (!this.isGrouped || group < 0) return { group: null, nth: row, row };
    return { group: this.groups[group]!.key, nth: row - this.rows[group]!, row };
  }

  rowOf({ group: key, nth, row }: RowAnchor): { row: number; exact: boolean } {
    const group = this.isGrouped ? this.groups.findIndex((one) => one.key === key) : -1;
    const place = this.isGrouped && group >= 0 ? this.inGroup(group, nth) : row;
    const now = Math.max(0, Math.min(place, this.count - 1));
    return { row: now, exact: group >= 0 ? now - this.rows[group]! === nth : now === row };
  }

  /** The nth row of a group, or the nearest that it has. */
  private inGroup(group: number, nth: number): number {
    return Math.min(this.rows[group]! + nth, this.rows[group + 1]! - 1);
  }
}

/** The last index below the end whose value is at most `value`, in a rising list; -1: none is. */
function lastAtMost(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
