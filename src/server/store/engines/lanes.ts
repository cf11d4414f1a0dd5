/**
 * Who has the only connection of the embedded engine: one holder at a time, and whoever a person
 * waits for goes before background work.
 */
export type Lane = 'foreground' | 'background';

/**
 * What a person waits for is seldom one statement: for so many milliseconds after one, background work
 * leaves the connection to the next. Otherwise each of them would wait for a whole piece of it.
 */
const GRACE = 4;
/** Background work that has waited so long, in milliseconds, grants none: it gets on, however many read. */
const PATIENCE = 40;

interface Waiting {
  since: number;
  enter: () => void;
}

export class ConnectionLanes {
  #held = false;
  readonly #waiting: Record<Lane, Waiting[]> = { foreground: [], background: [] };
  /** Until when background work holds back, by `performance.now()`. */
  #graceEnds = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Resolves, when it is this one's turn, to the function that hands the connection on. */
  async acquire(lane: Lane): Promise<() => void> {
    if (this.#held || (lane === 'background' && !this.#isFree())) {
      await new Promise<void>((enter) => {
        this.#waiting[lane].push({ since: performance.now(), enter });
        if (!this.#held) this.#next();
      });
    }
    this.#held = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      if (lane === 'foreground') this.#graceEnds = performance.now() + GRACE;
      this.#next();
    };
  }

  /** Whether background work that comes now may begin. */
  #isFree(): boolean {
    return this.#waiting.background.length === 0 && performance.now() >= this.#graceEnds;
  }

  /** Hands over without a gap in which a newcomer could get in. */
  #next(): void {
    clearTimeout(this.#timer);
    const { foreground, background } = this.#waiting;
    const rest = background[0] ? this.#restFor(background[0]) : 0;
    const next = foreground.shift() ?? (rest > 0 ? undefined : background.shift());
    this.#held = next !== undefined;
    if (next) next.enter();
    else if (rest > 0) this.#timer = setTimeout(() => this.#held || this.#next(), rest);
  }

  /** For how long it is still to hold back, in milliseconds. */
  #restFor({ since }: Waiting): number {
    return Math.min(this.#graceEnds, since + PATIENCE) - performance.now();
  }
}
