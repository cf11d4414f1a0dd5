import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions by key of the history entry; lost on reload. */
const scrollPositionsByHistoryKey = new Map<string, number>();

/**
 * Returns the ref for an element that scrolls. Its scroll position is saved with the current history entry, and restored
 * when the user goes back to that entry.
 *
 * @param isReady whether the element has its content; before that, it may be too short to scroll to the position
 */
export function useScrollRestoration<T extends HTMLElement>(isReady: boolean): RefObject<T | null> {
  const container = useRef<T>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    if (isReady) element.scrollTop = scrollPositionsByHistoryKey.get(key) ?? 0;
    const save = (): void => void scrollPositionsByHistoryKey.set(key, element.scrollTop);
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [key, isReady]);
  return container;
}
