/**
 * Requests in flight, to which background work yields. A request takes several statements; on the embedded
 * engine's single connection, a long background statement between any two of them would delay the request
 * each time.
 */
export class ForegroundRequests {
  #waiting = 0;
  #quiet = new Set<() => void>();

  /** Somebody waits, until the function that is returned is called. */
  begin(): () => void {
    this.#waiting += 1;
    let isThere = true;
    return () => {
      if (!isThere) return;
      isThere = false;
      this.#waiting -= 1;
      if (this.#waiting > 0) return;
      for (const resolve of this.#quiet) resolve();
      this.#quiet.clear();
    };
  }

  /** Resolves once nobody waits, or after `most` milliseconds: however many ask, background work gets on. */
  async whenIdle(most: number): Promise<void> {
    if (this.#waiting === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.#quiet.delete(done);
        resolve();
      }, most);
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#quiet.add(done);
    });
  }
}
