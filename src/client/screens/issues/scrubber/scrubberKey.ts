import type { KeyboardEvent } from 'react';
import { handleRowKey, type VirtualRowsController } from '../../../ui/VirtualRows';
import type { SectionStart } from './useSections';

/** Keys on the bar itself: arrows move by a section, the others as in the list. Answers whether it was one. */
export function scrubberKey(
  event: KeyboardEvent,
  { scroller, roving }: VirtualRowsController,
  sections: readonly SectionStart[],
): boolean {
  const row = scroller.visible.first;
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
    return event.key.startsWith('Page') && handleRowKey({ scroller, roving }, event);
  }
  scroller.scrollToRow(target, 'start');
  roving.set(target);
  return true;
}
