import { LRUCache } from 'lru-cache';
import {
  BULK_PROGRESS_REPLAY_PERIOD_MS,
  BULK_PROGRESS_INTERVAL_MS,
  LIVE_UPDATE_BULK_OPERATIONS_MAX,
} from '../../../shared/limits';

/** How long the first change of a bulk operation waits for others, in milliseconds. */
const BULK_PROGRESS_BATCHING_DELAY_MS = 20;

/**
 * Maximum remembered operations per project. A message names at most LIVE_UPDATE_BULK_OPERATIONS_MAX of them;
 * the others fill the messages of slower subscribers, who are at earlier revisions.
 */
const RECENT_BULK_OPERATIONS_PER_PROJECT_MAX = 5 * LIVE_UPDATE_BULK_OPERATIONS_MAX;

/**
 * The bulk operations of a project that changed within BULK_PROGRESS_REPLAY_PERIOD_MS. Each has the revision of its last
 * change, a number that counts batches of changes. A batch ends at most every BULK_PROGRESS_INTERVAL_MS, however often
 * the operations change.
 */
export class BulkOperationProgressLog {
  readonly #revisions = new LRUCache<number, number>({
    max: RECENT_BULK_OPERATIONS_PER_PROJECT_MAX,
    ttl: BULK_PROGRESS_REPLAY_PERIOD_MS,
  });
  readonly #onUpdate: () => void;
  #revision = 0;
  /** Bulk operations that changed since the last batch. */
  readonly #pending = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #batchedAt = -Infinity;

  /** @param onUpdate called whenever the revision has risen */
  constructor(onUpdate: () => void) {
    this.#onUpdate = onUpdate;
  }

  /**
   * The revision of the last change. Rises with every batch of changes to bulk operations, within this
   * process only.
   */
  get revision(): number {
    return this.#revision;
  }

  /** Adds a changed bulk operation to the next batch. */
  addChangedBulkOperation(operation: number): void {
    this.#pending.add(operation);
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#batchedAt = performance.now();
        const batch = [...this.#pending];
        this.#pending.clear();
        this.addBulkOperationBatch(batch);
      },
      Math.max(
        BULK_PROGRESS_BATCHING_DELAY_MS,
        this.#batchedAt + BULK_PROGRESS_INTERVAL_MS - performance.now(),
      ),
    );
  }

  /** Adds bulk operations as one batch, at once. */
  addBulkOperationBatch(operations: readonly number[]): void {
    if (operations.length === 0) return;
    this.#revision += 1;
    for (const operation of operations) this.#revisions.set(operation, this.#revision);
    this.#onUpdate();
  }

  /**
   * The bulk operations that changed after a revision, the most recently changed first, at most
   * LIVE_UPDATE_BULK_OPERATIONS_MAX.
   */
  getBulkOperationsSince(revision: number): number[] {
    return [...this.#revisions.entries()]
      .filter(([, changedAt]) => changedAt > revision)
      .slice(0, LIVE_UPDATE_BULK_OPERATIONS_MAX)
      .map(([operation]) => operation);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
