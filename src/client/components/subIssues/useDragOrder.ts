import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
 * Reorders the rows of a list by dragging with mouse, pen or touch. Escape cancels. The rows may change during a drag: they
 * are read from the DOM, and the drag ends when the dragged row is removed.
 *
 * @param list contains one child per row, with the id of the row in the attribute `data-sub-issue`
 * @param onMove called with the id of the dragged row, and the id of the row after which it was dropped or null for the first place
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, afterId: string | null) => void,
): { drag: DragState | null; start: (event: PointerEvent, id: string) => void } {
  const [drag, setDrag] = useState<DragState | null>(null);
  const stopDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => stopDrag.current?.(), []);
  // The rows may change during a drag, so the drop calls the latest callback.
  const latestOnMove = useRef(onMove);
  useLayoutEffect(() => {
    latestOnMove.current = onMove;
  }, [onMove]);

  const start = (event: PointerEvent, id: string) => {
    const { button, clientY, currentTarget, pointerId } = event;
    if (button !== 0 || stopDrag.current) return;
    // Prevents the selection of text.
    event.preventDefault();
    let y = clientY;
    let frame = 0;
    const getRowIds = () => getRows(list.current).map((row) => row.dataset['subIssue']!);
    const findTarget = () => {
      const rows = getRows(list.current);
      const below = rows.findIndex((row) => {
        const { top, height } = row.getBoundingClientRect();
        return y < top + height / 2;
      });
      return below < 0 ? rows.length : below;
    };
    let shown = -1;
    const update = () => {
      const to = findTarget();
      if (to !== shown) setDrag({ id, to });
      shown = to;
    };
    const nextFrame = () => {
      if (!getRowIds().includes(id)) return stop();
      const isUp = y < SCROLL_EDGE_PX;
      if (isUp || y > window.innerHeight - SCROLL_EDGE_PX)
        findScrollContainer(list.current)?.scrollBy(0, isUp ? -SCROLL_STEP_PX : SCROLL_STEP_PX);
      update();
      frame = requestAnimationFrame(nextFrame);
    };
    /** A listener for the events of the pointer that drags. */
    const forPointer =
      (listener: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
        if (event.pointerId === pointerId) listener(event);
      };
    const follow = forPointer((moved) => {
      y = moved.clientY;
      update();
    });
    const drop = forPointer(() => {
      const ids = getRowIds();
      const from = ids.indexOf(id);
      const to = findTarget();
      stop();
      if (from >= 0 && to !== from && to !== from + 1) latestOnMove.current(id, ids[to - 1] ?? null);
    });
    const abort = forPointer(() => stop());
    const cancel = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      stop();
    };
    const stop = () => {
      stopDrag.current = null;
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', abort);
      window.removeEventListener('keydown', cancel, { capture: true });
      cancelAnimationFrame(frame);
      setDrag(null);
    };
    stopDrag.current = stop;
    // Captured, so that no other element reacts to the pointer. The listeners are added to the window,
    // because the handle gets no more events once it has been removed.
    currentTarget.setPointerCapture(pointerId);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', abort);
    window.addEventListener('keydown', cancel, { capture: true });
    nextFrame();
  };
  return { drag, start };
}

const getRows = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);

/** The nearest ancestor that scrolls. */
function findScrollContainer(element: Element | null): Element | null {
  for (let next = element?.parentElement; next; next = next.parentElement) {
    if (next.scrollHeight > next.clientHeight && getComputedStyle(next).overflowY !== 'visible') return next;
  }
  return document.scrollingElement;
}
