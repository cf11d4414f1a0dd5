import { useSyncExternalStore } from 'react';
import { Emitter } from '../../../../shared/Emitter';
import { parseRowDensity, type RowDensity } from '../../../../shared/issueList/issueListUrlState';
import { useMediaQuery } from '../../../ui/useMediaQuery';

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

/**
 * The row density of a list.
 * @param density the density in the URL of the list; null: the one chosen in this browser
 */
export function useRowDensity(density: RowDensity | null): RowDensity {
  const saved = useSyncExternalStore(rowDensityEmitter.subscribe, readSavedRowDensity);
  return density ?? saved;
}

/** The height of the rows of the issue list in this window, in px. */
export function useRowHeight(density: RowDensity | null, hasSnippets: boolean): number {
  const isNarrow = useMediaQuery('(max-width: 480px)');
  const lines = (isNarrow ? SECOND_LINE_HEIGHT_PX : 0) + (hasSnippets ? SNIPPET_HEIGHT_PX : 0);
  return ROW_HEIGHTS_PX[useRowDensity(density)] + lines;
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

export function readSavedRowDensity(): RowDensity {
  try {
    return parseRowDensity(window.localStorage.getItem(ROW_DENSITY_STORAGE_KEY)) ?? 'regular';
  } catch {
    return 'regular';
  }
}
