import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssuesView } from '../view/IssuesView';
import type { GroupedRows } from '../rowModel/GroupedRows';
import { readSavedListPosition, saveListPosition } from '../rowModel/savedPosition';

/** After the last move, in ms: browsers refuse to write history entries too often. */
const SAVE_AFTER = 200;

/**
 * Goes to where one was when one comes back to a list, and to the top of another one; keeps the
 * history entry told of the present place. A list that is not the address's has no place in it.
 */
export function useListPosition(
  view: IssuesView,
  rows: GroupedRows,
  addressed: boolean,
  controller: VirtualRowsController,
): void {
  const { scroller, roving } = controller;

  const restore = useEffectEvent(() => {
    const place = addressed ? readSavedListPosition() : null;
    const top = place ? rows.rowOf(place.top) : null;
    const active = place ? rows.rowOf(place.active).row : 0;
    scroller.scrollToPlace({ row: top?.row ?? 0, offset: place && top?.exact ? place.offset : 0 });
    roving.set(active);
    // One comes back from an issue: the focus goes where it was. Whoever types keeps it.
    if (place && document.activeElement === document.body) roving.focus(active);
  });
  // Where a place is in a list with groups is known once they are.
  const known = view.list.group === null || rows.isGrouped;
  useLayoutEffect(() => restore(), [view, known]);

  // A peek makes a new history entry without moving the list: it gets the place as well.
  const entry = useLocation().key;
  useEffect(() => {
    if (!addressed) return;
    const save = () => {
      const { snapshot } = view;
      if (snapshot === null) return;
      const { row, offset } = scroller.place;
      const active = rows.markOf(roving.index);
      saveListPosition({ top: rows.markOf(row), offset, active, total: rows.count, snapshot });
    };
    let timer = setTimeout(save, 0);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_AFTER);
    };
    const unsubscribe = [scroller.subscribe(later), roving.subscribe(later)];
    // Before a click or a key opens an issue.
    document.addEventListener('click', save, { capture: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      for (const stop of unsubscribe) stop();
      document.removeEventListener('click', save, { capture: true });
      window.removeEventListener('pagehide', save);
    };
  }, [view, rows, addressed, scroller, roving, entry]);
}
