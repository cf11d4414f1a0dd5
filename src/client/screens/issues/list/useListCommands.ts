import type { NavigateFunction } from 'react-router-dom';
import { type CommandHandler, useCommands } from '../../../ui/commands/dispatch';
import { loadAndSelectRelatedIssues } from '../selection/loadAndSelectRelatedIssues';
import { loadAndCopyLink } from '../../../ui/copy/loadAndCopyLink';
import { scrollToAndFocusRow, handleRowNavigationKey } from '../../../ui/VirtualRows';
import type * as copying from '../selection/copyIssues';
import type { usePreview } from '../preview/usePreview';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueRelation } from '../selection/relatedIssues';
import { buildIssueKeyHref } from '../../../navigation/hrefs';
import type { ListOnScreen } from '../data/ListOnScreen';

interface ListCommandsOptions {
  list: ListOnScreen;
  selection: IssueSelection;
  /** Opens the issue in a row. */
  openIssue: (row: number) => void;
  preview: ReturnType<typeof usePreview>;
  toggleGroup: (group: number) => void;
  collapseAll: (collapsed: boolean) => void;
  navigate: NavigateFunction;
}

/**
 * Commands for moving through the issue list. The grid itself handles the arrow keys, which also
 * stop at group headers.
 */
export function useListCommands({
  list,
  selection,
  openIssue,
  preview,
  toggleGroup,
  collapseAll,
  navigate,
}: ListCommandsOptions): void {
  // `useCommands` keeps the handlers in a ref, so they need no memoization.
  const { store, rows, controller } = list;
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
      isFocusInList() || preview.issueKey !== null ? roving.index : (inView ? roving.index : first) - by;
    const next = rows.findNextIssueRow(from, by);
    if (next === null) press(by > 0 ? 'ArrowDown' : 'ArrowUp');
    else scrollToAndFocusRow(controller, next, 'nearest');
  };
  /** The group whose header has the focus, or null. */
  const focusedGroup = () =>
    isFocusInList() && rows.isGroupHeaderRow(roving.index) ? rows.getGroupIndexOfRow(roving.index) : null;
  const isGrouped = () => rows.isGrouped;
  const hasRow = () => focusedGroup() !== null || list.currentKey !== null;
  /** A command for the issue in the current row. */
  const forIssue = (run: (issueKey: string) => void): CommandHandler => ({
    isAvailable: () => list.currentKey !== null,
    run: () => run(list.currentKey!),
  });
  const selectRelated = (relation: IssueRelation) =>
    forIssue((issueKey) =>
      loadAndSelectRelatedIssues({ environment: store.environment, navigate }, issueKey, relation),
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
        (focusedGroup() !== null || (rows.isGrouped && !store.tree && isFocusInList())) &&
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
        openIssue(roving.index);
      },
    },
    'list.copy': {
      isAvailable: () => !selection.isEmpty || list.currentKey !== null,
      run: () => {
        const issueKey = selection.isEmpty ? list.currentKey : null;
        // Markdown is the most common format: a list for a comment or a chat.
        loadCopying(selection, ({ copyIssue, copySelectedIssues }) =>
          issueKey === null
            ? copySelectedIssues(store, selection, 'markdown')
            : copyIssue(store, issueKey, 'markdown'),
        );
      },
    },
    'list.peek': {
      isAvailable: hasRow,
      run: (event) => {
        const group = focusedGroup();
        if (group !== null) return toggleGroup(group);
        if (isInteractiveTarget(event.target)) return false;
        const issueKey = list.currentKey!;
        if (preview.issueKey === issueKey) preview.close();
        else preview.show(issueKey);
      },
    },
    'issue.openInNewTab': forIssue(
      (issueKey) => void window.open(buildIssueKeyHref(issueKey), '_blank', 'noopener'),
    ),
    'issue.copyLink': forIssue((issueKey) =>
      loadAndCopyLink(new URL(buildIssueKeyHref(issueKey), window.location.href).href),
    ),
    'select.author': selectRelated('author'),
    'select.burst': selectRelated('burst'),
    'select.copyLink': {
      isAvailable: () => !selection.isEmpty,
      run: () => loadCopying(selection, ({ copySelectionLink }) => copySelectionLink(store, selection)),
    },
  });
}

const loadCopying = (selection: IssueSelection, run: (code: typeof copying) => Promise<void>): void =>
  void import(/* webpackChunkName: "bulk-bar" */ '../selection/copyIssues').then(run, () => {
    const problem = 'Copying failed. Check your connection.';
    // Without a selection, the bulk bar, which shows messages, is hidden.
    if (selection.isEmpty) window.alert(problem);
    else selection.setSelectionMessage(problem);
  });

const isFocusInList = (): boolean => document.activeElement?.closest('[data-virtual-rows]') != null;

/** Focused buttons and links handle Enter and Space themselves. */
function isInteractiveTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=scrollbar]') !== null;
}
