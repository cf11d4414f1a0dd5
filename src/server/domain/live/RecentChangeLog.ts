import { LRUCache } from 'lru-cache';

/** Time in which further changes are combined with the first one, in milliseconds. */
const CHANGE_BATCHING_DELAY_MS = 20;

interface RecentChangeLogOptions {
  /** How long a change is remembered, in milliseconds. New subscribers receive the changes of this period. */
  replayPeriodMs: number;
  /** Minimum milliseconds between two batches. */
  intervalMs: number;
  /** Maximum objects in a message. */
  listedMax: number;
}

/**
 * The recently changed objects of a project whose changes have no project version: bulk operations and triage leases.
 * Objects are identified by number. The revision counts batches of changes, and each object has the revision of its
 * last change. At most one batch ends per `intervalMs`.
 */
export class RecentChangeLog {
  readonly #revisions: LRUCache<number, number>;
  readonly #options: RecentChangeLogOptions;
  readonly #onUpdate: () => void;
  #revision = 0;
  /** Objects that changed since the last batch. */
  readonly #pending = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #batchedAt = -Infinity;

  /** @param onUpdate called whenever the revision has risen */
  constructor(options: RecentChangeLogOptions, onUpdate: () => void) {
    this.#options = options;
    this.#onUpdate = onUpdate;
    this.#revisions = new LRUCache({
      // More than the objects of one message: subscribers at earlier revisions need older changes, too.
      max: 5 * options.listedMax,
      ttl: options.replayPeriodMs,
    });
  }

  /** The revision of the last change. Rises with every batch of changes, within this process only. */
  get revision(): number {
    return this.#revision;
  }

  /** Adds a changed object to the next batch. */
  addChange(number: number): void {
    this.#pending.add(number);
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#batchedAt = performance.now();
        const batch = [...this.#pending];
        this.#pending.clear();
        this.addBatch(batch);
      },
      Math.max(CHANGE_BATCHING_DELAY_MS, this.#batchedAt + this.#options.intervalMs - performance.now()),
    );
  }

  /** Adds changed objects as one batch, at once. */
  addBatch(numbers: readonly number[]): void {
    if (numbers.length === 0) return;
    this.#revision += 1;
    for (const number of numbers) this.#revisions.set(number, this.#revision);
    this.#onUpdate();
  }

  /** The objects that changed after a revision, the most recently changed first, at most `listedMax`. */
  getChangesSince(revision: number): number[] {
    return [...this.#revisions.entries()]
      .filter(([, changedAt]) => changedAt > revision)
      .slice(0, this.#options.listedMax)
      .map(([number]) => number);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
