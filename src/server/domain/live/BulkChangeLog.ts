import { LRUCache } from 'lru-cache';
import { LIVE_MESSAGE_BULK_OPERATIONS_MAX, BULK_PROGRESS_AGE_MAX_MS } from '../../../shared/limits';

/**
 * Maximum remembered operations per project. A message names at most LIVE_MESSAGE_BULK_OPERATIONS_MAX of them;
 * the others fill the messages of slower subscribers, who are at earlier revisions.
 */
const REMEMBERED_OPERATIONS_MAX = 5 * LIVE_MESSAGE_BULK_OPERATIONS_MAX;

/**
 * The bulk operations of a project that changed within BULK_PROGRESS_AGE_MAX_MS. Each has the revision of its last
 * change, a number that counts batches of changes.
 */
export class BulkChangeLog {
  readonly #revisions = new LRUCache<number, number>({
    max: REMEMBERED_OPERATIONS_MAX,
    ttl: BULK_PROGRESS_AGE_MAX_MS,
  });
  #revision = 0;

  /**
   * The revision of the last change. Rises with every batch of changes to bulk operations, within this
   * process only.
   */
  get revision(): number {
    return this.#revision;
  }

  add(operations: Iterable<number>): void {
    this.#revision += 1;
    for (const operation of operations) this.#revisions.set(operation, this.#revision);
  }

  /**
   * The bulk operations that changed after a revision, the most recently changed first, at most
   * LIVE_MESSAGE_BULK_OPERATIONS_MAX.
   */
  getOperationsSince(revision: number): number[] {
    return [...this.#revisions.entries()]
      .filter(([, changedAt]) => changedAt > revision)
      .slice(0, LIVE_MESSAGE_BULK_OPERATIONS_MAX)
      .map(([operation]) => operation);
  }
}
