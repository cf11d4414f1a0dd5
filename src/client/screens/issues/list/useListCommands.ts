import type { CommandHandler } from '../../../ui/commands/dispatch';
import { useCommands } from '../../../ui/commands/useCommands';
import { loadAndCopyLink } from '../../../ui/loadAndCopyLink';
import {
  scrollToAndFocusRow,
  handleRowNavigationKey,
  type VirtualRowsController,
} from '../../../ui/VirtualRows';
import type { RefObject } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type * as copying from '../copy/copyIssues';
import type { usePeekPanel } from '../peek/usePeekPanel';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { IssueSelection } from '../selection/IssueSelection';
import { loadAndSelectRelatedIssues } from '../selection/loadAndSelectRelatedIssues';
import type { IssueRelation } from '../selection/selectRelatedIssues';
import type { IssueListStore } from '../view/IssueListStore';
import { findIssueLinkElementByRow, getIssueKeyFromLinkElement } from '../row/rowDom';

interface ListCommandsOptions {
  controller: VirtualRowsController;
  view: IssueListStore;
  rows: IssueRowModel;
  selection: IssueSelection;
  region: RefObject<HTMLElement | null>;
  peek: ReturnType<typeof usePeekPanel>;
  toggleGroup: (group: number) => void;
  collapseAll: (collapsed: boolean) => void;
  navigate: NavigateFunction;
}

/**
 * Commands for moving through the issue list. The grid itself handles the arrow keys, which also
 * stop at group headers.
 */
export function useListCommands({
  controller,
  view,
  rows,
  selection,
  region,
  peek,
  toggleGroup,
  collapseAll,
  navigate,
}: ListCommandsOptions): void {
  // `useCommands` keeps the handlers in a ref, so they need no memoization.
  const { scroller, roving } = controller;
  const press = (key: string) =>
    void handleRowNavigationKey(controller, {
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
    });
  const step = (by: 1 | -1) => () => {
    const { first, end } = scroller.visibleRowRange;
    const inView = roving.index >= first && roving.index < end;
    // The first key press focuses a visible row; the next ones move to the next issue and skip group headers. An open
    // preview shows the issue of the current row, also if the focus is in the preview.
    const from =
      isFocusInList() || peek.issueKey !== null ? roving.index : (inView ? roving.index : first) - by;
    const next = rows.findNextIssueRow(from, by);
    if (next === null) press(by > 0 ? 'ArrowDown' : 'ArrowUp');
    else scrollToAndFocusRow(controller, next, 'nearest');
  };
  const link = () => findIssueLinkElementByRow(region.current, roving.index);
  /** The group whose header has the focus, or null. */
  const focusedGroup = () =>
    isFocusInList() && rows.isGroupHeaderRow(roving.index) ? rows.getGroupIndexOfRow(roving.index) : null;
  const isGrouped = () => rows.isGrouped;
  const hasRow = () => focusedGroup() !== null || link() !== null;
  /** A command for the link of the current row. */
  const forLink = (run: (link: HTMLAnchorElement) => void): CommandHandler => ({
    isAvailable: () => link() !== null,
    run: () => run(link()!),
  });
  const selectRelated = (relation: IssueRelation) =>
    forLink((row) =>
      loadAndSelectRelatedIssues(
        { environment: view.environment, navigate },
        getIssueKeyFromLinkElement(row),
        relation,
      ),
    );

  useCommands({
    'list.next': step(1),
    'list.previous': step(-1),
    'list.first': () => press('Home'),
    'list.last': () => press('End'),
    'list.pageDown': () => press('PageDown'),
    'list.pageUp': () => press('PageUp'),
    'list.collapse': {
      isAvailable: () =>
        (focusedGroup() !== null || (rows.isGrouped && !view.tree && isFocusInList())) &&
        !rows.isGroupCollapsed(rows.getGroupIndexOfRow(roving.index)),
      run: () => toggleGroup(rows.getGroupIndexOfRow(roving.index)),
    },
    'list.expand': {
      isAvailable: () => focusedGroup() !== null,
      run: () => {
        const group = focusedGroup()!;
        if (rows.isGroupCollapsed(group)) toggleGroup(group);
        else press('ArrowDown');
      },
    },
    'list.collapseAll': { isAvailable: isGrouped, run: () => collapseAll(true) },
    'list.expandAll': { isAvailable: isGrouped, run: () => collapseAll(false) },
    'list.open': {
      isAvailable: hasRow,
      run: (event) => {
        const group = focusedGroup();
        if (group !== null) return toggleGroup(group);
        if (isInteractiveTarget(event.target)) return false;
        link()!.click();
      },
    },
    'list.copy': {
      isAvailable: () => !selection.isEmpty || link() !== null,
      run: () => {
        const issueKey = selection.isEmpty ? getIssueKeyFromLinkElement(link()!) : null;
        // Markdown is the most common format: a list for a comment or a chat.
        loadCopying(selection, ({ copyIssue, copySelectedIssues }) =>
          issueKey === null
            ? copySelectedIssues(view, selection, 'markdown')
            : copyIssue(view, issueKey, 'markdown'),
        );
      },
    },
    'list.peek': {
      isAvailable: hasRow,
      run: (event) => {
        const group = focusedGroup();
        if (group !== null) return toggleGroup(group);
        if (isInteractiveTarget(event.target)) return false;
        const issueKey = getIssueKeyFromLinkElement(link()!);
        if (peek.issueKey === issueKey) peek.close();
        else peek.show(issueKey);
      },
    },
    'issue.openInNewTab': forLink(({ href }) => void window.open(href, '_blank', 'noopener')),
    'issue.copyLink': forLink(({ href }) => loadAndCopyLink(href)),
    'select.author': selectRelated('author'),
    'select.burst': selectRelated('burst'),
    'select.copyLink': {
      isAvailable: () => !selection.isEmpty,
      run: () => loadCopying(selection, ({ copySelectionLink }) => copySelectionLink(view, selection)),
    },
  });
}

const loadCopying = (selection: IssueSelection, run: (code: typeof copying) => Promise<void>): void =>
  void import(/* webpackChunkName: "bulk-bar" */ '../copy/copyIssues').then(run, () => {
    const problem = 'Copying failed. Check your connection.';
    // Without a selection, there is no bar for the message.
    if (selection.isEmpty) window.alert(problem);
    else selection.setSelectionMessage(problem);
  });

const isFocusInList = (): boolean => document.activeElement?.closest('[data-virtual-rows]') != null;

/** Focused buttons and links handle Enter and Space themselves. */
function isInteractiveTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=scrollbar]') !== null;
}
