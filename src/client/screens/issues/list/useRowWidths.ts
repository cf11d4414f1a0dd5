import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { computeKeyWidth, type RowWidths } from '../row/labelSpace';

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
    () => ({ list, row, key: computeKeyWidth(projectKey), isTwoLine }),
    [list, row, projectKey, isTwoLine],
  );
}
