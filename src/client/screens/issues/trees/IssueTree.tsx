import type { ReactNode } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { ListSectionStart } from '../scrubber/useListSections';
import type { IssueListStore } from '../view/IssueListStore';
import type { FirstIssueListResponse } from '../view/IssuesRowsQuery';
import type { ListedIssue } from '../view/ListedIssue';
import type { ListTree, TreeExpansions, TreeRowDescription } from '../view/ListTree';
import { readExpandedIssues, saveExpandedIssues } from './expandedIssues';
import { parseNestedRank } from './nestedRanks';
import { getTreeWidth, SubIssueCount, TopLevelCount, TreeDisclosure } from './TreeDisclosure';
import { TreeControls } from './TreeControls';
import { TreeRows } from './TreeRows';

const NO_EXPANSIONS: TreeExpansions = new Map();

/**
 * The trees of an open list. Which issues are expanded is stored by their ids, in the history entry, too: after the list was
 * loaded again, an issue is expanded as soon as its row is shown.
 */
export class IssueTree implements ListTree {
  readonly Controls = TreeControls;
  private readonly view: IssueListStore;
  /** Ids of the issues that have been expanded. The index of an issue is the branch index of its sub-issues (nestedRanks.ts). */
  private readonly parents: string[] = [];
  private readonly expandedIds: Set<string>;

  constructor(view: IssueListStore) {
    this.view = view;
    this.expandedIds = new Set(readExpandedIssues());
  }

  get expansions(): TreeExpansions {
    return this.view.state.expansions ?? NO_EXPANSIONS;
  }

  createRows(list: IssueRowModel, expansions: TreeExpansions | null): IssueRowModel {
    return new TreeRows(list, (expansions ?? NO_EXPANSIONS).values());
  }

  getPageVariables(rank: number): { trees: true; nested: boolean; parentId: string; offset: number } {
    const nested = parseNestedRank(rank);
    return nested
      ? { trees: true, nested: true, parentId: this.parents[nested.branchIndex]!, offset: nested.index }
      : { trees: true, nested: false, parentId: '', offset: rank };
  }

  /** Whether the issue was expanded before the list was loaded. */
  wasExpanded(id: string): boolean {
    return this.expandedIds.has(id);
  }

  getTitleIndent(rows: IssueRowModel, level = 1): number {
    return getTreeWidth(getDepth(rows, level), 0);
  }

  describeRow(listed: ListedIssue, rank: number, rows: IssueRowModel, level = 1): TreeRowDescription {
    const depth = getDepth(rows, level);
    const { subIssueCount = 0 } = listed;
    const isExpanded = subIssueCount > 0 ? rows instanceof TreeRows && rows.isExpanded(rank) : undefined;
    return {
      isExpanded,
      adornments: {
        beforeTitle: <TreeDisclosure tree={this} {...{ listed, rank, depth, isExpanded }} />,
        afterTitle: subIssueCount > 0 && <SubIssueCount count={subIssueCount} />,
        width: getTreeWidth(depth, subIssueCount),
      },
    };
  }

  renderTopLevelCount(head: FirstIssueListResponse | null): ReactNode {
    return head?.treeCounts && <TopLevelCount count={head.treeCounts.topLevelCount} />;
  }

  getIssueByRank(rank: number): ListedIssue | null {
    const page = this.view.getIssuePage(Math.floor(rank / DEFAULT_LIST_PAGE_SIZE));
    return page.status === 'ready' ? (page.value[rank % DEFAULT_LIST_PAGE_SIZE] ?? null) : null;
  }

  setExpanded({ id, subIssueCount = 0 }: ListedIssue, rank: number, isExpanded: boolean): void {
    const next = new Map(this.expansions);
    if (this.expandedIds.has(id) !== isExpanded) {
      if (isExpanded) this.expandedIds.add(id);
      else this.expandedIds.delete(id);
      this.saveExpansions();
    }
    if (isExpanded) {
      const known = this.parents.indexOf(id);
      const branchIndex = known < 0 ? this.parents.push(id) - 1 : known;
      next.set(id, { branchIndex, rank, count: subIssueCount });
    } else next.delete(id);
    this.view.updateState({ expansions: next });
  }

  saveExpansions(): void {
    saveExpandedIssues(this.expandedIds);
  }

  placeSections(sections: readonly ListSectionStart[], rows: IssueRowModel): ListSectionStart[] {
    return sections.map((section) => ({ ...section, row: rows.getRowByIssueRank(section.row) }));
  }

  collapseAll(): void {
    this.expandedIds.clear();
    this.saveExpansions();
    this.view.updateState({ expansions: NO_EXPANSIONS });
  }
}

/** Number of issues above an issue in its tree. */
const getDepth = ({ isGrouped }: IssueRowModel, level: number): number => level - (isGrouped ? 2 : 1);
