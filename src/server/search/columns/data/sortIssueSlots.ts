/** Sorts the issues of a set in list order, and finds where each section of the list ends. */
import type { BitSet } from '../../indexing/BitSet';
import type { SortOrderSection } from './IssueSortOrders';
import { radixSortSlotsDescending } from './radixSort';
import type { SortedIssueSlotIndex } from './SortedIssueSlotIndex';
import { NO_TIME_VALUE } from './Float64Column';

export interface SortedIssueSlots {
  slots: Uint32Array;
  /** The sections that have rows, in list order. `end` is the index in `slots` at which a section ends. */
  parts: { section: SortOrderSection; end: number }[];
}

/** The positions of a section in the sort order of all issues of the project. `end` is exclusive. */
interface SectionRange {
  section: SortOrderSection;
  start: number;
  end: number;
}

/**
 * A set with less than one in this number of issues is sorted by its keys, which takes about 100 ns per issue of the
 * set. A pass over the sorted slots takes 2 ns per issue of the project.
 */
const ISSUES_PER_MATCH_OF_SPARSE_SET_MIN = 64;

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
  const ranges = listSectionRanges(order, sections, ascending);
  return set.count * ISSUES_PER_MATCH_OF_SPARSE_SET_MIN < set.size
    ? sortSparseSet(order, ranges, set, ascending)
    : filterSortOrder(order, ranges, set, ascending);
}

/** Returns the sections of a sort order in list order. */
function listSectionRanges(
  { present, slots }: SortedIssueSlotIndex,
  sections: readonly SortOrderSection[],
  ascending: boolean,
): SectionRange[] {
  const ranges = sections.map((section, i) => ({
    section,
    start: i === 0 ? 0 : sections[i - 1]!.end,
    end: section.end,
  }));
  if (!ascending) return ranges;
  const withoutKey = present < slots.length ? ranges.splice(-1) : [];
  return [...ranges.reverse(), ...withoutKey];
}

/** Selects the slots of the set from the sorted slots of all issues. */
function filterSortOrder(
  order: SortedIssueSlotIndex,
  ranges: readonly SectionRange[],
  set: BitSet,
  ascending: boolean,
): SortedIssueSlots {
  // The loop writes each slot before it checks whether the slot is in the set, so the array has one extra
  // element.
  const slots = new Uint32Array(set.count + 1);
  const parts: SortedIssueSlots['parts'] = [];
  let n = 0;
  const isFull = set.count === set.size;
  const forward = (start: number, end: number): void => {
    const { words } = set;
    const all = order.slots;
    if (isFull) {
      slots.set(all.subarray(start, end), n);
      n += end - start;
      return;
    }
    // The loop has no branches, because the processor cannot predict which slots are in the set. Four slots at a time
    // take three quarters as long as one at a time.
    let next = n;
    let at = start;
    for (; at + 4 <= end; at += 4) {
      const first = all[at]!;
      const second = all[at + 1]!;
      const third = all[at + 2]!;
      const fourth = all[at + 3]!;
      slots[next] = first;
      next += getBit(words, first);
      slots[next] = second;
      next += getBit(words, second);
      slots[next] = third;
      next += getBit(words, third);
      slots[next] = fourth;
      next += getBit(words, fourth);
    }
    for (; at < end; at++) {
      slots[next] = all[at]!;
      next += getBit(words, all[at]!);
    }
    n = next;
  };
  for (const { section, start, end } of ranges) {
    const before = n;
    if (ascending && end <= order.present) visitSortKeyTiesBackward(order, start, end, forward);
    else forward(start, end);
    if (n > before) parts.push({ section, end: n });
  }
  return { slots: slots.subarray(0, n), parts };
}

function getBit(words: Uint32Array, slot: number): number {
  return (words[slot >>> 5]! >>> (slot & 31)) & 1;
}

/** Sorts the slots of the set by their keys. */
function sortSparseSet(
  order: SortedIssueSlotIndex,
  ranges: readonly SectionRange[],
  set: BitSet,
  ascending: boolean,
): SortedIssueSlots {
  const { key } = order;
  // The sort is stable, so that equal keys stay in descending order of slots and therefore of issue numbers.
  const slots = set.listSetBits().reverse();
  const withoutKey = slots.filter((slot) => key(slot) === NO_TIME_VALUE);
  const keyed = withoutKey.length === 0 ? slots : slots.filter((slot) => key(slot) !== NO_TIME_VALUE);
  slots.set(radixSortSlotsDescending(keyed, ascending ? (slot) => -key(slot) : key));
  slots.set(withoutKey, keyed.length);
  const parts: SortedIssueSlots['parts'] = [];
  let n = 0;
  for (const { section, start, end } of ranges) {
    const before = n;
    // Issues with equal sort keys are in the same section.
    const last = key(order.slots[ascending ? start : end - 1]!);
    const isInSection = (slot: number): boolean => (ascending ? key(slot) <= last : key(slot) >= last);
    if (start >= order.present) n = slots.length;
    else while (n < keyed.length && isInSection(slots[n]!)) n++;
    if (n > before) parts.push({ section, end: n });
  }
  return { slots, parts };
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
