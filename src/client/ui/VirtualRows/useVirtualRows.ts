import { useLayoutEffect, useState } from 'react';
import { RovingRow } from './RovingRow';
import { Scroller } from './Scroller';

export interface VirtualRowsController {
  readonly scroller: Scroller;
  readonly roving: RovingRow;
}

/** What moves a list of rows: keep it where a bar, keys and other parts of the screen can reach it. */
export function useVirtualRows(rowCount: number, rowHeight: number): VirtualRowsController {
  const [controller] = useState(() => ({
    scroller: new Scroller(rowCount, rowHeight),
    roving: new RovingRow(),
  }));
  useLayoutEffect(() => {
    const { scroller, roving } = controller;
    scroller.resize(rowCount, rowHeight);
    if (rowCount > 0 && roving.index >= rowCount) roving.set(rowCount - 1);
  }, [controller, rowCount, rowHeight]);
  return controller;
}
