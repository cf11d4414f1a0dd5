import type { IndexRange, VirtualRowListModel } from '../../../ui/VirtualRows';

/** A group of consecutive issues of a list that have the same value, for example the same priority. */
export interface IssueRowGroup {
  /** Key of the group, unique in the list; the empty string stands for issues without a value. */
  readonly key: string;
  readonly label: string;
  /** Exact number of issues in the group. */
  readonly count: number;
  /** Color of a label as `#rrggbb`; null: the group is not a label. */
  readonly color?: string | null;
}

/** Keys of the collapsed groups, of which only the header is shown. */
export type CollapsedGroupKeys = Pick<ReadonlySet<string>, 'has'>;

/**
 * Identifies a row of the issue list by its group, so that it can be found again after groups were added,
 * removed or collapsed.
 */
export interface RowAnchor {
  /** Key of the group; null: the list is not grouped. */
  readonly group: string | null;
  /** Offset of the row within its group; 0 is the header. */
  readonly nth: number;
  /** Index of the row in the list, used if the group no longer exists. */
  readonly row: number;
  /**
   * Ranks of an issue that is nested below the row and of the issues between them, innermost first (see TreeRows); absent:
   * the row itself.
   */
  readonly nested?: readonly number[];
}

/** Consecutive rows of the issue list: one group header, or issues of consecutive ranks. */
export type IssueRowRange =
  | { readonly kind: 'header'; readonly row: number; readonly group: number }
  | { readonly kind: 'issues'; readonly row: number; readonly rank: number; readonly count: number };

/** The rows of an issue list, without or with trees of sub-issues. */
export type IssueRowModel = Pick<GroupedRows, keyof GroupedRows>;

/**
 * Maps rows of the issue list on screen to ranks in the server's list. Each group takes one row for its
 * header and, unless it is collapsed, one row per issue. Uses prefix sums, so that a row among millions is
 * found by binary search. A list that is not grouped is a single group without a header.
 */
export class GroupedRows implements VirtualRowListModel<RowAnchor> {
  readonly groups: readonly IssueRowGroup[];
  /** Number of rows on screen, including group headers. */
  readonly count: number;
  /** Number of issues, including those in collapsed groups. */
  readonly issueCount: number;
  private readonly collapsed: CollapsedGroupKeys;
  /** Number of header rows per group: 1, or 0 if the list is not grouped. */
  private readonly header: 0 | 1;
  /** First row of each group; the last entry is the number of rows. */
  private readonly rows: readonly number[];
  /** Rank of the first issue of each group; the last entry is the number of issues. */
  private readonly ranks: readonly number[];

  private constructor(groups: readonly IssueRowGroup[], collapsed: CollapsedGroupKeys, header: 0 | 1) {
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

  /** Creates the rows of a grouped list. */
  static createFromGroups(groups: readonly IssueRowGroup[], collapsed: CollapsedGroupKeys): GroupedRows {
    return new GroupedRows(groups, collapsed, 1);
  }

  /** Creates the rows of a list of `count` issues that is not grouped. */
  static createUngroupedRows(count: number): GroupedRows {
    return new GroupedRows([{ key: '', label: '', count }], new Set(), 0);
  }

  get isGrouped(): boolean {
    return this.header === 1;
  }

  isGroupCollapsed(group: number): boolean {
    return this.collapsed.has(this.groups[group]?.key ?? '');
  }

  /** Index of the group that contains a row; -1 if there are no groups. */
  getGroupIndexOfRow(row: number): number {
    return this.findGroupIndexByStart(this.rows, row);
  }

  /** Row of a group's header; the row count for the index after the last group. */
  getGroupHeaderRow(group: number): number {
    return this.rows[group] ?? this.count;
  }

  isGroupHeaderRow(row: number): boolean {
    return this.isGrouped && row === this.getGroupHeaderRow(this.getGroupIndexOfRow(row));
  }

  /** Rank of the issue in a row; for a header, the rank of the first issue of its group. */
  getIssueRankByRow(row: number): number {
    const group = this.getGroupIndexOfRow(row);
    if (group < 0) return 0;
    return this.ranks[group]! + Math.max(0, row - this.rows[group]! - this.header);
  }

  /** Rank in the server's list of the issue in a row or, in a list with trees, of the one below which it is nested. */
  getTopLevelRankByRow(row: number): number {
    return this.getIssueRankByRow(row);
  }

  /** Depth of the issues in a tree of rows, from 1; undefined: the rows are no tree. */
  getRowLevel(_row: number): number | undefined {
    return this.isGrouped ? 2 : undefined;
  }

  /** Row of the issue at a rank; the header's row if its group is collapsed. */
  getRowByIssueRank(rank: number): number {
    const group = this.findGroupIndexByStart(this.ranks, rank);
    if (group < 0) return 0;
    const header = this.rows[group]!;
    return this.isGroupCollapsed(group) ? header : header + this.header + rank - this.ranks[group]!;
  }

  /**
   * Splits the rows from `first` to `end` into runs: single headers and consecutive issues. A run of issues
   * never crosses a page boundary, a multiple of `size` ranks.
   */
  splitIntoHeadersAndIssueRanges({ first, end }: IndexRange, size: number): IssueRowRange[] {
    const runs: IssueRowRange[] = [];
    for (let row = first; row < Math.min(end, this.count);) {
      const group = this.getGroupIndexOfRow(row);
      if (this.header === 1 && row === this.rows[group]) {
        runs.push({ kind: 'header', row, group });
        row += 1;
        continue;
      }
      const rank = this.getIssueRankByRow(row);
      const count = Math.min(end - row, this.rows[group + 1]! - row, size - (rank % size));
      runs.push({ kind: 'issues', row, rank, count });
      row += count;
    }
    return runs;
  }

  /** The next row below (1) or above (-1) that is an issue; null at the end of the list. */
  findNextIssueRow(row: number, step: 1 | -1): number | null {
    for (let next = row + step; next >= 0 && next < this.count; next += step) {
      if (!this.isGroupHeaderRow(next)) return next;
    }
    return null;
  }

  /** Identifies a row by its group, so that `findAnchorRow` finds it after the groups have changed. */
  getRowAnchor(row: number): RowAnchor {
    const group = this.getGroupIndexOfRow(row);
    if (!this.isGrouped || group < 0) return { group: null, nth: row, row };
    return { group: this.groups[group]!.key, nth: row - this.rows[group]!, row };
  }

  /** The current index of a row; `exact` is false if the row is gone and the index is that of the nearest one. */
  findAnchorRow({ group: key, nth, row: oldRow }: RowAnchor): { row: number; exact: boolean } {
    const group = this.isGrouped ? this.groups.findIndex((other) => other.key === key) : -1;
    const target = this.isGrouped && group >= 0 ? this.getNearestRowInGroup(group, nth) : oldRow;
    const row = Math.max(0, Math.min(target, this.count - 1));
    return { row, exact: group >= 0 ? row - this.rows[group]! === nth : row === oldRow };
  }

  /** Index of the last group that starts at or before `value`, which is a row or a rank; -1 if there are no groups. */
  private findGroupIndexByStart(starts: readonly number[], value: number): number {
    return Math.min(findLastIndexWithValueAtMost(starts, value, Number), this.groups.length - 1);
  }

  /** The nth row of a group, or its last row if it has become shorter. */
  private getNearestRowInGroup(group: number, nth: number): number {
    return Math.min(this.rows[group]! + nth, this.rows[group + 1]! - 1);
  }
}

/**
 * Finds an item of a sorted list by binary search.
 *
 * @param valueOf returns the value by which the list is sorted in ascending order
 * @returns the index of the last item whose value is at most `value`; -1 if the values of all items are greater
 */
export function findLastIndexWithValueAtMost<T>(
  items: readonly T[],
  value: number,
  valueOf: (item: T) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(items[middle]!) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
