import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronRight } from 'lucide-react';
import type { IssueRowModel } from '../data/GroupedRows';
import type { ListSectionStart } from '../data/sections';
import type { IssueListStore } from '../data/IssueListStore';
import type { FirstPage, ListedIssue } from '../data/ListedIssues';
import { readExpandedIssues, saveExpandedIssues } from '../data/historyState';
import { parseNestedRank } from '../data/nestedRanks';
import type { ListTree, TreeControlsProps, TreeExpansions, TreeRowDescription } from '../data/ListTree';
import { TreeRows } from './TreeRows';
import { useCommands } from '../../../ui/commands/dispatch';
import { scrollToAndFocusRow } from '../../../ui/VirtualRows';
import { formatCount, pluralize } from '../../../ui/format';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './IssueTree.module.css';

const NO_EXPANSIONS: TreeExpansions = new Map();

/**
 * The trees of an open list. The ids of expanded issues are also stored in the history entry: when the list is loaded
 * again, an issue is expanded as soon as its row is shown.
 */
export class IssueTree implements ListTree {
  readonly Controls = TreeControls;
  private readonly store: IssueListStore;
  /** Ids of the issues that have been expanded. The index of an issue is the branch index of its sub-issues (nestedRanks.ts). */
  private readonly parents: string[] = [];
  private readonly expandedIds: Set<string>;

  constructor(store: IssueListStore) {
    this.store = store;
    this.expandedIds = new Set(readExpandedIssues());
  }

  get expansions(): TreeExpansions {
    return this.store.state.expansions ?? NO_EXPANSIONS;
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

  renderTopLevelCount(head: FirstPage | null): ReactNode {
    return head?.treeCounts && <TopLevelCount count={head.treeCounts.topLevelCount} />;
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
    this.store.updateState({ expansions: next });
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
    this.store.updateState({ expansions: NO_EXPANSIONS });
  }
}

/** Number of issues above an issue in its tree. */
const getDepth = ({ isGrouped }: IssueRowModel, level: number): number => level - (isGrouped ? 2 : 1);

/** The commands of a list with trees: the arrow keys show and hide sub-issues and move between the levels. */
function TreeControls({ store, tree, rows, controller, addressed }: TreeControlsProps) {
  const { roving } = controller;
  // A preview or another sort order has a history entry of its own.
  const entry = useLocation().key;
  useEffect(() => {
    if (addressed) tree.saveExpansions();
  }, [tree, entry, addressed]);
  const isIssueFocused = () => roving.hasFocus && !rows.isGroupHeaderRow(roving.index);
  const focusRow = (row: number) => scrollToAndFocusRow(controller, row, 'nearest');
  const getFocused = () => {
    const rank = rows.getIssueRankByRow(roving.index);
    const listed = store.getListedIssue(rank);
    const isExpanded = rows instanceof TreeRows && rows.isExpanded(rank);
    return listed && { listed, rank, isExpanded };
  };
  useCommands({
    'list.expand': {
      isAvailable: isIssueFocused,
      run: () => {
        const focused = getFocused();
        if (!focused?.listed.subIssueCount) return false;
        if (focused.isExpanded) focusRow(roving.index + 1);
        else tree.setExpanded(focused.listed, focused.rank, true);
      },
    },
    'list.collapse': {
      isAvailable: isIssueFocused,
      run: () => {
        const focused = getFocused();
        if (focused?.isExpanded) return tree.setExpanded(focused.listed, focused.rank, false);
        const parent = rows instanceof TreeRows ? rows.getParentRow(roving.index) : null;
        if (parent === null) return false;
        focusRow(parent);
      },
    },
    'list.collapseAll': {
      isAvailable: () => !rows.isGrouped && tree.expansions.size > 0,
      run: () => tree.collapseAll(),
    },
  });
  return null;
}

/** Width in px of the indent of a level, and of the button with its gap (see the style sheet). */
const INDENT_PX = 18;
const BUTTON_PX = 22;
/** Deeper levels have the same indent, so that titles remain readable. */
const INDENTED_LEVELS_MAX = 12;
/** Width in px of the gap before the number of sub-issues, and of a digit. */
const COUNT_GAP_PX = 8;
const DIGIT_PX = 7;

const getIndent = (depth: number): number => Math.min(depth, INDENTED_LEVELS_MAX) * INDENT_PX;

/** Width in px of everything that a list with trees adds to the row of an issue. */
const getTreeWidth = (depth: number, subIssueCount: number): number =>
  getIndent(depth) +
  BUTTON_PX +
  (subIssueCount > 0 ? COUNT_GAP_PX + formatCount(subIssueCount).length * DIGIT_PX : 0);

interface TreeDisclosureProps {
  tree: IssueTree;
  listed: ListedIssue;
  rank: number;
  /** Number of issues above the issue in its tree. */
  depth: number;
  /** Undefined: the issue has no sub-issues in the list. */
  isExpanded: boolean | undefined;
}

/** The indent of an issue in a list with trees, and the button that shows and hides its sub-issues. */
function TreeDisclosure({ tree, listed, rank, depth, isExpanded }: TreeDisclosureProps) {
  const isRestored = isExpanded === false && tree.wasExpanded(listed.id);
  // A layout effect runs before the next paint, so that the rows do not move visibly.
  useLayoutEffect(() => {
    if (isRestored) tree.setExpanded(listed, rank, true);
  }, [isRestored, tree, listed, rank]);
  return (
    <span className={styles.lead} style={{ paddingLeft: getIndent(depth) }}>
      {isExpanded !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.button}
          aria-label={isExpanded ? 'Hide sub-issues' : 'Show sub-issues'}
          onClick={() => tree.setExpanded(listed, rank, !isExpanded)}
        >
          <ChevronRight
            size={14}
            strokeWidth={2}
            aria-hidden="true"
            className={isExpanded ? styles.expanded : undefined}
          />
        </button>
      )}
    </span>
  );
}

/** The number of direct sub-issues of an issue in the list. */
const SubIssueCount = ({ count }: { count: number }) => (
  <span role="gridcell" className={styles.count} title={`${pluralize(count, 'sub-issue')} in this list`}>
    {formatCount(count)}
    <VisuallyHidden> {count === 1 ? 'sub-issue' : 'sub-issues'} in this list</VisuallyHidden>
  </span>
);

/** The number of top-level issues, next to the number of all issues. */
const TopLevelCount = ({ count }: { count: number }) => (
  <span className={styles.topLevel}>{formatCount(count)} top-level</span>
);
