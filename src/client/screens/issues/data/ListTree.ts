import type { ComponentType, ReactNode } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { RowAdornments } from '../row/IssueRow';
import type { IssueRowModel } from './GroupedRows';
import type { IssueListStore } from './IssueListStore';
import type { FirstPage, ListedIssue } from './ListedIssues';
import type { ListSectionStart } from './sections';

/** An issue whose sub-issues are shown below it. */
export interface TreeExpansion {
  /**
   * Index of the issue in the order of expansion, from which the ranks of its sub-issues are derived (nestedRanks.ts).
   */
  readonly branchIndex: number;
  /** Rank of the issue itself. */
  readonly rank: number;
  /** Number of direct sub-issues of the issue that are in the list. */
  readonly count: number;
}

/** The expanded issues of a list, by id. */
export type TreeExpansions = ReadonlyMap<string, TreeExpansion>;

export interface TreeControlsProps {
  readonly store: IssueListStore;
  readonly tree: ListTree;
  readonly rows: IssueRowModel;
  readonly controller: VirtualRowsController;
  /** Whether the list is the one of the URL, and not that of a query that is being typed. */
  readonly addressed: boolean;
}

export interface TreeRowDescription {
  /** Whether the sub-issues of the issue are shown; undefined: it has none in the list. */
  readonly isExpanded: boolean | undefined;
  readonly adornments: RowAdornments;
}

/** The trees of an open list, which `trees/IssueTree` implements. Its code is loaded only for lists with trees. */
export interface ListTree {
  /** Provides the commands of the list. */
  readonly Controls: ComponentType<TreeControlsProps>;
  /** The issues that are expanded and have been shown since the list was loaded. */
  readonly expansions: TreeExpansions;
  /** Inserts nested rows into the rows of the list. */
  createRows(list: IssueRowModel, expansions: TreeExpansions | null): IssueRowModel;
  /** Variables of the request for consecutive issues from a rank on: of the list, or of the sub-issues of an issue. */
  getPageVariables(rank: number): { trees: true; nested: boolean; parentId: string; offset: number };
  /**
   * Describes the row of an issue. The result depends only on the arguments, so that components can memoize it.
   * @param rows the rows on screen
   * @param level depth of the row, from 1
   */
  describeRow(listed: ListedIssue, rank: number, rows: IssueRowModel, level?: number): TreeRowDescription;
  /** Space before the title of an issue, in px. */
  getTitleIndent(rows: IssueRowModel, level?: number): number;
  /** Renders how many issues are at the top level. */
  renderTopLevelCount(head: FirstPage | null): ReactNode;
  /** Shows or hides the sub-issues of the issue at a rank. */
  setExpanded(listed: ListedIssue, rank: number, isExpanded: boolean): void;
  collapseAll(): void;
  /** Stores the expanded issues in the current history entry. */
  saveExpansions(): void;
  /** Converts the starts of sections, which do not count nested rows, to rows on screen. */
  placeSections(sections: readonly ListSectionStart[], rows: IssueRowModel): ListSectionStart[];
}
