import type { SavedListPosition } from '../rowModel/savedPosition';
import type { Head } from './IssuesRowsQuery';
import type { IssuesView, ViewState } from './IssuesView';

/** Skeleton rows of a list of which nothing is known yet: more than a screen holds. */
const ROWS_UNKNOWN = 100;

/**
 * How many rows the list has. Until they are counted: what the first page tells, the project's own
 * count where nothing is filtered, or how many there were when one was here last.
 */
export function totalOf(
  view: IssuesView,
  { head, counts }: ViewState,
  place: SavedListPosition | null,
): number {
  if (view.list.group !== null && head.status === 'ready') return grouped(head.value);
  if (counts.status === 'ready' && counts.value) return counts.value.total;
  if (head.status !== 'ready') return head.status === 'failed' ? 0 : (place?.total ?? ROWS_UNKNOWN);
  if (!head.value) return 0;
  const { rows, hasMore, issueCount } = head.value;
  if (!hasMore) return rows.length;
  if (view.list.query === '') return issueCount;
  return Math.max(rows.length, place?.total ?? 0);
}

/** The exact number of rows, where it is known already. */
export function countedTotal(view: IssuesView, { head, counts }: ViewState): number | null {
  if (view.list.group !== null && head.status === 'ready') return grouped(head.value);
  if (counts.status === 'ready') return counts.value?.total ?? null;
  if (head.status !== 'ready' || !head.value) return null;
  if (!head.value.hasMore) return head.value.rows.length;
  return view.list.query === '' ? head.value.issueCount : null;
}

/** The groups of a list are counted before its first row is shown. */
function grouped(head: Head | null): number {
  return head?.groups.reduce((total, { count }) => total + count, 0) ?? 0;
}
