/**
 * Merges arrays of ascending numbers that have no number in common. Usually their ranges do not overlap, so
 * that they only need to be concatenated.
 */
export function mergeAscendingArrays(runs: readonly Int32Array[]): Int32Array<ArrayBuffer> {
  const filled = runs.filter((run) => run.length > 0).sort((a, b) => a[0]! - b[0]!);
  const isSorted = filled.every((run, i) => i === 0 || filled[i - 1]!.at(-1)! < run[0]!);
  if (isSorted) return concatInt32Arrays(filled);
  return filled.reduce(mergeTwoAscendingArrays, new Int32Array(0));
}

function concatInt32Arrays(runs: readonly Int32Array[]): Int32Array<ArrayBuffer> {
  const all = new Int32Array(runs.reduce((sum, run) => sum + run.length, 0));
  let at = 0;
  for (const run of runs) {
    all.set(run, at);
    at += run.length;
  }
  return all;
}

function mergeTwoAscendingArrays(a: Int32Array<ArrayBuffer>, b: Int32Array): Int32Array<ArrayBuffer> {
  if (a.length === 0 || a.at(-1)! < b[0]!) return concatInt32Arrays([a, b]);
  const merged = new Int32Array(a.length + b.length);
  for (let i = 0, j = 0, n = 0; n < merged.length; n++) {
    merged[n] = j === b.length || (i < a.length && a[i]! < b[j]!) ? a[i++]! : b[j++]!;
  }
  return merged;
}
