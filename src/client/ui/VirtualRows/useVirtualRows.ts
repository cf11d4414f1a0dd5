import { useLayoutEffect, useRef, useState } from 'react';
import { VirtualRowsScroller } from './VirtualRowsScroller';
import { Emitter } from '../../../shared/Emitter';

export interface VirtualRowsController {
  readonly scroller: VirtualRowsScroller;
  readonly roving: RovingTabStop;
}

/**
 * Model of list rows that can be inserted and removed anywhere. An anchor identifies a row when its index
 * changes.
 */
export interface VirtualRowListModel<Anchor> {
  readonly count: number;
  getRowAnchor(row: number): Anchor;
  /** The current index of a row; `exact` is false if the row is gone and the index is that of the nearest one. */
  findAnchorRow(anchor: Anchor): { row: number; exact: boolean };
}

/**
 * Creates the controller of a virtual list, through which other components scroll it and move its focus. When the
 * rows change, the first visible row and the focused row stay the same.
 *
 * @param rows the row model, or the number of rows if they change only at the end
 * @param inset covered height at the top of the viewport, in px
 */
export function useVirtualRows<Anchor>(
  rows: VirtualRowListModel<Anchor> | number,
  rowHeight: number,
  inset = 0,
): VirtualRowsController {
  const count = typeof rows === 'number' ? rows : rows.count;
  const [controller] = useState(() => ({
    scroller: new VirtualRowsScroller(count, rowHeight),
    roving: new RovingTabStop(),
  }));
  const shown = useRef(rows);
  useLayoutEffect(() => {
    const { scroller, roving } = controller;
    const before = shown.current;
    shown.current = rows;
    const currentRow = (row: number) => {
      if (typeof rows === 'number' || typeof before === 'number') return { row, exact: true };
      return rows.findAnchorRow(before.getRowAnchor(row));
    };
    scroller.setTopInset(inset);
    scroller.setRowCountAndHeight(count, rowHeight, (position) => {
      const { row, exact } = currentRow(position.row);
      return { row, offset: exact ? position.offset : 0 };
    });
    if (count === 0) return;
    const row = Math.min(currentRow(roving.index).row, count - 1);
    // If the focused row was removed, the row that took its index receives the focus.
    if (roving.hasFocus && document.activeElement === document.body) roving.focusRow(row);
    else roving.setTabStopRow(row);
  }, [controller, rows, count, rowHeight, inset]);
  return controller;
}

/**
 * The roving tab stop of a grid, stored as a row index because rows are mounted and unmounted while scrolling. Each
 * row subscribes to it; a row that should be focused takes the focus when it is mounted.
 */
class RovingTabStop {
  private readonly listeners = new Emitter();
  private isFocusPending = false;
  index = 0;
  private isFocused = false;

  readonly subscribe = this.listeners.subscribe;

  /** Whether the focus is in the grid, or was in a row that has been unmounted. */
  get hasFocus(): boolean {
    return this.isFocused;
  }

  /** Called by the grid when it gains or loses the focus. */
  setGridFocused(isFocused: boolean): void {
    this.isFocused = isFocused;
  }

  /** Makes a row the tab stop without moving the focus. */
  setTabStopRow(index: number): void {
    if (index === this.index) return;
    this.index = index;
    this.listeners.emit();
  }

  /** Makes a row the tab stop and focuses it. */
  focusRow(index: number): void {
    this.index = index;
    this.isFocusPending = true;
    this.listeners.emit();
  }

  /** Called by the row: returns true once if the row should take the focus. */
  consumeFocusRequest(): boolean {
    const isPending = this.isFocusPending;
    this.isFocusPending = false;
    return isPending;
  }

  /** Snapshot for a row's subscription: whether it is the tab stop, and whether it should take the focus. */
  getRowTabStopState(index: number): 'no' | 'yes' | 'focus' {
    if (index !== this.index) return 'no';
    return this.isFocusPending ? 'focus' : 'yes';
  }
}
