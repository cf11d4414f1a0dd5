/** Runs: consecutive rows of one project's list that belong to the same group of a merged list. */
import type { RowsAtRanks } from '../list/IssueSearch';

export interface ListRun {
  /** Index of the project in the merged list. */
  project: number;
  /** Rank of the run's first row in the project's list. */
  start: number;
  /** Rank after the run's last row. Infinity if the length of the project's list has not been read. */
  end: number;
}

/**
 * A position between two rows of a merged list: for each run, the rank in its project's list before which its rows
 * belong to the first part.
 */
export type MergedListPosition = readonly number[];

/** Reads rows of a project's list at ranks. */
export type MergedRowReader = (
  project: number,
  ranks: readonly number[],
  withIssues: boolean,
) => Promise<RowsAtRanks>;

export const sumNumbers = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
