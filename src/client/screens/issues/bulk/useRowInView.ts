import { useEffect } from 'react';
import type { VirtualRowsController } from '../../../ui/VirtualRows';

/** The bar takes its height from the list: the row that one works on stays in view. */
export function useRowInView({ scroller, roving }: VirtualRowsController): void {
  useEffect(() => {
    const { first, end } = scroller.visible;
    if (roving.index < first || roving.index >= end) return;
    // Once the list has heard of its new height.
    const frame = requestAnimationFrame(() => scroller.scrollToRow(roving.index, 'nearest'));
    return () => cancelAnimationFrame(frame);
  }, [scroller, roving]);
}
