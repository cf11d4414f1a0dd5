/** Sorts the issues of a set in list order, and finds where each section of the list ends. */
import type { BitSet } from '../../indexing/BitSet';
import type { SortOrderSection } from './IssueSortOrders';
import type { SortedIssueSlotIndex } from './SortedIssueSlotIndex';

export interface SortedIssueSlots {
  slots: Uint32Array;
  /** The sections that have rows, in list order. `end` is the index in `slots` at which a section ends. */
  parts: { section: SortOrderSection; end: number }[];
}

/**
 * Sorts the slots of a set. Whether the sort order is ascending or descending, slots with equal sort keys are
 * sorted by issue number, descending, and slots without a sort key come last.
 */
export function sortIssueSlots(
  order: SortedIssueSlotIndex,
  sections: readonly SortOrderSection[],
  set: BitSet,
  ascending: boolean,
): SortedIssueSlots {
  // The loop writes each slot before it checks whether the slot is in the set, so the array has one extra
  // element.
  const slots = new Uint32Array(set.count + 1);
  const parts: SortedIssueSlots['parts'] = [];
  let n = 0;
  const forward = (start: number, end: number): void => {
    const { words } = set;
    const all = order.slots;
    // The loop has no branches, because the processor cannot predict which slots are in the set.
    let next = n;
    for (let at = start; at < end; at++) {
      const slot = all[at]!;
      slots[next] = slot;
      next += (words[slot >>> 5]! >>> (slot & 31)) & 1;
    }
    n = next;
  };
  const visit = (index: number, backward: boolean): void => {
    const before = n;
    const start = index === 0 ? 0 : sections[index - 1]!.end;
    const { end } = sections[index]!;
    if (backward) visitSortKeyTiesBackward(order, start, end, forward);
    else forward(start, end);
    if (n > before) parts.push({ section: sections[index]!, end: n });
  };
  if (!ascending) {
    for (let index = 0; index < sections.length; index++) visit(index, false);
  } else {
    const last = sections.length - 1;
    const hasNone = order.present < order.slots.length;
    for (let index = hasNone ? last - 1 : last; index >= 0; index--) visit(index, true);
    if (hasNone) visit(last, false);
  }
  return { slots: slots.subarray(0, n), parts };
}

/** Visits each group of consecutive slots with equal sort keys, last group first. */
function visitSortKeyTiesBackward(
  { slots, key }: SortedIssueSlotIndex,
  start: number,
  end: number,
  visit: (start: number, end: number) => void,
): void {
  for (let high = end; high > start;) {
    const tie = key(slots[high - 1]!);
    let low = high - 1;
    while (low > start && key(slots[low - 1]!) === tie) low--;
    visit(low, high);
    high = low;
  }
}
