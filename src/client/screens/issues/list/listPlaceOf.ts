import type { ListPlace } from '../../../components/listPlace';
import { issueNumberOf } from './rowDom';

/** Where in the list a row stands, with the numbers of the loaded rows around it, as they are on screen. */
export function listPlaceOf(link: HTMLAnchorElement, total: number): ListPlace {
  const numbers = new Map<number, number>();
  for (const row of link.closest('[role=grid]')?.querySelectorAll('[role=row]') ?? []) {
    const other = row.querySelector<HTMLAnchorElement>('a[data-number]');
    if (other) numbers.set(indexOf(row), issueNumberOf(other));
  }
  const index = indexOf(link.closest('[role=row]'));
  let first = index;
  let end = index + 1;
  while (numbers.has(first - 1)) first -= 1;
  while (numbers.has(end)) end += 1;
  return {
    href: window.location.pathname + window.location.search,
    index,
    total,
    first,
    numbers: Array.from({ length: end - first }, (_, i) => numbers.get(first + i) ?? 0),
  };
}

const indexOf = (row: Element | null): number => Number(row?.getAttribute('aria-rowindex') ?? 1) - 1;
