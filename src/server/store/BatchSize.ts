/** Adapts the number of issues per transaction to a target duration. */
export class BatchSize {
  private readonly target: number;
  private readonly max: number;
  private readonly min: number;
  private size: number;

  /**
   * @param target target duration of a transaction, in milliseconds
   * @param max maximum issues per transaction
   * @param min minimum issues per transaction, except the first, however long it takes; more issues share its fixed cost
   */
  constructor(target: number, max: number, min = BATCH_SIZE_MIN) {
    this.target = target;
    this.max = max;
    this.min = min;
    this.size = FIRST_BATCH_SIZE;
  }

  get current(): number {
    return Math.round(this.size);
  }

  /** Records the duration of a transaction. */
  record(issues: number, milliseconds: number): void {
    if (issues === 0) return;
    const fitting = (this.target / Math.max(milliseconds, 0.1)) * issues;
    // Smoothed, so that one slow batch does not make all following ones small.
    const next = this.size + (fitting - this.size) * SMOOTHING_FACTOR;
    this.size = Math.min(this.max, Math.max(this.min, next));
  }
}

/** Issues in the first transaction. */
const FIRST_BATCH_SIZE = 50;
/** Default of `min`. */
const BATCH_SIZE_MIN = 25;
/** Weight of the latest transaction. */
const SMOOTHING_FACTOR = 0.3;
