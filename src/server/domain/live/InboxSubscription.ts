import { INBOX_CHANGES_MAX, LIVE_UPDATE_INTERVAL_MIN_MS } from '../../../shared/limits';
import { createRequestContext, type RequestContext } from '../context/RequestContext';
import type { InboxChange } from '../context/SharedServices';

/**
 * The messages of a subscription to one person's inbox. Changes are gathered until `next` is called, at most
 * INBOX_CHANGES_MAX, so that little is buffered for a slow client. `return` ends the subscription even while `next` waits.
 */
export class InboxSubscription implements AsyncIterableIterator<InboxChange> {
  readonly #context: RequestContext;
  readonly #isAuthorized: () => Promise<boolean>;
  readonly #onEnd: (subscription: InboxSubscription) => void;
  readonly #changed = new Set<number>();
  #isReset = false;
  /** Whether a message must be sent. Initially true, because the first message is sent even without changes. */
  #isPending = true;
  #sentAt = -Infinity;
  #wake: () => void = () => undefined;
  #isEnded = false;

  /**
   * @param isAuthorized whether the subscriber's credentials are still valid. If not, the subscription ends.
   * @param onEnd called once
   */
  constructor(
    context: RequestContext,
    isAuthorized: () => Promise<boolean>,
    onEnd: (subscription: InboxSubscription) => void,
  ) {
    this.#context = context;
    this.#isAuthorized = isAuthorized;
    this.#onEnd = onEnd;
  }

  /** Adds a changed notification to the next message; null: too many have changed, or changes may have been missed. */
  addChange(notificationId: number | null): void {
    if (notificationId === null || this.#changed.size >= INBOX_CHANGES_MAX) this.#isReset = true;
    else this.#changed.add(notificationId);
    this.#isPending = true;
    this.#wake();
  }

  async next(): Promise<IteratorResult<InboxChange, undefined>> {
    while (!this.#isEnded) {
      const delay = this.#sentAt + LIVE_UPDATE_INTERVAL_MIN_MS - performance.now();
      if (this.#isPending && delay <= 0) {
        if (!(await this.#isAuthorizedOrEnd())) return this.return();
        return { value: this.#take(), done: false };
      }
      await this.#wait(this.#isPending ? delay : null);
    }
    return { value: undefined, done: true };
  }

  /** Ends the subscription if the credentials cannot be checked, because nobody asks for another message after an error. */
  async #isAuthorizedOrEnd(): Promise<boolean> {
    try {
      return await this.#isAuthorized();
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  /** Ends the subscription if its credentials are no longer valid. */
  async endIfCredentialsInvalid(): Promise<void> {
    if (!(await this.#isAuthorized())) await this.return();
  }

  async return(): Promise<IteratorResult<InboxChange, undefined>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      this.#onEnd(this);
      this.#wake();
    }
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(): InboxChange {
    const reset = this.#isReset;
    const notificationIds = reset ? [] : [...this.#changed];
    this.#changed.clear();
    this.#isReset = false;
    this.#isPending = false;
    this.#sentAt = performance.now();
    return { notificationIds, reset, context: createRequestContext(this.#context, this.#context) };
  }

  /** Waits for a change, or at most `milliseconds`. */
  #wait(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
