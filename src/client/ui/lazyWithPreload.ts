import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A lazy component; `preload` starts loading its code early, on hover or focus. */
export function lazyWithPreload<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & { preload: () => void } {
  const Lazy = lazy(async () => ({ default: await load() }));
  return Object.assign(Lazy, {
    // A failed preload is ignored here; the error is thrown when the component renders.
    preload: () => void load().catch(() => {}),
  });
}
