/** Positions in merged lists of any size and order, compared with lists that are merged as a whole. */
import fc from 'fast-check';
import type { IssueListPosition } from '../list/ListSortOrder';
import {
  findMergedListPositionByCondition,
  findMergedListPositionByRowCount,
} from './findMergedListPosition';
import { createMergedRowComparison, type MergedRowSortKey } from './rowOrder';
import { type ListRun, type MergedRowReader, sumNumbers } from './runs';
import { scaleRandomCases } from '../../../testing/randomCases';

const compare = createMergedRowComparison({ field: 'VOTES', direction: 'DESC', words: [] });
const RANDOM_CASES = scaleRandomCases(100);

/**
 * Lists of up to 3,000 rows with few different sort keys, so that most are equal. Each starts with rows of another run.
 */
const arbitraryLists = fc
  .array(
    fc.record({
      length: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 3_000 })),
      keys: fc.integer({ min: 1, max: 5_000 }),
      before: fc.integer({ min: 0, max: 9 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((shapes) =>
    shapes.map(({ length, keys, before }, project) => ({
      before,
      rows: Array.from({ length }, (_, i) => ({
        project,
        key: (i * 7_919) % keys,
        number: i + 1,
        hits: 0,
        group: null,
      })).sort(compare),
    })),
  );

type TestList = { before: number; rows: (IssueListPosition & MergedRowSortKey)[] };

function prepare(lists: readonly TestList[]) {
  const runs = lists.map(({ before, rows }, project): ListRun => ({
    project,
    start: before,
    end: before + rows.length,
  }));
  const reads = { count: 0 };
  const read: MergedRowReader = (project, ranks) => {
    reads.count++;
    const { before, rows } = lists[project]!;
    return Promise.resolve({ positions: ranks.map((rank) => rows[rank - before] ?? null) });
  };
  const range = { low: runs.map(({ start }) => start), high: runs.map(({ end }) => end) };
  return { runs, range, reads, read, sorted: lists.flatMap(({ rows }) => rows).sort(compare) };
}

const countPerRun = (runs: readonly ListRun[], rows: readonly MergedRowSortKey[]): number[] =>
  runs.map(({ project, start }) => start + rows.filter((row) => row.project === project).length);

it('finds the position after any number of rows in a few steps', () =>
  fc.assert(
    fc.asyncProperty(arbitraryLists, fc.double({ min: 0, max: 1, noNaN: true }), async (lists, part) => {
      const { runs, range, read, reads, sorted } = prepare(lists);
      const count = Math.round(part * sorted.length);
      const found = await findMergedListPositionByRowCount(
        runs,
        count + sumNumbers(range.low),
        range,
        read,
        compare,
      );
      expect(found).toEqual(countPerRun(runs, sorted.slice(0, count)));
      expect(reads.count).toBeLessThanOrEqual(12 * runs.length);
    }),
    { numRuns: RANDOM_CASES },
  ));

it('finds the position of any row', () =>
  fc.assert(
    fc.asyncProperty(arbitraryLists, fc.double({ min: 0, max: 1, noNaN: true }), async (lists, part) => {
      const { runs, range, read, sorted } = prepare(lists);
      const row = sorted[Math.floor(part * (sorted.length - 1))];
      if (!row) return;
      const found = await findMergedListPositionByCondition(
        runs,
        range,
        read,
        (other) => compare(other, row) < 0,
      );
      expect(found).toEqual(countPerRun(runs, sorted.slice(0, sorted.indexOf(row))));
    }),
    { numRuns: RANDOM_CASES },
  ));

it('finds a position with the right number of rows when the sort keys have changed since the snapshot', () =>
  fc.assert(
    fc.asyncProperty(arbitraryLists, fc.integer({ min: 0, max: 40_000 }), async (lists, seed) => {
      const changed = lists.map(({ before, rows }) => ({
        before,
        rows: rows.map((row, i) => ((i + seed) % 3 === 0 ? { ...row, key: (seed * (i + 1)) % 5_000 } : row)),
      }));
      const { runs, range, read, sorted } = prepare(changed);
      const count = Math.min(seed, sorted.length);
      const found = await findMergedListPositionByRowCount(
        runs,
        count + sumNumbers(range.low),
        range,
        read,
        compare,
      );
      expect(sumNumbers(found) - sumNumbers(range.low)).toBe(count);
      expect(found.every((rank, i) => range.low[i]! <= rank && rank <= range.high[i]!)).toBe(true);
    }),
    { numRuns: RANDOM_CASES },
  ));
