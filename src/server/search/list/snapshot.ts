/**
 * Snapshots: a snapshot is an issue list at one project version. Its token identifies the list and the version.
 */
import type { QueryProblem } from '../../../shared/query/ast';
import type { ValidIssueListPageArguments } from './pageArguments';

/** @param key the list's key (see `createIssueListKey`) */
export function formatListSnapshotToken(key: string, version: number): string {
  return `${key}.${version}`;
}

/** Returns the project version in a snapshot token, or null if the token does not belong to this list. */
export function parseListSnapshotToken(token: string | null, key: string): number | null {
  const [tokenKey, version] = token?.split('.') ?? [];
  const isValid = tokenKey === key && version !== undefined && /^\d{1,15}$/.test(version);
  return isValid ? Number(version) : null;
}

/** Returns the problem that reports an expired snapshot. The current list is returned instead of the snapshot. */
export function createSnapshotExpiredProblem(): QueryProblem {
  return {
    start: 0,
    end: 0,
    message: 'The snapshot of the list has expired. The current list was returned instead.',
    suggestion: null,
  };
}

/** A page of a list's snapshot, the fixed order of its issues. */
export interface ListSnapshotPage {
  /** The issue numbers of the page's rows, in list order. */
  numbers: number[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/**
 * Selects a page of a snapshot. Returns null if the issue that the page continues from is not in the snapshot.
 * @param numbers all issue numbers of the snapshot, in list order
 * @param cursorNumber the issue to continue from; null: an end of the list
 */
export function selectListSnapshotPage(
  numbers: Int32Array | Uint32Array,
  cursorNumber: number | null,
  { backward, size, offset }: Pick<ValidIssueListPageArguments, 'backward' | 'size' | 'offset'>,
): ListSnapshotPage | null {
  let rank = backward ? numbers.length : -1;
  if (cursorNumber !== null) {
    rank = numbers.indexOf(cursorNumber);
    if (rank < 0) return null;
  }
  const start = backward ? Math.max(0, rank - size) : Math.min(numbers.length, rank + 1 + offset);
  const end = backward ? rank : Math.min(numbers.length, start + size);
  return {
    numbers: [...numbers.subarray(start, end)],
    hasNextPage: end < numbers.length,
    hasPreviousPage: start > 0,
  };
}

/** Returns the rank of an issue in a list, from 0, or null if the issue is not in the list. */
export function findRankOfIssue(numbers: Int32Array | Uint32Array, number: number): number | null {
  const rank = numbers.indexOf(number);
  return rank < 0 ? null : rank;
}
