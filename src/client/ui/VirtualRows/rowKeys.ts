import type { KeyboardEvent } from 'react';
import type { ScrollAlignment } from './VirtualRowsScroller';
import type { VirtualRowsController } from './useVirtualRows';

/** The row to which a navigation key moves from the row `index`; null for other keys. */
export function getNavigationKeyTargetRow(
  key: string,
  index: number,
  rowCount: number,
  pageRows: number,
): number | null {
  const last = Math.max(0, rowCount - 1);
  const to = (row: number) => Math.min(Math.max(row, 0), last);
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'PageDown':
      return to(index + pageRows);
    case 'PageUp':
      return to(index - pageRows);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Handles a navigation key: scrolls to the target row and focuses it. Returns whether the key was handled. */
export function handleRowNavigationKey(
  { scroller, roving }: VirtualRowsController,
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || scroller.rowCount === 0) return false;
  const pageRows = Math.max(1, Math.floor(scroller.viewport.height / scroller.rowHeight) - 1);
  const row = getNavigationKeyTargetRow(event.key, roving.index, scroller.rowCount, pageRows);
  if (row === null) return false;
  scrollToAndFocusRow({ scroller, roving }, row, 'nearest');
  return true;
}

/** Scrolls a virtual list to a row and focuses the row. */
export function scrollToAndFocusRow(
  { scroller, roving }: VirtualRowsController,
  row: number,
  align: ScrollAlignment,
): void {
  scroller.scrollToRow(row, align);
  roving.focusRow(row);
}
