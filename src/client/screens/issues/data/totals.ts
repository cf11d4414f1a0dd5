import type { SavedListScrollPosition } from './historyState';
import type { FirstPage } from './ListedIssues';
import type { IssueListStore, IssueListStoreState } from './IssueListStore';

/** Number of skeleton rows while nothing is known about a list: more than fit on a screen. */
const PLACEHOLDER_ROW_COUNT = 100;

/**
 * The number of list rows to show. Before the exact issue count has arrived, it is estimated from the first
 * page, from the project's issue count (if there is no filter) or from the count of the previous visit.
 */
export function estimateIssueCount(
  store: IssueListStore,
  { head, rowCount }: IssueListStoreState,
  saved: SavedListScrollPosition | null,
): number {
  if (store.list.group !== null && head.status === 'ready') return sumGroupCounts(head.value);
  if (rowCount !== null) return rowCount;
  if (head.status !== 'ready') return head.status === 'failed' ? 0 : (saved?.total ?? PLACEHOLDER_ROW_COUNT);
  if (!head.value) return 0;
  const { rows, hasMore, issueCount } = head.value;
  if (!hasMore) return rows.length;
  if (store.list.query === '' && issueCount !== null) return issueCount;
  return Math.max(rows.length, saved?.total ?? 0);
}

/** The exact number of issues that match the list's query, including the viewer's edits; null: not known yet. */
export function getExactIssueCount(store: IssueListStore, state: IssueListStoreState): number | null {
  const { counts } = state;
  return counts.status === 'ready' ? (counts.value?.total ?? null) : getListedIssueCount(store, state);
}

/** The exact number of issues of the list, nested or not, which stays the same until it is refreshed; null: not known yet. */
export const getListedIssueCount = (store: IssueListStore, state: IssueListStoreState): number | null =>
  (state.head.status === 'ready' ? state.head.value?.treeCounts?.totalCount : null) ??
  getExactRowCount(store, state);

/** The exact number of rows of the list, which stays the same until the list is refreshed; null: not known yet. */
export function getExactRowCount(
  store: IssueListStore,
  { head, rowCount }: IssueListStoreState,
): number | null {
  if (store.list.group !== null && head.status === 'ready') return sumGroupCounts(head.value);
  if (rowCount !== null) return rowCount;
  if (head.status !== 'ready' || !head.value) return null;
  if (!head.value.hasMore) return head.value.rows.length;
  return store.list.query === '' ? head.value.issueCount : null;
}

/**
 * Sum of the group counts: the first response of a grouped list contains the exact issue count of each group.
 */
function sumGroupCounts(head: FirstPage | null): number {
  return head?.groups.reduce((total, { count }) => total + count, 0) ?? 0;
}
