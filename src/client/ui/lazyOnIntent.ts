import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component whose code comes when it is first wanted; `preload` starts that on intent (hover, focus). */
export function lazyOnIntent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & { preload: () => void } {
  const Lazy = lazy(async () => ({ default: await load() }));
  return Object.assign(Lazy, {
    // A failed preload is told when the component itself is wanted.
    preload: () => void load().catch(() => {}),
  });
}
