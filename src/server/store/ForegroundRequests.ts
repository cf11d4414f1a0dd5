/**
 * The HTTP requests in flight, to which background work yields. A request takes several statements. On the
 * embedded engine's single connection, a long background statement before each of them would delay the
 * request several times.
 */
export class ForegroundRequests {
  #count = 0;
  readonly #idleListeners = new Set<() => void>();

  /** Counts a request as in flight until the returned function is called. */
  beginForegroundRequest(): () => void {
    this.#count += 1;
    let isInFlight = true;
    return () => {
      if (!isInFlight) return;
      isInFlight = false;
      this.#count -= 1;
      if (this.#count > 0) return;
      for (const resolve of this.#idleListeners) resolve();
      this.#idleListeners.clear();
    };
  }

  /** Resolves when no request is in flight, or after `maxWait` milliseconds, so that background work continues under load. */
  async waitUntilIdle(maxWait: number): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.#idleListeners.delete(finish);
        resolve();
      }, maxWait);
      const finish = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#idleListeners.add(finish);
    });
  }
}
