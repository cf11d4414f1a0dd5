/** One line of the result: how some thing's samples are spread, in its unit. */
export interface Result {
  part: string;
  what: string;
  unit: string;
  samples: number;
  median: number;
  p95: number;
  worst: number;
  /** What the samples were taken from, or which one was the worst. */
  note?: string;
}

export interface Sample {
  value: number;
  /** What was measured, to name the worst one. */
  of?: string;
}

/** @param share 0 to 1; the nearest-rank percentile of samples that need not be sorted */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export function summarize(part: string, what: string, unit: string, samples: readonly Sample[]): Result {
  const values = samples.map((sample) => sample.value);
  const worst = samples.reduce((most, sample) => (sample.value > most.value ? sample : most), samples[0]!);
  return {
    part,
    what,
    unit,
    samples: values.length,
    median: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    worst: worst.value,
    ...(worst.of === undefined ? {} : { note: `worst: ${worst.of}` }),
  };
}

/** One figure that was taken once, such as a size or a rate. */
export function single(part: string, what: string, unit: string, value: number, note?: string): Result {
  return { part, what, unit, samples: 1, median: value, p95: value, worst: value, ...(note ? { note } : {}) };
}

/** @returns how long it took, in milliseconds, and what came of it */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

/** The same numbers each run: a benchmark compares like with like (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
