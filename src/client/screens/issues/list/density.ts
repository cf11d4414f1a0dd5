import { useSyncExternalStore } from 'react';
import { Emitter } from '../../../../shared/Emitter';

export type Density = 'compact' | 'regular' | 'roomy';

/** Row height in px. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { compact: 28, regular: 36, roomy: 44 };

const KEY = 'winnow.density';
const listeners = new Emitter();

/** The row density chosen in this browser. */
export const useDensity = (): Density => useSyncExternalStore(listeners.subscribe, readDensity);

export function chooseDensity(density: Density): void {
  try {
    window.localStorage.setItem(KEY, density);
  } catch {
    // Without localStorage the density cannot be changed.
  }
  listeners.emit();
}

function readDensity(): Density {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'compact' || stored === 'roomy' ? stored : 'regular';
  } catch {
    return 'regular';
  }
}
