/**
 * Finds positions in a merged list without reading the rows before them. Both functions read sample rows of all runs,
 * narrow the ranges in which the position can be, and repeat this: about four times for a million rows.
 */
import type { IssueListPosition } from '../list/ListSortOrder';
import { advanceMergedListPosition, mergeRuns } from './mergeRuns';
import type { MergedRowComparison, MergedRowSortKey } from './rowOrder';
import { sumNumbers, type ListRun, type MergedRowReader, type MergedListPosition } from './runs';

/** Number of sample rows per step, of all runs together. */
const SAMPLES_PER_STEP = 1_500;
const SAMPLES_PER_RUN_MIN = 4;
const SAMPLES_PER_RUN_MAX = 128;
/** If at most this many rows per run, on average, are left to search, the rows are read and merged. */
const MERGED_ROWS_PER_RUN = 8;

interface MergedListPositionRange {
  low: MergedListPosition;
  high: MergedListPosition;
}

/**
 * Finds the position after a number of rows.
 * @param target the sum of the position's ranks
 * @param range positions between which the result is
 */
export async function findMergedListPositionByRowCount(
  runs: readonly ListRun[],
  target: number,
  range: MergedListPositionRange,
  read: MergedRowReader,
  compare: MergedRowComparison,
): Promise<MergedListPosition> {
  let { low, high } = range;
  for (;;) {
    if (sumNumbers(high) <= target) return high;
    const open = sumNumbers(high) - sumNumbers(low);
    if (sumNumbers(low) >= target || open <= MERGED_ROWS_PER_RUN * runs.length) break;
    const samples = await readSampleRows(runs, { low, high }, read);
    const narrowed = narrowRange({ low, high }, target, samples, compare);
    if (sumNumbers(narrowed.high) - sumNumbers(narrowed.low) === open) break;
    ({ low, high } = narrowed);
  }
  const merge = { from: low, to: high, count: target - sumNumbers(low) };
  return advanceMergedListPosition(low, (await mergeRuns(runs, merge, read, compare, false)).rows);
}

/**
 * Finds the position before which all rows satisfy a condition, and after which no row does.
 * @param range positions between which the result is
 */
export async function findMergedListPositionByCondition(
  runs: readonly ListRun[],
  { low: firstLow, high: firstHigh }: MergedListPositionRange,
  read: MergedRowReader,
  isBefore: (row: MergedRowSortKey) => boolean,
): Promise<MergedListPosition> {
  const low = [...firstLow];
  const high = [...firstHigh];
  while (low.some((rank, i) => rank < high[i]!)) {
    const samples = await readSampleRows(runs, { low, high }, read);
    runs.forEach((_, run) => {
      const own = samples.filter((sample) => sample.run === run);
      const last = own.findLast((sample) => isBefore(sample.row));
      const next = own.find((sample) => !isBefore(sample.row) && sample.rank > (last?.rank ?? -1));
      // No sample means that only deleted issues are left between the ranks `low` and `high` of the run.
      if (!last && !next) high[run] = low[run]!;
      if (last) low[run] = last.rank + 1;
      if (next) high[run] = next.rank;
    });
  }
  return low;
}

interface SampleRow {
  /** Index of the run. */
  run: number;
  rank: number;
  row: MergedRowSortKey;
}

/** Reads rows of each run at equal distances between `low` and `high`. Deleted issues are left out. */
async function readSampleRows(
  runs: readonly ListRun[],
  { low, high }: MergedListPositionRange,
  read: MergedRowReader,
): Promise<SampleRow[]> {
  const open = runs.filter((_, run) => low[run]! < high[run]!).length;
  const share = Math.floor(SAMPLES_PER_STEP / Math.max(1, open));
  const count = Math.min(SAMPLES_PER_RUN_MAX, Math.max(SAMPLES_PER_RUN_MIN, share));
  const samples = await Promise.all(
    runs.map(async ({ project }, run) => {
      const ranks = chooseSampleRanks(low[run]!, high[run]!, count);
      if (ranks.length === 0) return [];
      const { positions } = await read(project, ranks, false);
      return ranks.flatMap((rank, i) => {
        const position = positions[i];
        return position ? [{ run, rank, row: toRowKey(position, project) }] : [];
      });
    }),
  );
  return samples.flat();
}

function chooseSampleRanks(low: number, high: number, count: number): number[] {
  const length = high - low;
  if (length <= count) return Array.from({ length }, (_, i) => low + i);
  return Array.from({ length: count }, (_, i) => low + Math.floor((length * (i + 1)) / (count + 1)));
}

const toRowKey = ({ hits, key, number }: IssueListPosition, project: number): MergedRowSortKey => ({
  hits,
  key,
  number,
  project,
});

/**
 * Narrows a range by sample rows. For each sample, the samples before and after it limit how many rows of each run
 * precede it. The result contains the position `target` for any order of the samples: the keys of a snapshot's rows can
 * have changed.
 */
function narrowRange(
  { low, high }: MergedListPositionRange,
  target: number,
  samples: readonly SampleRow[],
  compare: MergedRowComparison,
): MergedListPositionRange {
  const sorted = keepIncreasingSamples(samples, compare).sort((a, b) => compare(a.row, b.row));
  const ranksOfRun = low.map((_, run) =>
    sorted.filter((sample) => sample.run === run).map(({ rank }) => rank),
  );
  // Of each run, at least `least` and at most `most` rows precede the current sample.
  const least = [...low];
  const most = low.map((_, run) => ranksOfRun[run]![0] ?? high[run]!);
  const next = low.map(() => 1);
  let narrowed: MergedListPositionRange = { low, high };
  for (const { run, rank } of sorted) {
    least[run] = rank;
    if (sumNumbers(least) >= target) return { low: narrowed.low, high: [...most] };
    const isBeforeTarget = sumNumbers(most) < target;
    least[run] = rank + 1;
    if (isBeforeTarget) narrowed = { low: [...least], high };
    most[run] = ranksOfRun[run]![next[run]!] ?? high[run]!;
    next[run]!++;
  }
  return narrowed;
}

/** Leaves out samples that are not in the order of their run. */
function keepIncreasingSamples(samples: readonly SampleRow[], compare: MergedRowComparison): SampleRow[] {
  const last = new Map<number, SampleRow>();
  return samples.filter((sample) => {
    const previous = last.get(sample.run);
    if (previous && compare(previous.row, sample.row) >= 0) return false;
    last.set(sample.run, sample);
    return true;
  });
}
