import { useSyncExternalStore } from 'react';

export type Density = 'compact' | 'regular' | 'roomy';

/** Height of a row, in px. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 28, regular: 36, roomy: 44 };

const KEY = 'winnow.density';
const listeners = new Set<() => void>();

/** How close the rows stand, as chosen in this browser. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, readDensity);

export function chooseDensity(density: Density): void {
  try {
    window.localStorage.setItem(KEY, density);
  } catch {
    // Without storage it lasts as long as the page does not reload: not at all, which is no harm.
  }
  for (const listener of listeners) listener();
}

function readDensity(): Density {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'compact' || stored === 'roomy' ? stored : 'regular';
  } catch {
    return 'regular';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
