import { useEffect, useMemo } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { ROWS_PER_BLOCK, type VirtualRowsScroller } from '../../../ui/VirtualRows';
import type { IssueListStore } from '../view/IssueListStore';
import type { IssueColumnPages } from '../columns/IssueColumnPages';
import type { IssueSnippetPages } from '../view/IssueSnippetPages';
import { PlainIssuePages } from '../view/PlainIssuePages';
import type { IssueRowModel } from '../rowModel/GroupedRows';

/**
 * How far ahead list pages are requested while scrolling: one page, plus the distance scrolled in this many
 * ms at the current velocity.
 */
const LIST_PAGE_PREFETCH_AHEAD_MS = 150;
/** The same while the list scrolls too fast to be read, when a page costs less and is passed sooner. */
const PLAIN_LIST_PAGE_PREFETCH_AHEAD_MS = 300;

/** The keys and titles of a list that scrolls too fast to be read; released when another list is shown. */
export function usePlainIssuePages(view: IssueListStore): PlainIssuePages {
  const plainPages = useMemo(() => new PlainIssuePages(view), [view]);
  useEffect(() => () => plainPages.dispose(), [plainPages]);
  return plainPages;
}

/**
 * Requests the rows, snippets and columns of the list pages in view and of those ahead while the list is scrolled; only keys and
 * titles while it scrolls too fast to be read.
 */
export function useListPageRequests(
  view: IssueListStore,
  plainPages: PlainIssuePages,
  snippets: IssueSnippetPages | null,
  columns: IssueColumnPages | null,
  rows: IssueRowModel,
  scroller: VirtualRowsScroller,
): void {
  useEffect(() => {
    const update = () => {
      const pages = getListPagesToRequest(scroller, rows);
      if (scroller.isUnreadable) return plainPages.request(pages);
      if (scroller.motion === 'rest') plainPages.releaseUnused();
      const dragging = scroller.motion === 'jump';
      view.requestIssuePages(pages, dragging);
      snippets?.request(pages, dragging);
      columns?.request(pages, dragging);
    };
    update();
    return scroller.subscribe(update);
  }, [view, plainPages, snippets, columns, rows, scroller]);
}

/**
 * The list pages to request: those of the mounted rows, plus those ahead while scrolling; after a jump only
 * the visible ones.
 */
export function getListPagesToRequest(
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
