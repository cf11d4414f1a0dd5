import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions by history entry, for as long as the page lives. */
const positions = new Map<string, number>();

/** A scroll container that stands where it stood when one comes back to its history entry. */
export function useScrollMemory<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    element.scrollTop = positions.get(key) ?? 0;
    const remember = (): void => void positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key]);
  return container;
}
