/** Finds the trees of sub-issues in a set of issues. */
import { BitSet } from '../../indexing/BitSet';
import { NestedIssues } from '../../list/NestedIssues';
import type { IssueColumnStore } from './IssueColumnStore';

/** A set of issues as trees. */
export interface IssueTrees {
  /** The issues of the set whose parent is not in the set. */
  topLevel: BitSet;
  /** All other issues of the set, by their parent. */
  nested: NestedIssues;
}

/**
 * Splits a set of issues into those at the top level and those that are nested below their parents. Reads the parent of
 * each issue of the set once; an issue without a parent needs nothing else.
 */
export function findNestedIssues(columns: IssueColumnStore, set: BitSet): IssueTrees {
  const topLevel = set.copy();
  const slots: number[] = [];
  const parentSlots: number[] = [];
  const parents = columns.parent.cells;
  for (let i = 0; i < set.words.length; i++) {
    for (let word = set.words[i]!; word !== 0; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word);
      const parent = parents[slot]!;
      if (parent === 0) continue;
      const parentSlot = columns.findSlotByIssueNumber(parent);
      if (parentSlot < 0 || !set.has(parentSlot)) continue;
      topLevel.put(slot, false);
      slots.push(slot);
      parentSlots.push(parentSlot);
    }
  }
  return { topLevel, nested: groupByParent(columns, slots, parentSlots) };
}

/** Groups slots by their parents with a counting sort. */
function groupByParent(
  columns: IssueColumnStore,
  slots: readonly number[],
  parentSlots: readonly number[],
): NestedIssues {
  const ends = new Uint32Array(parentSlots.length === 0 ? 0 : columns.size);
  for (const parent of parentSlots) ends[parent]!++;
  const parents: number[] = [];
  const starts: number[] = [];
  let sum = 0;
  for (let slot = 0; slot < ends.length; slot++) {
    if (ends[slot] === 0) continue;
    parents.push(columns.numbers[slot]!);
    starts.push(sum);
    sum += ends[slot]!;
    ends[slot] = sum;
  }
  starts.push(sum);
  const numbers = new Uint32Array(sum);
  // From the last slot to the first, so that the slots of each parent stay in ascending order.
  for (let i = slots.length - 1; i >= 0; i--) {
    numbers[--ends[parentSlots[i]!]!] = columns.numbers[slots[i]!]!;
  }
  return new NestedIssues(Uint32Array.from(parents), Uint32Array.from(starts), numbers);
}
