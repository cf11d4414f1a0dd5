/** Finds the candidate that is closest to a misspelled name, for suggestions such as "Did you mean …?". */

/**
 * Returns the candidate with the smallest edit distance to `typed`, ignoring case, or null if none is close
 * enough: at most 1 for names of up to five letters, 2 for longer ones.
 */
export function findNearestSpelling<T extends string>(typed: string, candidates: Iterable<T>): T | null {
  const wanted = typed.toLowerCase();
  const allowed = wanted.length <= 5 ? 1 : 2;
  let best: T | null = null;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = computeEditDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * The optimal string alignment distance: the number of insertions, deletions, replacements and swaps of adjacent
 * letters.
 */
function computeEditDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, beforeLast[j - 2]! + 1);
      }
      row.push(distance);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
