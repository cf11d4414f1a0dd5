import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssueListStore } from '../view/IssueListStore';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import { readSavedListScrollPosition, saveListScrollPosition } from '../rowModel/savedPosition';

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
 */
export function useSavedListScrollPosition(
  view: IssueListStore,
  rows: IssueRowModel,
  addressed: boolean,
  controller: VirtualRowsController,
): void {
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
  const canRestore = view.list.group === null || rows.isGrouped;
  useLayoutEffect(() => restore(), [view, canRestore]);

  // Opening the preview panel creates a history entry without scrolling, so the list's scroll position is
  // saved there too.
  const entry = useLocation().key;
  useEffect(() => {
    if (!addressed) return;
    const save = () => {
      const { snapshotToken } = view;
      if (snapshotToken === null) return;
      const { row, offset } = scroller.position;
      const active = rows.getRowAnchor(roving.index);
      saveListScrollPosition({
        top: rows.getRowAnchor(row),
        offset,
        active,
        total: rows.count,
        snapshot: snapshotToken,
      });
    };
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
  }, [view, rows, addressed, scroller, roving, entry]);
}
