/**
 * Who waits for an answer just now. What somebody asks takes several statements: long background work on the
 * one connection of the embedded engine that came between any two of them would be waited for each time.
 */
export class Attendance {
  #waiting = 0;
  #quiet = new Set<() => void>();

  /** Somebody waits, until the function that is returned is called. */
  enter(): () => void {
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
  async quiet(most: number): Promise<void> {
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
