import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { usePeekPanel } from '../peek/usePeekPanel';
import {
  findIssueLinkElementByRow,
  getIssueKeyFromLinkElement,
  getRowIndexFromElement,
  waitForIssueLinkElement,
} from '../row/rowDom';

/**
 * Delay before the preview panel shows the focused issue, in ms, so that holding an arrow key fetches only
 * the last one.
 */
const PEEK_PANEL_DEBOUNCE_MS = 60;

/**
 * Synchronizes the open preview panel and the list's current row. When the arrow keys move the focus to another row,
 * the panel shows its issue. When the URL names another issue, its row becomes the tab stop.
 */
export function useShowFocusedIssueInPeekPanel(
  { roving }: VirtualRowsController,
  region: RefObject<HTMLElement | null>,
  peek: ReturnType<typeof usePeekPanel>,
): void {
  const isOpen = peek.issueKey !== null;
  const showFocused = useEffectEvent(() => {
    const link = findIssueLinkElementByRow(region.current, roving.index);
    if (link) peek.show(getIssueKeyFromLinkElement(link));
  });
  useEffect(() => {
    if (!isOpen) return;
    let shown = roving.index;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = roving.subscribe(() => {
      if (roving.index === shown) return;
      shown = roving.index;
      clearTimeout(timer);
      timer = setTimeout(showFocused, PEEK_PANEL_DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isOpen, roving]);

  const { issueKey } = peek;
  useEffect(() => {
    if (issueKey === null) return;
    // If the list has the focus, its tab stop is already set, and the user may have moved to another row meanwhile.
    return waitForIssueLinkElement(region.current, issueKey, (link) => {
      if (!roving.hasFocus) roving.setTabStopRow(getRowIndexFromElement(link));
    });
  }, [issueKey, region, roving]);
}
