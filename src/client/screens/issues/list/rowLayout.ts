import { useSyncExternalStore, type RefObject, useLayoutEffect, useMemo, useState, useEffect } from 'react';
import { Emitter } from '../../../../shared/Emitter';
import {
  parseRowDensity,
  type RowDensity,
  type IssueListUrlState,
} from '../../../../shared/issueList/issueListUrlState';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { computeIssueKeyWidth, type RowWidths } from '../row/RowLabels';
import type * as IssueColumnsCode from '../columns/columns';
import type { ColumnLayer, ListColumns } from '../columns/columns';
import type { IssueListStore } from '../data/IssueListStore';

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

/** The widths that were measured last, so that a list that is opened again is usually rendered once. */
let lastMeasured = { list: 1_000, row: 936 };

/**
 * The widths of the list in `region` and of its rows.
 *
 * @param projectKey null: the list of all projects
 */
export function useRowWidths(region: RefObject<HTMLElement | null>, projectKey: string | null): RowWidths {
  const [measured, setMeasured] = useState(lastMeasured);
  const isTwoLine = useMediaQuery('(max-width: 480px)');
  useLayoutEffect(() => {
    const grid = region.current?.querySelector('[data-virtual-rows]');
    if (!grid) return;
    const measure = () => {
      const list = grid.clientWidth;
      if (list === 0) return;
      const row = list - parseFloat(getComputedStyle(grid).paddingRight || '0');
      if (list !== lastMeasured.list || row !== lastMeasured.row) lastMeasured = { list, row };
      setMeasured(lastMeasured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [region]);
  const { list, row } = measured;
  return useMemo(
    () => ({ list, row, key: computeIssueKeyWidth(projectKey), isTwoLine }),
    [list, row, projectKey, isTwoLine],
  );
}

let loadedCode: typeof IssueColumnsCode | null = null;

/** Loads the code for lists with chosen columns. If it fails to load, lists have the default columns. */
export const importIssueColumns = (): Promise<typeof IssueColumnsCode | null> =>
  import(/* webpackChunkName: "columns" */ '../columns/columns').then(
    (code) => (loadedCode = code),
    () => null,
  );

interface IssueColumns {
  /** Null: the rows have the default columns. */
  columns: ListColumns | null;
  pages: ColumnLayer | null;
  ColumnHeader: typeof IssueColumnsCode.ColumnHeader | undefined;
}

/** The chosen columns of a list. */
export function useIssueColumns(
  store: IssueListStore,
  { columns: text }: IssueListUrlState,
  widths: RowWidths,
): IssueColumns {
  const [code, setCode] = useState(loadedCode);
  const isNeeded = text !== null;
  useEffect(() => {
    if (isNeeded) void importIssueColumns().then(setCode);
  }, [isNeeded]);
  const pages = useMemo(
    () => (isNeeded && code ? code.addColumnLayer(store) : null),
    [isNeeded, code, store],
  );
  useEffect(
    () => (pages && code ? code.refetchLayerOnIssueChanges(store, pages) : undefined),
    [store, pages, code],
  );
  const columns = useMemo(
    () => (code && pages && text !== null ? code.layOutColumns(text, widths, pages) : null),
    [code, pages, text, widths],
  );
  return { columns, pages, ColumnHeader: code?.ColumnHeader };
}
