import type { KeyboardEvent } from 'react';
import { handleRowNavigationKey, type VirtualRowsController } from '../../../ui/VirtualRows';
import type { ListSectionStart } from './useListSections';

/**
 * Handles a key on the focused scrollbar of the list: arrow keys move by sections, other keys work as in the
 * list. Returns whether the key was handled.
 */
export function handleListScrollbarKey(
  event: KeyboardEvent,
  { scroller, roving }: VirtualRowsController,
  sections: readonly ListSectionStart[],
): boolean {
  const row = scroller.visibleRowRange.first;
  const target =
    event.key === 'ArrowDown'
      ? sections.find((section) => section.row > row)?.row
      : event.key === 'ArrowUp'
        ? sections.findLast((section) => section.row < row)?.row
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? scroller.rowCount - 1
            : undefined;
  if (target === undefined) {
    return event.key.startsWith('Page') && handleRowNavigationKey({ scroller, roving }, event);
  }
  scroller.scrollToRow(target, 'start');
  roving.setTabStopRow(target);
  return true;
}
