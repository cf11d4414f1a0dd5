import { TIMELINE_PAGE_TEXT_BYTES_MAX } from '../../../shared/limits';

/**
 * Limits the size of the texts in a page. The page starts with the item at `start` and grows on both sides alternately.
 * Each side ends before the first item that does not fit.
 * @param sizes sizes of the items' texts, in bytes
 * @returns the range of the items in the page; `to` is exclusive
 */
export function limitPageByTextSize(sizes: readonly number[], start: number): { from: number; to: number } {
  if (sizes.length === 0) return { from: 0, to: 0 };
  let [from, to] = [start, start + 1];
  let left = TIMELINE_PAGE_TEXT_BYTES_MAX - sizes[start]!;
  let [canStartEarlier, canEndLater] = [true, true];
  while (canStartEarlier || canEndLater) {
    canStartEarlier &&= from > 0 && sizes[from - 1]! <= left;
    if (canStartEarlier) left -= sizes[--from]!;
    canEndLater &&= to < sizes.length && sizes[to]! <= left;
    if (canEndLater) left -= sizes[to++]!;
  }
  return { from, to };
}
