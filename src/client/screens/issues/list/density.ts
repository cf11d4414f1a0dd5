import { useSyncExternalStore } from 'react';
import { Emitter } from '../../../../shared/Emitter';
import { useMediaQuery } from '../../../ui/useMediaQuery';

export type RowDensity = 'compact' | 'regular' | 'roomy' | 'snippets';

/** Row heights of the issue list in px. */
const ROW_HEIGHTS_PX: Readonly<Record<RowDensity, number>> = {
  compact: 28,
  regular: 36,
  roomy: 44,
  snippets: 36,
};
/** Additional height, in px, of rows on narrow screens, where they have two lines (IssueRow.module.css). */
const SECOND_LINE_HEIGHT_PX = 20;
/** Additional height of rows with snippets, in px. */
const SNIPPET_HEIGHT_PX = 20;

const ROW_DENSITY_STORAGE_KEY = 'winnow.density';
const rowDensityEmitter = new Emitter();

/** The row density chosen in this browser. */
export const useRowDensity = (): RowDensity =>
  useSyncExternalStore(rowDensityEmitter.subscribe, readSavedRowDensity);

/** The height of the rows of the issue list in this window, in px. */
export function useRowHeight(hasSnippets: boolean): number {
  const isNarrow = useMediaQuery('(max-width: 480px)');
  const lines = (isNarrow ? SECOND_LINE_HEIGHT_PX : 0) + (hasSnippets ? SNIPPET_HEIGHT_PX : 0);
  return ROW_HEIGHTS_PX[useRowDensity()] + lines;
}

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
    return stored !== null && Object.hasOwn(ROW_HEIGHTS_PX, stored) ? (stored as RowDensity) : 'regular';
  } catch {
    return 'regular';
  }
}
