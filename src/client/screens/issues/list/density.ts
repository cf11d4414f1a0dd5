import { useSyncExternalStore } from 'react';
import { Emitter } from '../../../../shared/Emitter';

export type RowDensity = 'compact' | 'regular' | 'roomy';

/** Row heights of the issue list in px. */
export const ROW_HEIGHTS_PX: Readonly<Record<RowDensity, number>> = { compact: 28, regular: 36, roomy: 44 };

const ROW_DENSITY_STORAGE_KEY = 'winnow.density';
const rowDensityEmitter = new Emitter();

/** The row density chosen in this browser. */
export const useRowDensity = (): RowDensity =>
  useSyncExternalStore(rowDensityEmitter.subscribe, readSavedRowDensity);

/** Stores the row density in this browser and applies it. */
export function saveRowDensity(density: RowDensity): void {
  try {
    window.localStorage.setItem(ROW_DENSITY_STORAGE_KEY, density);
  } catch {
    // Without localStorage the row density cannot be changed.
  }
  rowDensityEmitter.emit();
}

function readSavedRowDensity(): RowDensity {
  try {
    const stored = window.localStorage.getItem(ROW_DENSITY_STORAGE_KEY);
    return stored === 'compact' || stored === 'roomy' ? stored : 'regular';
  } catch {
    return 'regular';
  }
}
