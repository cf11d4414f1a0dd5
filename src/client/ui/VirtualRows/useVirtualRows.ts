import { useLayoutEffect, useRef, useState } from 'react';
import { RovingRow } from './RovingRow';
import { Scroller } from './Scroller';

export interface VirtualRowsController {
  readonly scroller: Scroller;
  readonly roving: RovingRow;
}

/** Rows that come and go anywhere. A row's mark is what it is known by when others do so before it. */
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
 * @param rows how many, where they come and go at the end alone
 * @param inset px at the top of the view that something lies over
 */
export function useVirtualRows<Mark>(
  rows: RowModel<Mark> | number,
  rowHeight: number,
  inset = 0,
): VirtualRowsController {
  const count = typeof rows === 'number' ? rows : rows.count;
  const [controller] = useState(() => ({
    scroller: new Scroller(count, rowHeight),
    roving: new RovingRow(),
  }));
  const shown = useRef(rows);
  useLayoutEffect(() => {
    const { scroller, roving } = controller;
    const before = shown.current;
    shown.current = rows;
    const now = (row: number) => {
      if (typeof rows === 'number' || typeof before === 'number') return { row, exact: true };
      return rows.rowOf(before.markOf(row));
    };
    scroller.cover(inset);
    scroller.resize(count, rowHeight, (place) => {
      const { row, exact } = now(place.row);
      return { row, offset: exact ? place.offset : 0 };
    });
    if (count === 0) return;
    const row = Math.min(now(roving.index).row, count - 1);
    // Who was on a row that is gone is on what stands in its place.
    if (roving.holdsFocus && document.activeElement === document.body) roving.focus(row);
    else roving.set(row);
  }, [controller, rows, count, rowHeight, inset]);
  return controller;
}
