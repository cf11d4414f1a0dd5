/**
 * Which row of a grid has the roving tab stop, by its index: rows come and go, the index stays.
 * Moving it tells the rows concerned; the row itself takes the focus once it is mounted.
 */
export class RovingRow {
  private readonly listeners = new Set<() => void>();
  private focusDue = false;
  index = 0;
  private focused = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether the focus is in the grid, or was in a row that has been taken away. */
  get holdsFocus(): boolean {
    return this.focused;
  }

  /** For the grid: the focus came to it, or went elsewhere. */
  hold(focused: boolean): void {
    this.focused = focused;
  }

  /** The row was focused by the browser, or is to be the tab stop without taking the focus. */
  set(index: number): void {
    if (index === this.index) return;
    this.index = index;
    this.changed();
  }

  /** The row becomes the tab stop and takes the focus. */
  focus(index: number): void {
    this.index = index;
    this.focusDue = true;
    this.changed();
  }

  /** For the row: whether the focus is meant for it. True once. */
  takeFocus(): boolean {
    const due = this.focusDue;
    this.focusDue = false;
    return due;
  }

  /** For the row's subscription: changes whenever the row should look at itself. */
  stateOf(index: number): 'no' | 'yes' | 'focus' {
    if (index !== this.index) return 'no';
    return this.focusDue ? 'focus' : 'yes';
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
