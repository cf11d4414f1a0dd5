import { Emitter } from '../../../shared/Emitter';

/**
 * The roving tab stop of a grid, stored as a row index because rows are mounted and unmounted while scrolling. Each
 * row subscribes to it; a row that should be focused takes the focus when it is mounted.
 */
export class RovingTabStop {
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
