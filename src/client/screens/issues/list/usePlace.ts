import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssuesView } from '../view/IssuesView';
import { readPlace, savePlace } from './place';

/** After the last move, in ms: browsers refuse to write history entries too often. */
const SAVE_AFTER = 200;

/**
 * Goes to where one was when one comes back to a list, and to the top of another one; keeps the
 * history entry told of the present place.
 */
export function usePlace(view: IssuesView, pending: boolean, controller: VirtualRowsController): void {
  const { scroller, roving } = controller;

  useLayoutEffect(() => {
    const place = readPlace();
    scroller.scrollToPlace(place ?? { row: 0, offset: 0 });
    roving.set(place?.active ?? 0);
    // One comes back from an issue: the focus goes where it was. Whoever types keeps it.
    if (place && document.activeElement === document.body) roving.focus(place.active);
  }, [view, scroller, roving]);

  // A peek makes a new history entry without moving the list: it gets the place as well.
  const entry = useLocation().key;
  useEffect(() => {
    if (pending) return;
    const save = () => {
      const { snapshot } = view;
      if (snapshot === null) return;
      savePlace({ ...scroller.place, active: roving.index, total: scroller.rowCount, snapshot });
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
  }, [view, pending, scroller, roving, entry]);
}
