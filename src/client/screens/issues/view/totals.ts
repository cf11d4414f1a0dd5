import type { SavedListPosition } from '../rowModel/savedPosition';
import type { ListHead } from './IssuesRowsQuery';
import type { IssuesView, ViewState } from './IssuesView';

/** Number of skeleton rows while nothing is known about a list: more than fit on a screen. */
const ROWS_UNKNOWN = 100;

/**
 * The number of list rows to show. Before the exact issue count has arrived, it is estimated from the first
 * page, from the project's issue count (if there is no filter) or from the count of the previous visit.
 */
export function estimatedTotal(
  view: IssuesView,
  { head, counts }: ViewState,
  saved: SavedListPosition | null,
): number {
  if (view.list.group !== null && head.status === 'ready') return sumOfGroups(head.value);
  if (counts.status === 'ready' && counts.value) return counts.value.total;
  if (head.status !== 'ready') return head.status === 'failed' ? 0 : (saved?.total ?? ROWS_UNKNOWN);
  if (!head.value) return 0;
  const { rows, hasMore, issueCount } = head.value;
  if (!hasMore) return rows.length;
  if (view.list.query === '') return issueCount;
  return Math.max(rows.length, saved?.total ?? 0);
}

/** The exact number of issues in the list; null: not known yet. */
export function exactTotal(view: IssuesView, { head, counts }: ViewState): number | null {
  if (view.list.group !== null && head.status === 'ready') return sumOfGroups(head.value);
  if (counts.status === 'ready') return counts.value?.total ?? null;
  if (head.status !== 'ready' || !head.value) return null;
  if (!head.value.hasMore) return head.value.rows.length;
  return view.list.query === '' ? head.value.issueCount : null;
}

/**
 * Sum of the group counts: the first response of a grouped list contains the exact issue count of each group.
 */
function sumOfGroups(head: ListHead | null): number {
  return head?.groups.reduce((total, { count }) => total + count, 0) ?? 0;
}
