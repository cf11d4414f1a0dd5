/** Runs asynchronous steps one after the other. A failed step does not prevent later ones. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a step, once all earlier steps have ended. The returned promise resolves or rejects with the step. */
  runInOrder(step: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(step);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when no step is running or waiting. */
  async waitUntilIdle(): Promise<void> {
    for (let last = null; last !== this.#last;) {
      last = this.#last;
      await last;
    }
  }
}
