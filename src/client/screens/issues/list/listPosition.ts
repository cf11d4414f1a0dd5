import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssueListStore, IssueListStoreState } from '../data/IssueListStore';
import type { IssueRowModel } from '../data/GroupedRows';
import { readSavedListScrollPosition, saveListScrollPosition } from '../data/historyState';

/**
 * Delay after scrolling before the list's scroll position is saved, in ms: browsers limit how often history
 * entries may be written.
 */
const SCROLL_POSITION_SAVE_DELAY_MS = 200;

/**
 * Saves the list's scroll position and focused row in the history entry and restores them on return; a new
 * list starts at its top.
 *
 * @param addressed whether the list is the one of the URL; otherwise nothing is saved or restored
 * @returns a function that saves the position at once, for navigations that do not start with a click
 */
export function useSavedListScrollPosition(
  store: IssueListStore,
  rows: IssueRowModel,
  addressed: boolean,
  controller: VirtualRowsController,
): () => void {
  const { scroller, roving } = controller;

  const restore = useEffectEvent(() => {
    const saved = addressed ? readSavedListScrollPosition() : null;
    const top = saved ? rows.findAnchorRow(saved.top) : null;
    const active = saved ? rows.findAnchorRow(saved.active).row : 0;
    scroller.scrollToPosition({ row: top?.row ?? 0, offset: saved && top?.exact ? saved.offset : 0 });
    roving.setTabStopRow(active);
    // When the user returns from an issue's screen, the row of this issue is focused, unless another element is.
    if (saved && document.activeElement === document.body) roving.focusRow(active);
  });
  // The saved position in a grouped list can be restored only when the groups have loaded.
  const canRestore = store.list.group === null || rows.isGrouped;
  useLayoutEffect(() => restore(), [store, canRestore]);

  // Opening the preview panel creates a history entry without scrolling, so the list's scroll position is
  // saved there too.
  const entry = useLocation().key;
  const save = useCallback(() => {
    const { snapshotToken } = store;
    if (!addressed || snapshotToken === null) return;
    const { row, offset } = scroller.position;
    saveListScrollPosition({
      top: rows.getRowAnchor(row),
      offset,
      active: rows.getRowAnchor(roving.index),
      total: rows.count,
      snapshot: snapshotToken,
    });
  }, [store, rows, addressed, scroller, roving]);
  useEffect(() => {
    if (!addressed) return;
    let timer = setTimeout(save, 0);
    const saveLater = () => {
      clearTimeout(timer);
      timer = setTimeout(save, SCROLL_POSITION_SAVE_DELAY_MS);
    };
    const unsubscribe = [scroller.subscribe(saveLater), roving.subscribe(saveLater)];
    // Saves the list's scroll position before a click navigates away.
    document.addEventListener('click', save, { capture: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      for (const stop of unsubscribe) stop();
      document.removeEventListener('click', save, { capture: true });
      window.removeEventListener('pagehide', save);
    };
  }, [save, addressed, scroller, roving, entry]);
  return save;
}

/**
 * Returns a function that refreshes the list. The issue of the focused row keeps the focus and its position on
 * screen, even if its rank has changed. A list that is scrolled to the top scrolls only as far as necessary to
 * keep that row in view.
 */
export function useRefreshInPlace(
  store: IssueListStore,
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
    store.refreshIssueList(isRankRequested.current ? (store.getListedIssue(rank)?.id ?? null) : null);
  };
}
