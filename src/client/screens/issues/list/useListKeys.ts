import { useKeys } from '../../../ui/keys/useKeys';
import { goToRow, handleRowKey, type VirtualRowsController } from '../../../ui/VirtualRows';
import type { RefObject } from 'react';
import type { usePeek } from '../peek/usePeek';
import { issueLinkAt, issueNumberOf } from './rowDom';

/** The reading keys of the list; the grid itself answers the arrows. */
export function useListKeys(
  controller: VirtualRowsController,
  region: RefObject<HTMLElement | null>,
  peek: ReturnType<typeof usePeek>,
): void {
  const { scroller, roving } = controller;
  const move = (key: string) => () => {
    const inGrid = document.activeElement?.closest('[role=grid]') != null;
    const { first, end } = scroller.visible;
    const inView = roving.index >= first && roving.index < end;
    // The first key enters the list where one looks; the next ones move.
    if (!inGrid && key.startsWith('Arrow')) goToRow(controller, inView ? roving.index : first, 'nearest');
    else handleRowKey(controller, { key, altKey: false, ctrlKey: false, metaKey: false });
  };
  const link = () => issueLinkAt(region.current, roving.index);

  useKeys({
    'list.next': move('ArrowDown'),
    'list.previous': move('ArrowUp'),
    'list.first': move('Home'),
    'list.last': move('End'),
    'list.pageDown': move('PageDown'),
    'list.pageUp': move('PageUp'),
    'list.open': (event) => {
      const target = isControl(event.target) ? null : link();
      if (!target) return false;
      target.click();
    },
    'list.peek': (event) => {
      const target = isControl(event.target) ? null : link();
      if (!target) return false;
      if (peek.number === issueNumberOf(target)) peek.close();
      else peek.show(issueNumberOf(target));
    },
  });
}

/** Enter and Space belong to buttons and links that have the focus. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=scrollbar]') !== null;
}
