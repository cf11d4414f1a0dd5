import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions by key of the history entry; lost on reload. */
const scrollPositions = new Map<string, number>();

/** Ref of a scroll container whose position is restored when the user returns to its history entry. */
export function useScrollRestoration<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    element.scrollTop = scrollPositions.get(key) ?? 0;
    const save = (): void => void scrollPositions.set(key, element.scrollTop);
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [key]);
  return container;
}
