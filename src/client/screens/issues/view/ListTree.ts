import type { ComponentType, ReactNode } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { RowAdornments } from '../row/RowAdornments';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { ListSectionStart } from '../scrubber/useListSections';
import type { FirstIssueListResponse } from './IssuesRowsQuery';
import type { ListedIssue } from './ListedIssue';

/** An issue whose sub-issues are shown below it. */
export interface TreeExpansion {
  /** Index of its sub-issues among those of all expanded issues, from which their ranks are derived (trees/nestedRanks.ts). */
  readonly branchIndex: number;
  /** Rank of the issue itself. */
  readonly rank: number;
  /** Number of its direct sub-issues in the list. */
  readonly count: number;
}

/** The expanded issues of a list, by id. */
export type TreeExpansions = ReadonlyMap<string, TreeExpansion>;

export interface TreeControlsProps {
  readonly tree: ListTree;
  readonly rows: IssueRowModel;
  readonly controller: VirtualRowsController;
  /** Whether the list is the one of the URL. */
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
  renderTopLevelCount(head: FirstIssueListResponse | null): ReactNode;
  /** The loaded issue at a rank, nested or not; null: it is not loaded. */
  getIssueByRank(rank: number): ListedIssue | null;
  /** Shows or hides the sub-issues of the issue at a rank. */
  setExpanded(listed: ListedIssue, rank: number, isExpanded: boolean): void;
  collapseAll(): void;
  /** Stores the expanded issues in the current history entry. */
  saveExpansions(): void;
  /** Moves the sections of the list, which are counted without nested rows, to their rows on screen. */
  placeSections(sections: readonly ListSectionStart[], rows: IssueRowModel): ListSectionStart[];
}
