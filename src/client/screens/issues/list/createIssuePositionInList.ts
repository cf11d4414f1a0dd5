import type { IssuePositionInList } from '../../../components/issuePositionInList';
import type { IssueListStore } from '../view/IssueListStore';
import { getExactRowCount } from '../view/totals';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import { getRowIndexFromElement, getIssueKeyFromLinkElement } from '../row/rowDom';

/** The position of a clicked issue in the list, with the keys of the issues around it that are on screen. */
export function createIssuePositionInList(
  link: HTMLAnchorElement,
  view: IssueListStore,
  rows: IssueRowModel,
): IssuePositionInList {
  const keys = new Map<number, string>();
  for (const row of link.closest('[data-virtual-rows]')?.querySelectorAll('[role=row]') ?? []) {
    const other = row.querySelector<HTMLAnchorElement>('a[data-number]');
    if (other)
      keys.set(rows.getIssueRankByRow(getRowIndexFromElement(row)), getIssueKeyFromLinkElement(other));
  }
  // The neighbors of a nested issue are those of the issue at the top level below which it is nested.
  const index = rows.getTopLevelRankByRow(getRowIndexFromElement(link));
  let first = index;
  let end = index;
  while (keys.has(end)) end += 1;
  // If the row of the issue at the top level is not on screen, its key is not known: the first step requests keys.
  if (end > index) while (keys.has(first - 1)) first -= 1;
  return {
    href: window.location.pathname + window.location.search,
    index,
    total: getExactRowCount(view, view.getState()),
    snapshot: view.snapshotToken,
    first,
    keys: Array.from({ length: end - first }, (_, i) => keys.get(first + i)!),
  };
}
