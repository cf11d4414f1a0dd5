/** Bounds the searches that wait for a thread, which cannot cancel a search that it has received. */

/** Maximum searches that are sent to the thread at once: while it answers one, it has already received the next. */
const RUNNING_SEARCHES_MAX = 2;
/** Maximum waiting searches. More would hardly be answered in time: one usually takes a few milliseconds. */
const WAITING_SEARCHES_MAX = 50;

export class DuplicateSearchQueue {
  readonly #timeout: number;
  #runningCount = 0;
  readonly #waiting = new Set<() => void>();

  /** @param timeout how long a search may wait and run, in milliseconds */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /**
   * Runs a search in its turn.
   * @returns null if the search fails, takes too long, is aborted, or too many are waiting. A search that has not begun
   *   by then is never begun.
   */
  runSearch<Result>(
    search: () => Promise<Result>,
    signal: AbortSignal | null = null,
  ): Promise<Result | null> {
    if (signal?.aborted || this.#waiting.size >= WAITING_SEARCHES_MAX) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle = (result: Result | null): void => {
        this.#waiting.delete(begin);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve(result);
      };
      const giveUp = (): void => settle(null);
      const begin = (): void => {
        this.#waiting.delete(begin);
        this.#runningCount++;
        void search()
          .then(settle, giveUp)
          .finally(() => {
            this.#runningCount--;
            this.#beginNext();
          });
      };
      const timer = setTimeout(giveUp, this.#timeout).unref();
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(begin);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    for (const begin of this.#waiting) {
      if (this.#runningCount >= RUNNING_SEARCHES_MAX) return;
      begin();
    }
  }
}
