import { useSyncExternalStore } from 'react';
import { Emitter } from '../../../../shared/Emitter';

export type Density = 'compact' | 'regular' | 'roomy';

/** Row heights of the issue list in px. */
export const ROW_HEIGHTS_PX: Readonly<Record<Density, number>> = { compact: 28, regular: 36, roomy: 44 };

const DENSITY_STORAGE_KEY = 'winnow.density';
const densityListeners = new Emitter();

/** The row density chosen in this browser. */
export const useDensity = (): Density => useSyncExternalStore(densityListeners.subscribe, readDensity);

/** Stores the row density in this browser and applies it. */
export function chooseDensity(density: Density): void {
  try {
    window.localStorage.setItem(DENSITY_STORAGE_KEY, density);
  } catch {
    // Without localStorage the row density cannot be changed.
  }
  densityListeners.emit();
}

function readDensity(): Density {
  try {
    const stored = window.localStorage.getItem(DENSITY_STORAGE_KEY);
    return stored === 'compact' || stored === 'roomy' ? stored : 'regular';
  } catch {
    return 'regular';
  }
}
