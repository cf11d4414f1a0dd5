/**
 * A small pseudo-random generator (sfc32), so that a seed gives the same demo on every machine. Each
 * issue draws from a generator of its own: what any issue is about can be told without the others.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** `path` says whose generator it is, e.g. an issue's number and a purpose. */
  constructor(seed: number, ...path: readonly number[]) {
    this.a = seed | 0;
    this.b = 0x9e3779b9 | 0;
    this.c = 0x243f6a88 | 0;
    for (const step of path) {
      this.b = (this.b ^ step) | 0;
      this.mix(4);
    }
    this.mix(10);
  }

  /** Uniform in [0, 1). */
  next(): number {
    return this.bits() / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.next() * values.length)]!;
  }

  /** The first values far more often than the last: an index drawn near Zipf's law. */
  pickZipf<T>(values: readonly T[]): T {
    return values[Math.floor((values.length + 1) ** this.next()) - 1]!;
  }

  /** Exponential with this mean: the wait for something that may happen any time. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  /** Pareto: mostly near `least`, now and then very large; the smaller `shape`, the more often. */
  pareto(least: number, shape: number): number {
    return least / (1 - this.next()) ** (1 / shape);
  }

  private mix(rounds: number): void {
    for (let i = 0; i < rounds; i++) this.bits();
  }

  private bits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
