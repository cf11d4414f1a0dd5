import { useEffect } from 'react';
import { PAGE_SIZE } from '../../../../shared/limits';
import type { Scroller } from '../../../ui/VirtualRows';
import type { PageRange } from '../../../relay/windows';
import type { IssuesView } from '../view/IssuesView';

/** Fetched ahead besides a page: as many ms of the present velocity. */
const AHEAD_TIME = 150;

/** Asks for the pages in view and those that come next, as the list is scrolled. */
export function useWantedPages(view: IssuesView, scroller: Scroller): void {
  useEffect(() => {
    const update = () => view.want(wantedPages(scroller), scroller.motion === 'jump');
    update();
    return scroller.subscribe(update);
  }, [view, scroller]);
}

/** A page beyond the view on the side one scrolls to, and more of them the faster. */
export function wantedPages(
  scroller: Pick<Scroller, 'visible' | 'view' | 'rowHeight' | 'rowCount'>,
): PageRange {
  const { first, end } = scroller.visible;
  const { velocity } = scroller.view;
  const ahead = PAGE_SIZE + (Math.abs(velocity) * AHEAD_TIME) / scroller.rowHeight;
  const from = Math.max(0, velocity < 0 ? first - ahead : first);
  const to = Math.min(scroller.rowCount, velocity < 0 ? end : end + ahead);
  return { first: Math.floor(from / PAGE_SIZE), end: Math.ceil(to / PAGE_SIZE) };
}
