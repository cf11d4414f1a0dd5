import { useEffect } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { ROWS_PER_BLOCK, type VirtualRowsScroller } from '../../../ui/VirtualRows';
import type { IssueListStore } from '../data/IssueListStore';
import type { ColumnLayer } from '../columns/columns';
import type { SnippetLayer } from './textMatches';
import type { IssueRowModel } from '../data/GroupedRows';

/**
 * How far ahead list pages are requested while scrolling: one page, plus the distance scrolled in this many
 * ms at the current velocity.
 */
const LIST_PAGE_PREFETCH_AHEAD_MS = 150;
/**
 * As LIST_PAGE_PREFETCH_AHEAD_MS, while only keys and titles are requested: these pages cost less, and are passed
 * sooner.
 */
const PLAIN_LIST_PAGE_PREFETCH_AHEAD_MS = 300;

/**
 * Requests the rows, snippets and columns of the list pages in view and of those ahead while the list is scrolled; only keys and
 * titles while it scrolls too fast to be read.
 */
export function useListPageRequests(
  store: IssueListStore,
  snippets: SnippetLayer | null,
  columns: ColumnLayer | null,
  rows: IssueRowModel,
  scroller: VirtualRowsScroller,
): void {
  // The plain rows are released when another list is shown.
  useEffect(() => () => store.plainRows.dispose(), [store]);
  useEffect(() => {
    const update = () => {
      const pages = getListPagesToRequest(scroller, rows);
      if (scroller.isUnreadable) return store.requestPlainRows(pages);
      if (scroller.motion === 'rest') store.plainRows.evictExcept(0);
      const dragging = scroller.motion === 'jump';
      store.requestIssuePages(pages, dragging);
      const ranks = pages.map((page) => page * DEFAULT_LIST_PAGE_SIZE);
      snippets?.request(ranks, dragging);
      columns?.request(ranks, dragging);
    };
    update();
    return scroller.subscribe(update);
  }, [store, snippets, columns, rows, scroller]);
}

/**
 * The list pages to request: those of the mounted rows, plus those ahead while scrolling; after a jump only
 * the visible ones.
 */
function getListPagesToRequest(
  scroller: Pick<
    VirtualRowsScroller,
    'visibleRowRange' | 'blocks' | 'viewport' | 'motion' | 'isUnreadable' | 'rowHeight'
  >,
  rows: IssueRowModel,
): number[] {
  const { visibleRowRange, blocks, viewport, motion, isUnreadable, rowHeight } = scroller;
  const aheadMs = isUnreadable ? PLAIN_LIST_PAGE_PREFETCH_AHEAD_MS : LIST_PAGE_PREFETCH_AHEAD_MS;
  const ahead =
    motion === 'local' ? DEFAULT_LIST_PAGE_SIZE + (Math.abs(viewport.velocity) * aheadMs) / rowHeight : 0;
  const margin =
    motion === 'jump'
      ? visibleRowRange
      : { first: blocks.first * ROWS_PER_BLOCK, end: blocks.end * ROWS_PER_BLOCK };
  const from = Math.min(
    margin.first,
    viewport.velocity < 0 ? visibleRowRange.first - ahead : visibleRowRange.first,
  );
  const to = Math.max(margin.end, viewport.velocity > 0 ? visibleRowRange.end + ahead : visibleRowRange.end);
  const pages = new Set<number>();
  for (const run of rows.splitIntoHeadersAndIssueRanges(
    { first: Math.max(0, Math.floor(from)), end: Math.ceil(to) },
    DEFAULT_LIST_PAGE_SIZE,
  )) {
    if (run.kind === 'issues') pages.add(Math.floor(run.rank / DEFAULT_LIST_PAGE_SIZE));
  }
  return [...pages];
}
