/**
 * Who has the only connection of the embedded engine: one holder at a time, and whoever a person
 * waits for goes before background work.
 */
export type Lane = 'foreground' | 'background';

export class Lanes {
  #held = false;
  readonly #waiting: Record<Lane, (() => void)[]> = { foreground: [], background: [] };

  /** Resolves, when it is this one's turn, to the function that hands the connection on. */
  async acquire(lane: Lane): Promise<() => void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    this.#held = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#next();
    };
  }

  /** Hands over without a gap in which a newcomer could get in. */
  #next(): void {
    const next = this.#waiting.foreground.shift() ?? this.#waiting.background.shift();
    if (next) next();
    else this.#held = false;
  }
}
