import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { usePeekPanel } from '../peek/usePeekPanel';
import { findIssueLinkElementByRow, getIssueNumberFromLinkElement } from '../row/rowDom';

/**
 * Delay before the preview panel shows the focused issue, in ms, so that holding an arrow key fetches only
 * the last one.
 */
const PEEK_PANEL_DEBOUNCE_MS = 60;

/**
 * While the preview panel is open, it shows the issue in the row to which the arrow keys have moved the
 * focus.
 */
export function useShowFocusedIssueInPeekPanel(
  { roving }: VirtualRowsController,
  region: RefObject<HTMLElement | null>,
  peek: ReturnType<typeof usePeekPanel>,
): void {
  const isOpen = peek.number !== null;
  const showFocused = useEffectEvent(() => {
    const link = findIssueLinkElementByRow(region.current, roving.index);
    if (link) peek.show(getIssueNumberFromLinkElement(link));
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
}
