import { useEffect } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';

/** Keeps the focused row in view when the bulk bar appears and the list shrinks. */
export function useKeepFocusedRowInView({ scroller, roving }: VirtualRowsController): void {
  useEffect(() => {
    const { first, end } = scroller.visibleRowRange;
    if (roving.index < first || roving.index >= end) return;
    // In the next frame, after the list has measured its new height.
    const frame = requestAnimationFrame(() => scroller.scrollToRow(roving.index, 'nearest'));
    return () => cancelAnimationFrame(frame);
  }, [scroller, roving]);
}
