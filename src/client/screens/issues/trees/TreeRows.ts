import type { IndexRange } from '../../../ui/VirtualRows';
import {
  findLastIndexWithValueAtMost,
  type IssueRowModel,
  type IssueRowRange,
  type RowAnchor,
} from '../data/GroupedRows';
import type { TreeExpansion } from '../data/ListTree';
import { getNestedRank, parseNestedRank } from '../data/nestedRanks';

/** Rows of one level: those of the list, or the sub-issues of an issue. */
interface Branch {
  /** Identifies the ranks of the sub-issues (see nestedRanks.ts); null: the branch has the rows of the list. */
  readonly branchIndex: number | null;
  /** The branch and index of the parent; null: the branch is the list. */
  readonly parent: { readonly branch: Branch; readonly index: number } | null;
  /** Number of levels above. */
  readonly depth: number;
  /** Number of rows of this level. */
  readonly ownRowCount: number;
  /** Number of rows, including nested ones. */
  rowCount: number;
  /** The expanded rows, in order. */
  readonly expanded: ExpandedRow[];
}

interface ExpandedRow {
  /** Index of the expanded row in its branch. */
  readonly index: number;
  /** First row of the sub-issues below the expanded row, counted from the first row of the branch. */
  readonly start: number;
  readonly branch: Branch;
}

/** A row by its branch and its index there, without the rows that are nested in the branch. */
interface TreePosition {
  readonly branch: Branch;
  readonly index: number;
}

/**
 * The rows of a list with trees: the rows of the list, with the sub-issues of expanded issues inserted below them. Only
 * expanded issues take memory; a row among millions is found by a binary search per level.
 */
export class TreeRows implements IssueRowModel {
  readonly groups: IssueRowModel['groups'];
  readonly isGrouped: boolean;
  readonly issueCount: number;
  readonly count: number;
  private readonly list: IssueRowModel;
  private readonly top: Branch;
  private readonly branches = new Map<number, Branch>();
  private readonly expansions: ReadonlyMap<number, TreeExpansion>;
  private readonly expandedRanks: ReadonlySet<number>;

  /** @param list the rows of the list without nested ones */
  constructor(list: IssueRowModel, expansions: Iterable<TreeExpansion>) {
    this.list = list;
    this.groups = list.groups;
    this.isGrouped = list.isGrouped;
    this.issueCount = list.issueCount;
    const byBranch = new Map<number | null, TreeExpansion[]>();
    const all = new Map<number, TreeExpansion>();
    for (const expansion of expansions) {
      const branchIndex = parseNestedRank(expansion.rank)?.branchIndex ?? null;
      const siblings = byBranch.get(branchIndex);
      if (siblings) siblings.push(expansion);
      else byBranch.set(branchIndex, [expansion]);
      all.set(expansion.branchIndex, expansion);
    }
    this.expansions = all;
    this.expandedRanks = new Set([...all.values()].map(({ rank }) => rank));
    this.top = this.createBranch(null, list.count, null, byBranch);
    this.count = this.top.rowCount;
  }

  private createBranch(
    branchIndex: number | null,
    ownRowCount: number,
    parent: Branch['parent'],
    byBranch: ReadonlyMap<number | null, readonly TreeExpansion[]>,
  ): Branch {
    const depth = parent ? parent.branch.depth + 1 : 0;
    const branch: Branch = { branchIndex, parent, depth, ownRowCount, rowCount: ownRowCount, expanded: [] };
    if (branchIndex !== null) this.branches.set(branchIndex, branch);
    const expanded = (byBranch.get(branchIndex) ?? []).flatMap((expansion) => {
      const index = this.findIndexInBranch(expansion.rank);
      return index !== null && index < ownRowCount ? [{ expansion, index }] : [];
    });
    expanded.sort((a, b) => a.index - b.index);
    for (const { expansion, index } of expanded) {
      const nested = this.createBranch(expansion.branchIndex, expansion.count, { branch, index }, byBranch);
      branch.expanded.push({ index, start: branch.rowCount - ownRowCount + index + 1, branch: nested });
      branch.rowCount += nested.rowCount;
    }
    return branch;
  }

  /** Index of an issue in its branch; null if it is in a collapsed group. */
  private findIndexInBranch(rank: number): number | null {
    const nested = parseNestedRank(rank);
    if (nested) return nested.index;
    const row = this.list.getRowByIssueRank(rank);
    return this.list.isGroupHeaderRow(row) ? null : row;
  }

  /** Whether the sub-issues of the issue at a rank are shown, unless the issue itself is hidden. */
  isExpanded(rank: number): boolean {
    return this.expandedRanks.has(rank);
  }

  isGroupCollapsed(group: number): boolean {
    return this.list.isGroupCollapsed(group);
  }

  getGroupIndexOfRow(row: number): number {
    return this.list.getGroupIndexOfRow(this.findTopRow(row));
  }

  getGroupHeaderRow(group: number): number {
    const row = this.list.getGroupHeaderRow(group);
    return row >= this.list.count ? this.count : this.toRow({ branch: this.top, index: row });
  }

  isGroupHeaderRow(row: number): boolean {
    const { branch, index } = this.findPosition(row);
    return branch === this.top && this.list.isGroupHeaderRow(index);
  }

  getRowLevel(row: number): number {
    const { branch, index } = this.findPosition(row);
    return (
      branch.depth +
      1 +
      (this.isGrouped && !(branch === this.top && this.list.isGroupHeaderRow(index)) ? 1 : 0)
    );
  }

  getIssueRankByRow(row: number): number {
    const { branch, index } = this.findPosition(row);
    return branch.branchIndex === null
      ? this.list.getIssueRankByRow(index)
      : getNestedRank({ branchIndex: branch.branchIndex, index });
  }

  getTopLevelRankByRow(row: number): number {
    return this.list.getIssueRankByRow(this.findTopRow(row));
  }

  /**
   * Row of the issue at a rank. If a collapsed issue or group hides it, the row of that issue or of the group's header.
   */
  getRowByIssueRank(rank: number): number {
    const nested = parseNestedRank(rank);
    if (!nested) return this.toRow({ branch: this.top, index: this.list.getRowByIssueRank(rank) });
    const branch = this.branches.get(nested.branchIndex);
    if (branch) return this.toRow({ branch, index: nested.index });
    const expansion = this.expansions.get(nested.branchIndex);
    return expansion ? this.getRowByIssueRank(expansion.rank) : 0;
  }

  /** Row of the issue, or of the header of the group, below which a row is nested; null: none. */
  getParentRow(row: number): number | null {
    const { branch, index } = this.findPosition(row);
    if (branch.parent) return this.toRow(branch.parent);
    return this.isGrouped && !this.list.isGroupHeaderRow(index)
      ? this.getGroupHeaderRow(this.list.getGroupIndexOfRow(index))
      : null;
  }

  splitIntoHeadersAndIssueRanges({ first, end }: IndexRange, size: number): IssueRowRange[] {
    const runs: IssueRowRange[] = [];
    for (let row = first; row < Math.min(end, this.count);) {
      const { branch, index } = this.findPosition(row);
      // Up to and including the next expanded row, whose sub-issues follow it, the ranks are consecutive.
      const next = branch.expanded[this.findLastExpanded(branch, index - 1) + 1];
      const last = Math.min(next?.index ?? Infinity, branch.ownRowCount - 1, index + end - row - 1);
      const count = last + 1 - index;
      if (branch.branchIndex === null) {
        for (const run of this.list.splitIntoHeadersAndIssueRanges({ first: index, end: last + 1 }, size))
          runs.push({ ...run, row: row + run.row - index });
        row += count;
        continue;
      }
      const rank = getNestedRank({ branchIndex: branch.branchIndex, index });
      const onPage = Math.min(count, size - (rank % size));
      runs.push({ kind: 'issues', row, rank, count: onPage });
      row += onPage;
    }
    return runs;
  }

  findNextIssueRow(row: number, step: 1 | -1): number | null {
    for (let next = row + step; next >= 0 && next < this.count; next += step)
      if (!this.isGroupHeaderRow(next)) return next;
    return null;
  }

  getRowAnchor(row: number): RowAnchor {
    const nested: number[] = [];
    let position: TreePosition = this.findPosition(row);
    for (; position.branch.parent; position = position.branch.parent)
      nested.push(getNestedRank({ branchIndex: position.branch.branchIndex!, index: position.index }));
    const anchor = this.list.getRowAnchor(position.index);
    return nested.length > 0 ? { ...anchor, nested } : anchor;
  }

  findAnchorRow(anchor: RowAnchor): { row: number; exact: boolean } {
    const { nested = [] } = anchor;
    const shown = nested.findIndex((rank) => this.branches.has(parseNestedRank(rank)!.branchIndex));
    if (shown >= 0) return { row: this.getRowByIssueRank(nested[shown]!), exact: shown === 0 };
    const { row, exact } = this.list.findAnchorRow(anchor);
    return { row: this.toRow({ branch: this.top, index: row }), exact: exact && nested.length === 0 };
  }

  /** The row of the list below which a row is nested, or the row itself. */
  private findTopRow(row: number): number {
    let position: TreePosition = this.findPosition(row);
    while (position.branch.parent) position = position.branch.parent;
    return position.index;
  }

  private findPosition(row: number): TreePosition {
    let branch = this.top;
    let from = row;
    for (;;) {
      const above =
        branch.expanded[findLastIndexWithValueAtMost(branch.expanded, from, ({ start }) => start)];
      if (!above) return { branch, index: from };
      const below = from - above.start - above.branch.rowCount;
      if (below >= 0) return { branch, index: above.index + 1 + below };
      from -= above.start;
      branch = above.branch;
    }
  }

  /** Position in `expanded` of the last expanded row whose index is at most `index`; -1: none. */
  private findLastExpanded({ expanded }: Branch, index: number): number {
    return findLastIndexWithValueAtMost(expanded, index, (row) => row.index);
  }

  private toRow({ branch, index }: TreePosition): number {
    const above = branch.expanded[this.findLastExpanded(branch, index - 1)];
    const inBranch = above ? above.start + above.branch.rowCount + index - above.index - 1 : index;
    if (!branch.parent) return inBranch;
    return this.toRow(branch.parent) + 1 + inBranch;
  }
}
