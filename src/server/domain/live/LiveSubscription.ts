/** One follower's place in the projects that it follows. */
import { LiveProjectChange } from './LiveProjectChange';
import type { ProjectFeed } from './ProjectFeed';

interface Place {
  feed: ProjectFeed;
  /** What the follower has been told of; null: nothing. */
  version: number | null;
  greeted: boolean;
  end: () => void;
}

/**
 * Changes one by one, as they are asked for: nothing is kept for who does not ask. It ends with
 * `return`, also while a `next` waits.
 */
export class LiveSubscription implements AsyncIterableIterator<LiveProjectChange> {
  readonly #isGood: () => Promise<boolean>;
  readonly #onEnd: () => void;
  readonly #places: Place[] = [];
  #wake: () => void = () => undefined;
  #isEnded = false;

  /**
   * @param isGood whether whoever follows may still ask as they did: once not so, nothing more is told.
   * @param onEnd called once.
   */
  constructor(isGood: () => Promise<boolean>, onEnd: (following: LiveSubscription) => void) {
    this.#isGood = isGood;
    this.#onEnd = () => onEnd(this);
  }

  /** @param release called once, at the end. */
  add(feed: ProjectFeed, since: number | null, release: () => void): void {
    const unlisten = feed.listen(() => this.#wake());
    const end = (): void => {
      unlisten();
      release();
    };
    this.#places.push({ feed, version: since, greeted: false, end });
  }

  async next(): Promise<IteratorResult<LiveProjectChange, undefined>> {
    while (!this.#isEnded) {
      const change = this.#take();
      if (change) return (await this.#isGood()) ? { value: change, done: false } : this.return();
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return { value: undefined, done: true };
  }

  /** Ends it where whoever follows may no longer ask as they did. */
  async check(): Promise<void> {
    if (!(await this.#isGood())) await this.return();
  }

  async return(): Promise<IteratorResult<LiveProjectChange, undefined>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      for (const { end } of this.#places) end();
      this.#onEnd();
      this.#wake();
    }
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(): LiveProjectChange | null {
    const place = this.#places.find(({ feed, version, greeted }) => !greeted || feed.version !== version);
    if (!place) return null;
    // The next one's turn comes first: a busy project does not keep another waiting.
    this.#places.push(...this.#places.splice(this.#places.indexOf(place), 1));
    const { feed, version } = place;
    const change = version === null ? null : feed.changeSince(version);
    place.greeted = true;
    place.version = feed.version;
    return change ?? LiveProjectChange.of(feed.projectId, feed.version ?? 0, []);
  }
}
