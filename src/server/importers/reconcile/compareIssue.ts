import type { ReconciledCount, ReconciledKind } from '../../domain/imports/importReport';

/** The compared values of an issue in the source or in Winnow. Fields that are undefined are not compared. */
export interface ComparedIssue {
  /** Name of the repository or project in the source. */
  container: string;
  number: number;
  stateId?: number | undefined;
  /** Id of the user, or an empty string if the issue has no author. */
  author?: string | null | undefined;
  /** Names of the labels in lower case. */
  labels?: readonly string[] | undefined;
  comments?: number | undefined;
}

export interface IssueDifference extends ReconciledCount {
  kind: ReconciledKind;
  value: string;
}

/** A value that the source and Winnow agree on, with its number of records. */
type EqualCount = readonly [kind: ReconciledKind, value: string, count: number];

/** Value for kinds that are only counted in total. */
const TOTAL = '';

/**
 * Compares an issue of the source with the issue in Winnow.
 * @param stored the issue in Winnow, or null if it is missing there or has already been counted
 */
export function compareIssue(
  expected: ComparedIssue,
  stored: ComparedIssue | null,
): { equal: EqualCount[]; differences: IssueDifference[] } {
  const equal: EqualCount[] = [];
  const differences: IssueDifference[] = [];
  const compareValues = (kind: ReconciledKind, source: readonly string[], store: readonly string[]): void => {
    for (const value of source)
      if (store.includes(value)) equal.push([kind, value, 1]);
      else differences.push({ kind, value, source: 1, store: 0 });
    for (const value of store)
      if (!source.includes(value)) differences.push({ kind, value, source: 0, store: 1 });
  };
  compareValues('issues', [expected.container], stored ? [stored.container] : []);
  if (expected.stateId !== undefined)
    compareValues('states', [String(expected.stateId)], stored ? [String(stored.stateId)] : []);
  if (expected.author !== undefined && expected.author !== null)
    compareValues('authors', [expected.author], stored ? [stored.author ?? TOTAL] : []);
  if (expected.labels) compareValues('labels', expected.labels, stored?.labels ?? []);
  if (expected.comments !== undefined) {
    const comments = { source: expected.comments, store: stored?.comments ?? 0 };
    if (comments.source === comments.store) equal.push(['comments', TOTAL, comments.source]);
    else differences.push({ kind: 'comments', value: TOTAL, ...comments });
  }
  // A missing issue counts as a difference in issues, but not again as a difference in numbers.
  if (stored && stored.number === expected.number) equal.push(['numbers', TOTAL, 1]);
  else if (stored) differences.push({ kind: 'numbers', value: TOTAL, source: 1, store: 0 });
  return { equal, differences };
}
