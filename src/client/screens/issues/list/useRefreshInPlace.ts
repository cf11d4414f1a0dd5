import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { IssueListStore, IssueListStoreState } from '../view/IssueListStore';

/**
 * Returns a function that refreshes the list. The issue of the focused row keeps the focus and its position on
 * screen, even if its rank has changed. A list that is scrolled to the top scrolls only as far as necessary to
 * keep that row in view.
 */
export function useRefreshInPlace(
  view: IssueListStore,
  { head }: IssueListStoreState,
  rows: IssueRowModel,
  { scroller, roving }: VirtualRowsController,
): (isFocusLost: boolean) => void {
  const isRankRequested = useRef(false);

  const restore = useEffectEvent(() => {
    const rank = head.status === 'ready' ? head.value?.anchorRank : null;
    if (rank == null || !isRankRequested.current) return;
    isRankRequested.current = false;
    const row = rows.getRowByIssueRank(rank);
    const { row: top, offset } = scroller.position;
    if (top === 0 && offset === 0) scroller.scrollToRow(row, 'nearest');
    else scroller.scrollToPosition({ row: Math.max(0, top + row - roving.index), offset });
    if (roving.hasFocus) roving.focusRow(row);
    else roving.setTabStopRow(row);
  });
  useLayoutEffect(() => restore(), [head]);

  return (isFocusLost) => {
    if (isFocusLost) roving.focusRow(scroller.visibleRowRange.first);
    isRankRequested.current = roving.hasFocus && !isFocusLost && !rows.isGroupHeaderRow(roving.index);
    const rank = rows.getTopLevelRankByRow(roving.index);
    view.refreshIssueList(isRankRequested.current ? view.getIssueIdByRank(rank) : null);
  };
}
