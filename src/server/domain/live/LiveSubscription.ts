import { LiveProjectChange } from './LiveProjectChange';
import type { ProjectChangeFeed } from './ProjectChangeFeed';

/** How much of one project's changes the subscriber has received. */
interface ProjectChangeFeedPosition {
  feed: ProjectChangeFeed;
  /**
   * The project's version in the last message; null: no message was sent, and the subscriber did not give a
   * version.
   */
  version: number | null;
  /** The feed's revision of bulk operations in the last message. */
  bulkRevision: number;
  /** The feed's revision of triage leases in the last message. */
  leaseRevision: number;
  /**
   * Whether the first message about the project, which is sent even if nothing changed, has been returned by
   * `next`.
   */
  hasStarted: boolean;
  release: () => void;
}

/**
 * The messages of one subscription. Each is computed when `next` is called and contains the changes since the
 * last one, so that nothing is buffered for a slow client. `return` ends a subscription even while `next`
 * waits.
 */
export class LiveSubscription implements AsyncIterableIterator<LiveProjectChange> {
  readonly #isAuthorized: () => Promise<boolean>;
  readonly #onEnd: () => void;
  readonly #positions: ProjectChangeFeedPosition[] = [];
  #wake: () => void = () => undefined;
  #isEnded = false;

  /**
   * @param isAuthorized whether the subscriber's credentials are still valid. If not, the subscription ends.
   * @param onEnd called once
   */
  constructor(isAuthorized: () => Promise<boolean>, onEnd: (subscription: LiveSubscription) => void) {
    this.#isAuthorized = isAuthorized;
    this.#onEnd = () => onEnd(this);
  }

  /**
   * Adds a project to the subscription.
   * @param since the project version that the subscriber has; null: the current one
   * @param release called once, when the subscription ends
   */
  addProjectFeed(feed: ProjectChangeFeed, since: number | null, release: () => void): void {
    const unsubscribe = feed.subscribeToUpdates(() => this.#wake());
    this.#positions.push({
      feed,
      version: since,
      bulkRevision: 0,
      leaseRevision: 0,
      hasStarted: false,
      release: () => {
        unsubscribe();
        release();
      },
    });
  }

  async next(): Promise<IteratorResult<LiveProjectChange, undefined>> {
    while (!this.#isEnded) {
      const change = this.#take();
      if (change) return (await this.#isAuthorized()) ? { value: change, done: false } : this.return();
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return { value: undefined, done: true };
  }

  /** Ends the subscription if its credentials are no longer valid. */
  async endIfCredentialsInvalid(): Promise<void> {
    if (!(await this.#isAuthorized())) await this.return();
  }

  async return(): Promise<IteratorResult<LiveProjectChange, undefined>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      for (const { release } of this.#positions) release();
      this.#onEnd();
      this.#wake();
    }
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(): LiveProjectChange | null {
    const position = this.#positions.find(
      ({ feed, version, bulkRevision, leaseRevision, hasStarted }) =>
        !hasStarted ||
        feed.projectVersion !== version ||
        feed.bulkOperationsRevision !== bulkRevision ||
        feed.triageLeasesRevision !== leaseRevision,
    );
    if (!position) return null;
    // The project moves to the end of the list (round-robin): a busy project must not delay the messages of
    // others.
    this.#positions.push(...this.#positions.splice(this.#positions.indexOf(position), 1));
    const { feed, version, bulkRevision, leaseRevision } = position;
    const change = feed.getProjectChangeSince(version, bulkRevision, leaseRevision);
    position.hasStarted = true;
    position.version = feed.projectVersion;
    position.bulkRevision = feed.bulkOperationsRevision;
    position.leaseRevision = feed.triageLeasesRevision;
    return change ?? new LiveProjectChange(feed.projectId, feed.projectVersion ?? 0);
  }
}
