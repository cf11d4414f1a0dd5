/** The number of issues per transaction, which is adapted to a target duration of the transactions. */
export class AdaptiveBatchSize {
  private readonly target: number;
  private readonly max: number;
  private readonly min: number;
  private size: number;

  /**
   * @param target target duration of a transaction, in milliseconds
   * @param max maximum issues per transaction
   * @param min minimum issues per transaction, even if these exceed the target duration, because they share the fixed
   *   cost of a transaction. The first transaction can have fewer.
   */
  constructor(target: number, max: number, min = ISSUE_BATCH_SIZE_MIN) {
    this.target = target;
    this.max = max;
    this.min = min;
    this.size = FIRST_ISSUE_BATCH_SIZE;
  }

  get current(): number {
    return Math.round(this.size);
  }

  /** Records how long a transaction with this number of issues took, and adapts the batch size. */
  recordBatchDuration(issues: number, milliseconds: number): void {
    if (issues === 0) return;
    const fitting = (this.target / Math.max(milliseconds, 0.1)) * issues;
    // The batch size changes gradually, so that one slow transaction does not make all following batches
    // small.
    const next = this.size + (fitting - this.size) * ISSUE_BATCH_SIZE_SMOOTHING_FACTOR;
    this.size = Math.min(this.max, Math.max(this.min, next));
  }
}

/** Number of issues in the first transaction. */
const FIRST_ISSUE_BATCH_SIZE = 50;
/** Default of the minimum number of issues per transaction. */
const ISSUE_BATCH_SIZE_MIN = 25;
/** Weight of the latest transaction when the batch size is adapted, between 0 and 1. */
const ISSUE_BATCH_SIZE_SMOOTHING_FACTOR = 0.3;
