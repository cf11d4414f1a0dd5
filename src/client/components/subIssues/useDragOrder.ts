import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface DragState {
  id: string;
  /** Index among all rows before which the dragged row would be placed. */
  to: number;
}

/** Distance from the edges of the window, in px, within which dragging scrolls the page. */
const SCROLL_EDGE_PX = 48;
/** Distance that one frame scrolls, in px. */
const SCROLL_STEP_PX = 8;

/**
 * Reorders the rows of a list by dragging with mouse, pen or touch. Escape cancels.
 *
 * @param list contains one child per row
 * @param ids ids of the rows, in order
 * @param onMove called with the id of the dragged row, and the id of the row after which it was dropped or null for the first place
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, afterId: string | null) => void,
): { drag: DragState | null; start: (event: PointerEvent, id: string) => void } {
  const [drag, setDrag] = useState<DragState | null>(null);
  const stopDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => stopDrag.current?.(), []);

  const start = (event: PointerEvent, id: string) => {
    const { button, clientY, currentTarget, pointerId } = event;
    if (button !== 0 || stopDrag.current) return;
    // Prevents the selection of text.
    event.preventDefault();
    const from = ids.indexOf(id);
    let y = clientY;
    let to = from;
    let frame = 0;
    const update = () => {
      const rows = [...(list.current?.children ?? [])];
      const below = rows.findIndex((row) => {
        const { top, height } = row.getBoundingClientRect();
        return y < top + height / 2;
      });
      to = below < 0 ? ids.length : below;
      setDrag({ id, to });
    };
    const scroll = () => {
      const isUp = y < SCROLL_EDGE_PX;
      if (isUp || y > window.innerHeight - SCROLL_EDGE_PX) {
        findScrollContainer(list.current)?.scrollBy(0, isUp ? -SCROLL_STEP_PX : SCROLL_STEP_PX);
        update();
      }
      frame = requestAnimationFrame(scroll);
    };
    // The events of a captured pointer have the drag handle as their target wherever the pointer is.
    const handle = currentTarget as HTMLElement;
    const follow = (moved: globalThis.PointerEvent) => {
      y = moved.clientY;
      update();
    };
    const drop = () => {
      stop();
      if (to !== from && to !== from + 1) onMove(id, ids[to - 1] ?? null);
    };
    const cancel = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      stop();
    };
    const stop = () => {
      stopDrag.current = null;
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('pointerup', drop);
      handle.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', cancel, { capture: true });
      cancelAnimationFrame(frame);
      setDrag(null);
    };
    stopDrag.current = stop;
    handle.setPointerCapture(pointerId);
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', cancel, { capture: true });
    setDrag({ id, to });
    scroll();
  };
  return { drag, start };
}

/** The nearest ancestor that scrolls. */
function findScrollContainer(element: Element | null): Element | null {
  for (let next = element?.parentElement; next; next = next.parentElement) {
    if (next.scrollHeight > next.clientHeight && getComputedStyle(next).overflowY !== 'visible') return next;
  }
  return document.scrollingElement;
}
