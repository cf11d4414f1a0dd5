import { useLayoutEffect, useRef, useState } from 'react';
import { RovingRow } from './RovingRow';
import { Scroller } from './Scroller';

export interface VirtualRowsController {
  readonly scroller: Scroller;
  readonly roving: RovingRow;
}

/** The rows there are. A row's mark is what it is known by when others come or go before it. */
export interface RowModel<Mark> {
  readonly count: number;
  markOf(row: number): Mark;
  /** Where that row is; not exact: it is gone, and this is what stands in its place. */
  rowOf(mark: Mark): { row: number; exact: boolean };
}

/**
 * What moves a list of rows: keep it where a bar, keys and other parts of the screen can reach it.
 * When the rows are others, those one looks at and works on stay the same.
 *
 * @param inset px at the top of the view that something lies over
 */
export function useVirtualRows<Mark>(
  rows: RowModel<Mark>,
  rowHeight: number,
  inset = 0,
): VirtualRowsController {
  const [controller] = useState(() => ({
    scroller: new Scroller(rows.count, rowHeight),
    roving: new RovingRow(),
  }));
  const shown = useRef(rows);
  useLayoutEffect(() => {
    const { scroller, roving } = controller;
    const before = shown.current;
    shown.current = rows;
    const now = (row: number) => rows.rowOf(before.markOf(row));
    scroller.cover(inset);
    scroller.resize(rows.count, rowHeight, (place) => {
      const { row, exact } = now(place.row);
      return { row, offset: exact ? place.offset : 0 };
    });
    if (rows.count > 0) roving.set(now(roving.index).row);
  }, [controller, rows, rowHeight, inset]);
  return controller;
}
