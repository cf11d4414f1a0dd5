/**
 * A list of listeners that are called with each emitted value. An emitter without values (`Emitter<void>`)
 * fits `useSyncExternalStore(emitter.subscribe, getSnapshot)`.
 */
export class Emitter<T = void> {
  readonly #listeners = new Set<(value: T) => void>();

  /** Adds a listener and returns the function that removes it. The same function is added only once. */
  readonly subscribe = (listener: (value: T) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Calls the listeners in the order of subscription. A listener that is added during the call is first
   * called for the next value; one that is removed during the call is skipped.
   */
  readonly emit = (value: T): void => {
    for (const listener of [...this.#listeners]) if (this.#listeners.has(listener)) listener(value);
  };

  /**
   * The number of listeners. With it, the owner can start work for the first listener and stop it after the
   * last.
   */
  get listenerCount(): number {
    return this.#listeners.size;
  }
}
