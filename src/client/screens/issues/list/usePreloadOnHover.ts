import { type PointerEvent, useEffect, useRef } from 'react';
import { usePreload } from '../../../preload';
import { issueLinkOf } from './rowDom';

/** The pointer rests on a row this long, in ms, before its issue is preloaded: a sweep over many asks nothing. */
const INTENT = 60;

/** Handlers for the list that preload the issue under the pointer, or the one that gets the focus. */
export function usePreloadOnHover() {
  const preload = usePreload();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const preloadRow = (target: EventTarget) => {
    clearTimeout(timer.current);
    const link = target instanceof Element ? issueLinkOf(target) : null;
    if (link) timer.current = setTimeout(() => preload(link.pathname), INTENT);
  };
  return {
    onPointerOver: (event: PointerEvent) => preloadRow(event.target),
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: (event: React.FocusEvent) => preloadRow(event.target),
  };
}
