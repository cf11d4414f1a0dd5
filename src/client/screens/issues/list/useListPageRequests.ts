import { useEffect } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { ROWS_PER_BLOCK, type Scroller } from '../../../ui/VirtualRows';
import type { IssuesView } from '../view/IssuesView';
import type { GroupedRows } from '../rowModel/GroupedRows';

/**
 * How far ahead list pages are requested while scrolling: one page, plus the distance scrolled in this many
 * ms at the current velocity.
 */
const LIST_PAGE_PREFETCH_AHEAD_MS = 150;

/** Requests the list pages in view and those ahead while the list is scrolled. */
export function useListPageRequests(view: IssuesView, rows: GroupedRows, scroller: Scroller): void {
  useEffect(() => {
    const update = () =>
      view.requestIssuePages(getListPagesToRequest(scroller, rows), scroller.motion === 'jump');
    update();
    return scroller.subscribe(update);
  }, [view, rows, scroller]);
}

/**
 * The list pages to request: those of the mounted rows, plus those ahead while scrolling; after a jump only
 * the visible ones.
 */
export function getListPagesToRequest(
  scroller: Pick<Scroller, 'visible' | 'blocks' | 'view' | 'motion' | 'rowHeight'>,
  rows: GroupedRows,
): number[] {
  const { visible, blocks, view, motion, rowHeight } = scroller;
  const ahead =
    motion === 'local'
      ? DEFAULT_LIST_PAGE_SIZE + (Math.abs(view.velocity) * LIST_PAGE_PREFETCH_AHEAD_MS) / rowHeight
      : 0;
  const margin =
    motion === 'jump' ? visible : { first: blocks.first * ROWS_PER_BLOCK, end: blocks.end * ROWS_PER_BLOCK };
  const from = Math.min(margin.first, view.velocity < 0 ? visible.first - ahead : visible.first);
  const to = Math.max(margin.end, view.velocity > 0 ? visible.end + ahead : visible.end);
  const pages = new Set<number>();
  for (const run of rows.splitIntoHeadersAndIssueRanges(
    { first: Math.max(0, Math.floor(from)), end: Math.ceil(to) },
    DEFAULT_LIST_PAGE_SIZE,
  )) {
    if (run.kind === 'issues') pages.add(Math.floor(run.rank / DEFAULT_LIST_PAGE_SIZE));
  }
  return [...pages];
}
