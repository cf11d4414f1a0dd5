import { BULK_CHUNK_MAX, BULK_CHUNK_MIN, BULK_CHUNK_TIME, BULK_FAST_PERIOD } from '../../../shared/limits';
import { BatchSize } from '../../store/BatchSize';
import type { Store } from '../../store/Store';

/**
 * How many issues an operation changes in one transaction. Each costs some milliseconds by itself, so they
 * are long, for an operation that is soon over and where nobody is held up; short where people wait.
 */
export class ChunkSize {
  readonly #sizes: Readonly<Record<'hasty' | 'steady', BatchSize>>;
  readonly #isShared: () => boolean;
  readonly #begun = performance.now();

  /** @param isShared whether people wait for the same connection just now */
  constructor(engine: Store['engine'], isShared: () => boolean) {
    const sizeOf = (pace: 'hasty' | 'steady') =>
      new BatchSize(BULK_CHUNK_TIME[engine][pace], BULK_CHUNK_MAX, BULK_CHUNK_MIN[pace]);
    this.#sizes = { hasty: sizeOf('hasty'), steady: sizeOf('steady') };
    this.#isShared = isShared;
  }

  get isHasty(): boolean {
    return performance.now() - this.#begun < BULK_FAST_PERIOD || !this.#isShared();
  }

  get size(): BatchSize {
    return this.#sizes[this.isHasty ? 'hasty' : 'steady'];
  }
}
