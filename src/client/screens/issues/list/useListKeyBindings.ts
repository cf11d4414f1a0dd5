import { useKeyBindings } from '../../../ui/keys/useKeyBindings';
import {
  scrollToAndFocusRow,
  handleRowNavigationKey,
  type VirtualRowsController,
} from '../../../ui/VirtualRows';
import type { RefObject } from 'react';
import type { usePeekPanel } from '../peek/usePeekPanel';
import type { GroupedRows } from '../rowModel/GroupedRows';
import { findIssueLinkElementByRow, getIssueNumberFromLinkElement } from '../row/rowDom';

interface ListKeyBindingsOptions {
  controller: VirtualRowsController;
  rows: GroupedRows;
  region: RefObject<HTMLElement | null>;
  peek: ReturnType<typeof usePeekPanel>;
  toggleGroup: (group: number) => void;
  collapseAll: (collapsed: boolean) => void;
}

/**
 * Keyboard shortcuts for moving through the issue list. The grid itself handles the arrow keys, which also
 * stop at group headers.
 */
export function useListKeyBindings({
  controller,
  rows,
  region,
  peek,
  toggleGroup,
  collapseAll,
}: ListKeyBindingsOptions): void {
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
      isFocusInList() || peek.number !== null ? roving.index : (inView ? roving.index : first) - by;
    const next = rows.findNextIssueRow(from, by);
    if (next === null) press(by > 0 ? 'ArrowDown' : 'ArrowUp');
    else scrollToAndFocusRow(controller, next, 'nearest');
  };
  const link = () => findIssueLinkElementByRow(region.current, roving.index);
  /** The group whose header has the focus, or null. */
  const focusedGroup = () =>
    isFocusInList() && rows.isGroupHeaderRow(roving.index) ? rows.getGroupIndexOfRow(roving.index) : null;

  useKeyBindings({
    'list.next': step(1),
    'list.previous': step(-1),
    'list.first': () => press('Home'),
    'list.last': () => press('End'),
    'list.pageDown': () => press('PageDown'),
    'list.pageUp': () => press('PageUp'),
    'list.collapse': () => {
      const group = rows.getGroupIndexOfRow(roving.index);
      if (!rows.isGrouped || !isFocusInList() || rows.isGroupCollapsed(group)) return false;
      toggleGroup(group);
    },
    'list.expand': () => {
      const group = focusedGroup();
      if (group === null) return false;
      if (rows.isGroupCollapsed(group)) toggleGroup(group);
      else press('ArrowDown');
    },
    'list.collapseAll': () => rows.isGrouped && collapseAll(true),
    'list.expandAll': () => rows.isGrouped && collapseAll(false),
    'list.open': (event) => {
      const group = focusedGroup();
      if (group !== null) return toggleGroup(group);
      const target = isInteractiveTarget(event.target) ? null : link();
      if (!target) return false;
      target.click();
    },
    'list.peek': (event) => {
      const group = focusedGroup();
      if (group !== null) return toggleGroup(group);
      const target = isInteractiveTarget(event.target) ? null : link();
      if (!target) return false;
      if (peek.number === getIssueNumberFromLinkElement(target)) peek.close();
      else peek.show(getIssueNumberFromLinkElement(target));
    },
  });
}

const isFocusInList = (): boolean => document.activeElement?.closest('[data-virtual-rows]') != null;

/** Focused buttons and links handle Enter and Space themselves. */
function isInteractiveTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=scrollbar]') !== null;
}
