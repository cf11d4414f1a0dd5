import type { ListPosition } from '../../../components/listPosition';
import type { IssuesView } from '../view/IssuesView';
import { exactTotal } from '../view/totals';
import type { GroupedRows } from '../rowModel/GroupedRows';
import { indexOfRow, issueNumberOf } from '../row/rowDom';

/** The position of a clicked issue in the list, with the numbers of the issues around it that are on screen. */
export function listPositionOf(link: HTMLAnchorElement, view: IssuesView, rows: GroupedRows): ListPosition {
  const numbers = new Map<number, number>();
  for (const row of link.closest('[data-virtual-rows]')?.querySelectorAll('[role=row]') ?? []) {
    const other = row.querySelector<HTMLAnchorElement>('a[data-number]');
    if (other) numbers.set(rows.rankAt(indexOfRow(row)), issueNumberOf(other));
  }
  const index = rows.rankAt(indexOfRow(link.closest('[role=row]')));
  let first = index;
  let end = index + 1;
  while (numbers.has(first - 1)) first -= 1;
  while (numbers.has(end)) end += 1;
  return {
    href: window.location.pathname + window.location.search,
    index,
    total: exactTotal(view, view.getState()),
    snapshot: view.snapshot,
    first,
    numbers: Array.from({ length: end - first }, (_, i) => numbers.get(first + i) ?? 0),
  };
}
