import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { HOVER_PRELOAD_DELAY_MS, usePreloadScreen } from '../../../navigation/preload';
import { findRowIssueLinkElement } from '../row/rowDom';

/** Returns event handlers that preload the hovered or focused issue. */
export function usePreloadOnHover() {
  const preload = usePreloadScreen();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ x: -1, y: -1 });
  useEffect(() => () => clearTimeout(timer.current), []);

  const preloadRow = (target: EventTarget) => {
    clearTimeout(timer.current);
    const link = target instanceof Element ? findRowIssueLinkElement(target) : null;
    if (link) timer.current = setTimeout(() => preload(link.pathname), HOVER_PRELOAD_DELAY_MS);
  };
  return {
    onPointerOver: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      // The list was scrolled under a resting pointer, which does not count as hovering.
      const isResting = x === last.current.x && y === last.current.y;
      last.current = { x, y };
      if (isResting) clearTimeout(timer.current);
      else preloadRow(target);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      last.current = { x, y };
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: (event: FocusEvent) => preloadRow(event.target),
  };
}
