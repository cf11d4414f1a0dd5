/**
 * The position of an issue in the list it was opened from. The list stores it in the history entry, so that
 * the issue screen can show "10 of 19,774" and go to the next issue without fetching the list again.
 */
export interface IssuePositionInList {
  /** URL of the issue list, with its query string. */
  href: string;
  /** Rank of the issue in the list, from 0. */
  index: number;
  /** Number of issues in the list; null: unknown. */
  total: number | null;
  /** The server-side snapshot of the list that the ranks refer to; null: the list has none. */
  snapshot: string | null;
  /** Rank in the list of the first issue in `keys`. */
  first: number;
  /** The known keys of the issues around the issue (`NET-12`), in list order. */
  keys: readonly string[];
}

/** Keys of issues of a list from rank `first` on, with the list's snapshot and length at that time. */
export type ListedIssueKeys = Pick<IssuePositionInList, 'first' | 'keys' | 'snapshot' | 'total'>;

/** Direction of a step through the list: to the previous (-1) or the next (1) issue. */
export type NeighborIssueDirection = -1 | 1;

/** History state of an issue that was opened from a list. The key is stored in browsers: do not rename it. */
export interface IssuePositionHistoryState {
  place: IssuePositionInList;
}

/** Reads the list position from a history state, which an older build or another screen may have written. */
export function readIssuePositionInList(state: unknown): IssuePositionInList | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  return isIssuePositionInList(state.place) ? state.place : null;
}

function isIssuePositionInList(value: unknown): value is IssuePositionInList {
  if (typeof value !== 'object' || value === null) return false;
  const position = value as Partial<IssuePositionInList>;
  return (
    typeof position.href === 'string' &&
    typeof position.index === 'number' &&
    typeof position.first === 'number' &&
    (typeof position.snapshot === 'string' || position.snapshot === null) &&
    Array.isArray(position.keys)
  );
}

/** The previous or next issue in the list, with its list position; null if its key is not known. */
export function getNeighborIssue(
  position: IssuePositionInList,
  step: NeighborIssueDirection,
): { key: string; position: IssuePositionInList } | null {
  const index = position.index + step;
  const key = position.keys[index - position.first];
  return key === undefined ? null : { key, position: { ...position, index } };
}

/** Whether the issue is the first (step -1) or last (step 1) one of the list. */
export function isFirstOrLastIssueInList(
  { index, total }: IssuePositionInList,
  step: NeighborIssueDirection,
): boolean {
  return step < 0 ? index === 0 : total !== null && index >= total - 1;
}

/**
 * Adds fetched issue keys to a list position. If the ranks have changed (a new snapshot, deleted issues),
 * the result is the issue's position among the fetched keys or, if the issue is no longer in the list, the
 * position where it was.
 *
 * @param step the direction for which the keys were fetched
 */
export function mergeFetchedIssueKeys(
  position: IssuePositionInList,
  fetched: ListedIssueKeys,
  step: NeighborIssueDirection,
): IssuePositionInList {
  const found = fetched.keys.indexOf(position.keys[position.index - position.first]!);
  const index = found < 0 ? getRemovedIssueRank(position, fetched, step) : fetched.first + found;
  const hasMoved = found < 0 || index !== position.index || fetched.snapshot !== position.snapshot;
  if (hasMoved) return { ...position, ...fetched, index };
  const before = position.keys.slice(0, Math.max(0, fetched.first - position.first));
  const after = position.keys.slice(Math.max(0, fetched.first + fetched.keys.length - position.first));
  return {
    ...position,
    total: fetched.total,
    first: Math.min(position.first, fetched.first),
    keys: [...before, ...fetched.keys, ...after],
  };
}

/**
 * Rank to step from when an issue has left the list. With step 1, the next issue is the first fetched one, which now
 * has the issue's rank. With step -1, it is the one before that rank or, if the list ends earlier, its last issue.
 */
function getRemovedIssueRank(
  { index }: IssuePositionInList,
  { first, keys }: ListedIssueKeys,
  step: NeighborIssueDirection,
): number {
  return step > 0 ? first - 1 : Math.min(index, first + keys.length);
}
