import type { SavedListScrollPosition } from '../rowModel/savedPosition';
import type { FirstIssueListResponse } from './IssuesRowsQuery';
import type { IssuesView, IssuesViewState } from './IssuesView';

/** Number of skeleton rows while nothing is known about a list: more than fit on a screen. */
const PLACEHOLDER_ROW_COUNT = 100;

/**
 * The number of list rows to show. Before the exact issue count has arrived, it is estimated from the first
 * page, from the project's issue count (if there is no filter) or from the count of the previous visit.
 */
export function estimateIssueCount(
  view: IssuesView,
  { head, counts }: IssuesViewState,
  saved: SavedListScrollPosition | null,
): number {
  if (view.list.group !== null && head.status === 'ready') return sumGroupCounts(head.value);
  if (counts.status === 'ready' && counts.value) return counts.value.total;
  if (head.status !== 'ready') return head.status === 'failed' ? 0 : (saved?.total ?? PLACEHOLDER_ROW_COUNT);
  if (!head.value) return 0;
  const { rows, hasMore, issueCount } = head.value;
  if (!hasMore) return rows.length;
  if (view.list.query === '') return issueCount;
  return Math.max(rows.length, saved?.total ?? 0);
}

/** The exact number of issues in the list; null: not known yet. */
export function getExactIssueCount(view: IssuesView, { head, counts }: IssuesViewState): number | null {
  if (view.list.group !== null && head.status === 'ready') return sumGroupCounts(head.value);
  if (counts.status === 'ready') return counts.value?.total ?? null;
  if (head.status !== 'ready' || !head.value) return null;
  if (!head.value.hasMore) return head.value.rows.length;
  return view.list.query === '' ? head.value.issueCount : null;
}

/**
 * Sum of the group counts: the first response of a grouped list contains the exact issue count of each group.
 */
function sumGroupCounts(head: FirstIssueListResponse | null): number {
  return head?.groups.reduce((total, { count }) => total + count, 0) ?? 0;
}
