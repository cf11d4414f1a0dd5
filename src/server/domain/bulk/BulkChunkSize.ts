import {
  BULK_TRANSACTION_ISSUES_MAX,
  BULK_TRANSACTION_ISSUES_MIN,
  BULK_TRANSACTION_TARGET_DURATION_MS,
  BULK_LONG_TRANSACTION_PERIOD_MS,
} from '../../../shared/limits';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { DatabaseStore } from '../../store/DatabaseStore';

/**
 * The number of issues per transaction of a bulk operation, adapted to the load. Each transaction has a fixed
 * cost of some milliseconds, so chunks are large at the start of an operation and while no other request uses
 * the database connection, and small otherwise.
 */
export class BulkChunkSize {
  readonly #sizes: Readonly<Record<'fast' | 'steady', AdaptiveBatchSize>>;
  readonly #isShared: () => boolean;
  readonly #startedAt = performance.now();

  /** @param isShared whether other requests are using the connection */
  constructor(engine: DatabaseStore['engine'], isShared: () => boolean) {
    const sizeOf = (pace: 'fast' | 'steady') =>
      new AdaptiveBatchSize(
        BULK_TRANSACTION_TARGET_DURATION_MS[engine][pace],
        BULK_TRANSACTION_ISSUES_MAX,
        BULK_TRANSACTION_ISSUES_MIN[pace],
      );
    this.#sizes = { fast: sizeOf('fast'), steady: sizeOf('steady') };
    this.#isShared = isShared;
  }

  get allowsLargeChunks(): boolean {
    return performance.now() - this.#startedAt < BULK_LONG_TRANSACTION_PERIOD_MS || !this.#isShared();
  }

  get size(): AdaptiveBatchSize {
    return this.#sizes[this.allowsLargeChunks ? 'fast' : 'steady'];
  }
}
