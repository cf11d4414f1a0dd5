/** Finds the trees of sub-issues in a set of issues. */
import type { BitSet } from '../../indexing/BitSet';
import { NestedIssues } from '../../list/NestedIssues';
import type { ColumnFilter } from './ColumnFilter';
import type { IssueColumnStore } from './IssueColumnStore';

/** A set of issues as trees. */
export interface IssueTrees {
  /** The issues of the set whose parent is not in the set. */
  topLevel: BitSet;
  /** All other issues of the set, by their parent. */
  nested: NestedIssues;
}

/** Matches the issues that have a parent: the filter of the query `has:parent`, so that both share its result. */
export const HAS_PARENT_FILTER: ColumnFilter = {
  kind: 'not',
  of: { kind: 'oneOf', column: 'parent', values: [0] },
};

/**
 * Splits a set of issues into those at the top level and those that are nested below their parents.
 * @param withParent the issues that match HAS_PARENT_FILTER: only the parents of these are read
 */
export function findNestedIssues(columns: IssueColumnStore, set: BitSet, withParent: BitSet): IssueTrees {
  const topLevel = set.copy();
  const candidates = set.copy().intersectWith(withParent).listSetBits();
  const parentSlots = new Uint32Array(candidates.length);
  const parents = columns.parent.cells;
  let count = 0;
  for (const slot of candidates) {
    const parentSlot = columns.findSlotByIssueNumber(parents[slot]!);
    if (parentSlot < 0 || !set.has(parentSlot)) continue;
    topLevel.put(slot, false);
    candidates[count] = slot;
    parentSlots[count++] = parentSlot;
  }
  const nested = groupByParent(columns, candidates.subarray(0, count), parentSlots.subarray(0, count));
  return { topLevel, nested };
}

/** Groups slots by their parents with a counting sort. */
function groupByParent(
  columns: IssueColumnStore,
  slots: Uint32Array,
  parentSlots: Uint32Array,
): NestedIssues {
  const ends = new Uint32Array(slots.length === 0 ? 0 : columns.size);
  for (let i = 0; i < parentSlots.length; i++) ends[parentSlots[i]!]!++;
  const parents = new Uint32Array(slots.length);
  const starts = new Uint32Array(slots.length + 1);
  let parentCount = 0;
  let sum = 0;
  for (let slot = 0; slot < ends.length; slot++) {
    const count = ends[slot]!;
    if (count === 0) continue;
    parents[parentCount] = columns.numbers[slot]!;
    starts[parentCount++] = sum;
    sum += count;
    ends[slot] = sum;
  }
  starts[parentCount] = sum;
  const numbers = new Uint32Array(sum);
  // From the last slot to the first, so that the slots of each parent stay in ascending order.
  for (let i = slots.length - 1; i >= 0; i--) {
    numbers[--ends[parentSlots[i]!]!] = columns.numbers[slots[i]!]!;
  }
  return new NestedIssues(parents.slice(0, parentCount), starts.slice(0, parentCount + 1), numbers);
}
