/** Repeats work in the background: at an interval, and soon after it was announced. Only one run at a time. */
export class BackgroundLoop {
  readonly #work: () => Promise<void>;
  readonly #intervalMs: number;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;
  #isRunning = false;
  /** Delay until the next run, in milliseconds, if work was announced during the current run; otherwise null. */
  #announcedMs: number | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(work: () => Promise<void>, intervalMs: number, onFailure: (error: unknown) => void) {
    this.#work = work;
    this.#intervalMs = intervalMs;
    this.#onFailure = onFailure;
  }

  /** Runs the work after some milliseconds, and then at the interval. */
  runAfter(milliseconds: number): void {
    if (this.#isClosing) return;
    if (this.#isRunning) {
      this.#announcedMs = milliseconds;
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, milliseconds);
    this.#timer.unref();
  }

  /** Waits for the run in progress. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#announcedMs = null;
    try {
      await this.#work();
    } catch (error) {
      if (!this.#isClosing) this.#onFailure(error);
    }
    this.#isRunning = false;
    this.runAfter(this.#announcedMs ?? this.#intervalMs);
  }
}
