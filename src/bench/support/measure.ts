/** One line of the benchmark results: the distribution of one measurement's samples. */
export interface BenchResult {
  part: string;
  what: string;
  unit: string;
  samples: number;
  median: number;
  p95: number;
  worst: number;
  /** Which sample was the slowest, or how the value was measured. */
  note?: string;
}

export interface BenchSample {
  value: number;
  /** The measured query or action, shown when this is the slowest sample. */
  of?: string;
}

/**
 * Returns the nearest-rank percentile of values in any order.
 * @param share fraction of the values, for example 0.95
 */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/**
 * Summarizes the samples of one measurement.
 * @param part the benchmark's part, as in `--only`
 * @param what what was measured
 */
export function summarizeSamples(
  part: string,
  what: string,
  unit: string,
  samples: readonly BenchSample[],
): BenchResult {
  const values = samples.map((sample) => sample.value);
  const worst = samples.reduce((most, sample) => (sample.value > most.value ? sample : most), samples[0]!);
  return {
    part,
    what,
    unit,
    samples: values.length,
    median: computePercentile(values, 0.5),
    p95: computePercentile(values, 0.95),
    worst: worst.value,
    ...(worst.of === undefined ? {} : { note: `worst: ${worst.of}` }),
  };
}

/** Creates the result of a value that was measured once, such as a size or a rate. */
export function createSingleValueResult(
  part: string,
  what: string,
  unit: string,
  value: number,
  note?: string,
): BenchResult {
  return { part, what, unit, samples: 1, median: value, p95: value, worst: value, ...(note ? { note } : {}) };
}

/** Runs `work` and returns its duration in milliseconds, and its result. */
export async function measureDuration<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}
