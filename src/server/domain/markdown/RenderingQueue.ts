/**
 * Runs renderings one at a time, round-robin between callers, so that a caller with many texts does not delay the
 * others.
 */

interface QueuedRendering {
  run: () => Promise<string>;
  resolve: (html: string) => void;
  reject: (error: unknown) => void;
}

export class RenderingQueue {
  /** Waiting renderings by caller. The first caller is the next one. */
  readonly #waiting = new Map<string, QueuedRendering[]>();
  #isRunning = false;

  enqueue(callerKey: string, run: () => Promise<string>): Promise<string> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(callerKey);
      const rendering = { run, resolve, reject };
      if (waiting) waiting.push(rendering);
      else this.#waiting.set(callerKey, [rendering]);
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      const { run, resolve, reject } = next;
      await run().then(resolve, reject);
    }
    this.#isRunning = false;
  }

  #takeNext(): QueuedRendering | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [callerKey, waiting] = first;
    const next = waiting.shift();
    this.#waiting.delete(callerKey);
    // Moves the caller to the end, behind the other callers.
    if (waiting.length > 0) this.#waiting.set(callerKey, waiting);
    return next;
  }
}
