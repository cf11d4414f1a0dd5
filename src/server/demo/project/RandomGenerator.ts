/**
 * Pseudo-random number generator (sfc32). A seed yields the same demo on every machine. Each issue has its
 * own generator, so that it can be generated independently of other issues.
 */
export class RandomGenerator {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** @param path identifies the random number stream, for example an issue number and a purpose */
  constructor(seed: number, ...path: readonly number[]) {
    this.a = seed | 0;
    this.b = 0x9e3779b9 | 0;
    this.c = 0x243f6a88 | 0;
    for (const step of path) {
      this.b = (this.b ^ step) | 0;
      this.mixGeneratorState(4);
    }
    this.mixGeneratorState(10);
  }

  /** A random number, uniform in [0, 1). */
  next(): number {
    return this.nextRandomBits() / 4_294_967_296;
  }

  nextBoolean(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random integer from `min` to `max`, both included. */
  nextInteger(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pickRandomElement<T>(values: readonly T[]): T {
    return values[Math.floor(this.next() * values.length)]!;
  }

  /** Picks early values more often than late ones, approximately by Zipf's law. */
  pickZipfDistributedElement<T>(values: readonly T[]): T {
    return values[Math.floor((values.length + 1) ** this.next()) - 1]!;
  }

  /** A random number with an exponential distribution, for waiting times. */
  nextExponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  /**
   * A random number with a Pareto distribution: mostly near `min`, sometimes very large. Smaller `shape`
   * means more large values.
   */
  nextPareto(min: number, shape: number): number {
    return min / (1 - this.next()) ** (1 / shape);
  }

  private mixGeneratorState(rounds: number): void {
    for (let i = 0; i < rounds; i++) this.nextRandomBits();
  }

  private nextRandomBits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
