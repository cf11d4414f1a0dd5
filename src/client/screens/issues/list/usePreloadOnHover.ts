import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { usePreload } from '../../../navigation/preload';
import { issueLinkOf } from '../row/rowDom';

/** The pointer rests on a row this long, in ms, before its issue is preloaded: a sweep over many asks nothing. */
const INTENT = 60;

/** Handlers for the list that preload the issue under the pointer, or the one that gets the focus. */
export function usePreloadOnHover() {
  const preload = usePreload();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ x: -1, y: -1 });
  useEffect(() => () => clearTimeout(timer.current), []);

  const preloadRow = (target: EventTarget) => {
    clearTimeout(timer.current);
    const link = target instanceof Element ? issueLinkOf(target) : null;
    if (link) timer.current = setTimeout(() => preload(link.pathname), INTENT);
  };
  return {
    onPointerOver: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      // A list that moves under a resting hand is no intent.
      const rests = x === last.current.x && y === last.current.y;
      last.current = { x, y };
      if (rests) clearTimeout(timer.current);
      else preloadRow(target);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      last.current = { x, y };
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: (event: FocusEvent) => preloadRow(event.target),
  };
}
