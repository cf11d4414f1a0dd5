import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { HOVER_PRELOAD_DELAY_MS, usePreloadScreen } from '../../../navigation/preload';
import { findRowIssueLinkElement } from '../row/rowDom';

/**
 * Last pointer position over any list. Kept outside the component, because a list that is shown again must not take a resting
 * pointer for a hover.
 */
let lastPosition = { x: -1, y: -1 };

/** Returns event handlers that preload the hovered or focused issue. */
export function usePreloadOnHover() {
  const preload = usePreloadScreen();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const preloadRow = (target: EventTarget) => {
    clearTimeout(timer.current);
    const link = target instanceof Element ? findRowIssueLinkElement(target) : null;
    if (link) timer.current = setTimeout(() => preload(link.pathname), HOVER_PRELOAD_DELAY_MS);
  };
  return {
    onPointerOver: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      // The list was scrolled or shown again under a resting pointer, which does not count as hovering.
      const isResting = x === lastPosition.x && y === lastPosition.y;
      lastPosition = { x, y };
      if (isResting) clearTimeout(timer.current);
      else preloadRow(target);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      lastPosition = { x, y };
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: (event: FocusEvent) => preloadRow(event.target),
  };
}
