import { INBOX_CHANGES_MAX, LIVE_UPDATE_INTERVAL_MIN_MS } from '../../../shared/limits';
import type { InboxChangeNotification } from '../../store/changes/inboxChangeNotification';
import { createRequestContext, type RequestContext } from '../context/RequestContext';
import type { InboxChange } from '../context/SharedServices';

/**
 * The messages of a subscription to one person's inbox. Changes are gathered until `next` is called, at most
 * INBOX_CHANGES_MAX, so that little is buffered for a slow client. `return` ends the subscription even while `next`
 * waits.
 */
export class InboxSubscription implements AsyncIterableIterator<InboxChange> {
  readonly #context: RequestContext;
  readonly #since: number | null;
  readonly #readVersion: () => Promise<number>;
  readonly #isAuthorized: () => Promise<boolean>;
  readonly #onEnd: (subscription: InboxSubscription) => void;
  readonly #changed = new Set<number>();
  #isReset = false;
  /** Version of the inbox up to which changes are included in the next message or were sent. */
  #version = 0;
  #hasSent = false;
  /** Whether a message must be sent. Initially true, because the first message is sent even without changes. */
  #isPending = true;
  #sentAt = -Infinity;
  #wake: () => void = () => undefined;
  #isEnded = false;

  /**
   * @param since version of the inbox that the subscriber knows; null: the current one
   * @param readVersion reads the current version of the inbox
   * @param isAuthorized whether the subscriber's credentials are still valid. If not, the subscription ends.
   * @param onEnd called once
   */
  constructor(
    context: RequestContext,
    since: number | null,
    readVersion: () => Promise<number>,
    isAuthorized: () => Promise<boolean>,
    onEnd: (subscription: InboxSubscription) => void,
  ) {
    this.#context = context;
    this.#since = since;
    this.#readVersion = readVersion;
    this.#isAuthorized = isAuthorized;
    this.#onEnd = onEnd;
  }

  /** Adds a change to the next message. */
  addChange({ notificationId, version }: InboxChangeNotification): void {
    if (notificationId === null || this.#changed.size >= INBOX_CHANGES_MAX) this.#isReset = true;
    else this.#changed.add(notificationId);
    this.#version = Math.max(this.#version, version);
    this.#setPending();
  }

  /** Makes the next message ask to fetch the inbox again, because changes may have been missed. */
  reset(): void {
    this.#isReset = true;
    this.#setPending();
  }

  #setPending(): void {
    this.#isPending = true;
    this.#wake();
  }

  async next(): Promise<IteratorResult<InboxChange, undefined>> {
    while (!this.#isEnded) {
      const delay = this.#sentAt + LIVE_UPDATE_INTERVAL_MIN_MS - performance.now();
      if (this.#isPending && delay <= 0) {
        if (!(await this.#runOrEnd(this.#isAuthorized))) return this.return();
        await this.#updateVersion();
        return { value: this.#take(), done: false };
      }
      await this.#wait(this.#isPending ? delay : null);
    }
    return { value: undefined, done: true };
  }

  /**
   * Reads the version for the first message, and if changes may have been missed. For other messages, it is that of the
   * last announced change: a later change may not be announced yet.
   */
  async #updateVersion(): Promise<void> {
    if (this.#hasSent && !this.#isReset) return;
    const version = await this.#runOrEnd(this.#readVersion);
    if (!this.#hasSent && this.#since !== null && this.#since !== version) this.#isReset = true;
    this.#hasSent = true;
    this.#version = Math.max(this.#version, version);
  }

  /** Ends the subscription if the database cannot be read, because no further message is requested after an error. */
  async #runOrEnd<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
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
    const version = this.#version;
    return { notificationIds, reset, version, context: createRequestContext(this.#context, this.#context) };
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
