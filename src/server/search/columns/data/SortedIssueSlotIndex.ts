/**
 * The slots of all issues of a project, sorted by one key, descending, then by issue number, descending.
 * Issues without the key come last. The order is updated when issues change, and can be read in both
 * directions.
 */
import { BitSet } from '../../indexing/BitSet';
import { createGrowableArray, resizeArray } from '../arrays/growableArrays';
import type { IssueSlotRenumbering } from './slotArrays';
import { radixSortSlotsDescending } from './radixSort';
import { NO_TIME_VALUE } from './Float64Column';

export class SortedIssueSlotIndex {
  /** The sorted slots. The first `present` of them have a sort key; the others follow. */
  slots: Uint32Array;
  present: number;
  /** Reads the sort key of a slot. NO_TIME_VALUE means that the issue has no sort key. */
  readonly key: (slot: number) => number;

  constructor(key: (slot: number) => number, slots: Uint32Array, present: number) {
    this.key = key;
    this.slots = slots;
    this.present = present;
  }

  /** Sorts the slots from 0 to `size - 1`. */
  static sortAllSlots(key: (slot: number) => number, size: number): SortedIssueSlotIndex {
    const { slots } = SortedIssueSlotIndex.reverseAllSlots(key, size);
    const keyed = slots.filter((slot) => key(slot) !== NO_TIME_VALUE);
    if (keyed.length < size)
      slots.set(
        slots.filter((slot) => key(slot) === NO_TIME_VALUE),
        keyed.length,
      );
    slots.set(radixSortSlotsDescending(keyed, key));
    return new SortedIssueSlotIndex(key, slots, keyed.length);
  }

  /** Creates the order of slots from `size - 1` to 0, whose keys are descending. */
  static reverseAllSlots(key: (slot: number) => number, size: number): SortedIssueSlotIndex {
    const slots = createGrowableArray(new Uint32Array(0), size);
    for (let slot = 0; slot < size; slot++) slots[slot] = size - 1 - slot;
    return new SortedIssueSlotIndex(key, slots, size);
  }

  /** Finds the position of a slot in the sort order by binary search for its current sort key. */
  findIssueSlotPosition(slot: number): number {
    return this.#findPosition(slot, this.key(slot), this.slots.length);
  }

  /** Returns the slots with a sort key in the range [from, until). Slots without a sort key never match. */
  findIssueSlotsInKeyRange(from: number, until: number): BitSet {
    const { slots } = this;
    const start = this.#findFirstPositionBelow(until);
    const end = Math.max(start, this.#findFirstPositionBelow(from));
    const isMost = (end - start) * 2 > slots.length;
    const bits = new BitSet(slots.length);
    // If most slots match, it is faster to visit the others.
    if (isMost) {
      addAll(bits, slots.subarray(0, start));
      addAll(bits, slots.subarray(end));
      return bits.invertBits();
    }
    addAll(bits, slots.subarray(start, end));
    return bits;
  }

  /** Returns the position of the first slot whose sort key is below `key`, or of the first slot without a sort key. */
  #findFirstPositionBelow(key: number): number {
    let low = 0;
    let high = this.present;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.key(this.slots[middle]!) >= key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Finds the positions of slots in the sort order by a pass over all slots. It works even if the sort keys
   * of these slots have already changed. Returns the positions in ascending order.
   */
  findIssueSlotPositions(wanted: readonly number[]): number[] {
    const bits = new BitSet(this.slots.length);
    for (const slot of wanted) bits.add(slot);
    const { words } = bits;
    const { slots } = this;
    const positions: number[] = [];
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      if (((words[slot >>> 5]! >>> (slot & 31)) & 1) === 1) positions.push(at);
    }
    return positions;
  }

  /**
   * Moves slots to the positions of their new sort keys.
   * @param positions old positions of the slots, ascending
   * @param keyedCount number of these slots that had a sort key before
   */
  repositionIssueSlots(changed: readonly number[], positions: readonly number[], keyedCount: number): void {
    if (changed.length === 1) {
      this.#moveIssueSlot(changed[0]!, positions[0]!);
      this.present += Number(this.key(changed[0]!) !== NO_TIME_VALUE) - keyedCount;
      return;
    }
    this.removeIssueSlotsAtPositions(positions, keyedCount);
    this.addIssueSlots(changed);
  }

  /** Moves one slot to the position of its new sort key. Only the slots between its old and its new position move. */
  #moveIssueSlot(slot: number, position: number): void {
    const { slots } = this;
    const key = this.key(slot);
    if (position > 0 && this.#compare(slot, key, slots[position - 1]!) < 0) {
      const to = this.#findPosition(slot, key, position);
      slots.copyWithin(to + 1, to, position);
      slots[to] = slot;
      return;
    }
    const to = this.#findPosition(slot, key, slots.length, slots, position + 1) - 1;
    slots.copyWithin(position, position + 1, to + 1);
    slots[to] = slot;
  }

  /** Removes the slots at these ascending positions. `keyedCount` is how many of them had a sort key. */
  removeIssueSlotsAtPositions(positions: readonly number[], keyedCount: number): void {
    const { slots } = this;
    let kept = positions[0] ?? slots.length;
    positions.forEach((position, i) => {
      const end = positions[i + 1] ?? slots.length;
      slots.copyWithin(kept, position + 1, end);
      kept += end - position - 1;
    });
    this.slots = slots.subarray(0, kept);
    this.present -= keyedCount;
  }

  /** Renumbers the slots after slots were inserted into the columns or removed from them. */
  renumberIssueSlots({ from }: IssueSlotRenumbering): void {
    for (let i = 0; i < this.slots.length; i++) this.slots[i] = from[this.slots[i]!]!;
  }

  /** Inserts slots at the positions of their current sort keys. */
  addIssueSlots(changed: readonly number[]): void {
    const { key } = this;
    const sorted = [...changed].sort((a, b) => this.#compare(a, key(a), b));
    const before = this.slots;
    const slots = resizeArray(before, before.length + sorted.length);
    let end = before.length;
    for (let next = sorted.length - 1; next >= 0; next--) {
      const slot = sorted[next]!;
      const at = this.#findPosition(slot, key(slot), end, before);
      slots.set(before.subarray(at, end), at + next + 1);
      slots[at + next] = slot;
      end = at;
      if (key(slot) !== NO_TIME_VALUE) this.present++;
    }
    this.slots = slots;
  }

  /**
   * Finds the position of a slot with this sort key from `start`, or the position before `end` at which to insert it.
   */
  #findPosition(slot: number, key: number, end: number, slots = this.slots, start = 0): number {
    let low = start;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(slot, key, slots[middle]!) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Compares two slots in the sort order. Negative if `slot`, with sort key `key`, comes before `other`. */
  #compare(slot: number, key: number, other: number): number {
    const otherKey = this.key(other);
    return key === otherKey ? other - slot : key > otherKey ? -1 : 1;
  }
}

function addAll({ words }: BitSet, slots: Uint32Array): void {
  for (let i = 0; i < slots.length; i++) words[slots[i]! >>> 5]! |= 1 << (slots[i]! & 31);
}
