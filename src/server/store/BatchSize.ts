/** How many issues a transaction takes, so that it lasts about as long as it may. */
export class BatchSize {
  private readonly target: number;
  private readonly most: number;
  private readonly least: number;
  private size: number;

  /**
   * @param target milliseconds of a transaction
   * @param least issues of one but the first, however long it takes: what each costs by itself is shared by them
   */
  constructor(target: number, most: number, least = LEAST) {
    this.target = target;
    this.most = most;
    this.least = least;
    this.size = FIRST;
  }

  get current(): number {
    return Math.round(this.size);
  }

  /** One of `issues` took so many milliseconds. */
  took(issues: number, milliseconds: number): void {
    if (issues === 0) return;
    const fitting = (this.target / Math.max(milliseconds, 0.1)) * issues;
    // One slow batch should not make all that follow small.
    const next = this.size + (fitting - this.size) * SMOOTHING;
    this.size = Math.min(this.most, Math.max(this.least, next));
  }
}

const FIRST = 50;
const LEAST = 25;
const SMOOTHING = 0.3;
