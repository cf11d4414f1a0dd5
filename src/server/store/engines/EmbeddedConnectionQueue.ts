/**
 * The queue for the single connection of the embedded engine: one holder at a time, and foreground
 * statements go before background work.
 */

/** Priority of a statement. `foreground`: a user waits for it. */
export type DatabaseConnectionPriority = 'foreground' | 'background';

/**
 * Milliseconds after a foreground statement during which background work waits for the next foreground
 * statement. A request runs several statements, and without the wait, each of them could be delayed by a
 * whole background transaction.
 */
const FOREGROUND_STATEMENT_GRACE_PERIOD_MS = 4;
/**
 * Maximum milliseconds that background work waits for the grace periods of foreground statements, so that
 * continuous reads cannot starve it.
 */
const BACKGROUND_GRACE_PERIOD_WAIT_MAX_MS = 40;
/**
 * Milliseconds after which one background statement or transaction goes before queued foreground statements.
 * Without it, background work would stop under constant load: list requests that SQL answers can occupy the
 * connection without a break, and the in-memory columns that would relieve it are loaded in the background.
 */
const BACKGROUND_STATEMENT_PROMOTION_DELAY_MS = 250;

interface DatabaseConnectionWaiter {
  /** When the statement began to wait for the connection, by `performance.now()`. */
  since: number;
  enter: () => void;
}

export class EmbeddedConnectionQueue {
  #isHeld = false;
  readonly #waiting: Record<DatabaseConnectionPriority, DatabaseConnectionWaiter[]> = {
    foreground: [],
    background: [],
  };
  /** End of the grace period after the last foreground statement, by `performance.now()`. */
  #graceEnds = 0;
  /** When background work last released the connection, by `performance.now()`. */
  #backgroundReleasedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Waits for the connection of the embedded engine. Resolves to the function that releases it. */
  async acquireConnection(lane: DatabaseConnectionPriority): Promise<() => void> {
    if (this.#isHeld || (lane === 'background' && !this.#isFree())) {
      await new Promise<void>((enter) => {
        this.#waiting[lane].push({ since: performance.now(), enter });
        if (!this.#isHeld) this.#next();
      });
    }
    this.#isHeld = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const now = performance.now();
      if (lane === 'foreground') this.#graceEnds = now + FOREGROUND_STATEMENT_GRACE_PERIOD_MS;
      else this.#backgroundReleasedAt = now;
      this.#next();
    };
  }

  /** Whether new background work could use the connection at once. */
  #isFree(): boolean {
    return this.#waiting.background.length === 0 && performance.now() >= this.#graceEnds;
  }

  /** Passes the connection to the next waiter synchronously, so that no other caller can take it first. */
  #next(): void {
    clearTimeout(this.#timer);
    const { foreground, background } = this.#waiting;
    const delay = background[0] ? this.#delayOf(background[0]) : 0;
    const isForegroundNext = foreground.length > 0 && !this.#isOverdue(background[0]);
    const next = isForegroundNext ? foreground.shift() : delay > 0 ? undefined : background.shift();
    this.#isHeld = next !== undefined;
    if (next) next.enter();
    else if (delay > 0) this.#timer = setTimeout(() => this.#isHeld || this.#next(), delay);
  }

  /** Milliseconds until this background work can use the connection if no foreground statement waits. */
  #delayOf({ since }: DatabaseConnectionWaiter): number {
    return Math.min(this.#graceEnds, since + BACKGROUND_GRACE_PERIOD_WAIT_MAX_MS) - performance.now();
  }

  /** Whether background work has waited so long that it goes before queued foreground statements. */
  #isOverdue(waiter: DatabaseConnectionWaiter | undefined): boolean {
    if (!waiter) return false;
    const since = Math.max(waiter.since, this.#backgroundReleasedAt);
    return performance.now() - since >= BACKGROUND_STATEMENT_PROMOTION_DELAY_MS;
  }
}
