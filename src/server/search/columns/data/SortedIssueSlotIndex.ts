/**
 * The slots of all issues of a project, sorted by one key, descending, then by issue number, descending.
 * Issues without the key come last. The order is updated when issues change, and can be read in both
 * directions.
 */
import { BitSet } from '../../indexing/BitSet';
import type { IssueSlotIndexMap } from './NumberColumn';
import { radixSortSlotsDescending } from './radixSort';
import { NO_TIME_VALUE } from './TimeColumn';

export class SortedIssueSlotIndex {
  /** The sorted slots. The first `present` of them have a sort key; the others follow. */
  slots = new Uint32Array(0);
  present = 0;
  /** Reads the sort key of a slot. NO_TIME_VALUE means that the issue has no sort key. */
  readonly key: (slot: number) => number;

  constructor(key: (slot: number) => number, size: number) {
    this.key = key;
    const slots = new Uint32Array(size);
    for (let slot = 0; slot < size; slot++) slots[slot] = size - 1 - slot;
    const having = slots.filter((slot) => key(slot) !== NO_TIME_VALUE);
    this.present = having.length;
    this.slots = slots;
    if (having.length < size) this.slots.set(slots.filter((slot) => key(slot) === NO_TIME_VALUE), having.length);
    this.slots.set(radixSortSlotsDescending(having, key));
  }

  /** Finds the position of a slot in the sort order by binary search for its current sort key. */
  findIssueSlotPosition(slot: number): number {
    return this.#placeOf(slot, this.key(slot), this.slots.length);
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
    const places: number[] = [];
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      if (((words[slot >>> 5]! >>> (slot & 31)) & 1) === 1) places.push(at);
    }
    return places;
  }

  /**
   * Moves slots to the positions of their new sort keys.
   * @param places old positions of the slots, ascending
   * @param having number of these slots that had a sort key before
   */
  repositionIssueSlots(changed: readonly number[], places: readonly number[], having: number): void {
    this.removeIssueSlotsAtPositions(places, having);
    this.addIssueSlots(changed);
  }

  /** Removes the slots at these ascending positions. `having` is how many of them had a sort key. */
  removeIssueSlotsAtPositions(places: readonly number[], having: number): void {
    const { slots } = this;
    let kept = places[0] ?? slots.length;
    places.forEach((place, i) => {
      const end = places[i + 1] ?? slots.length;
      slots.copyWithin(kept, place + 1, end);
      kept += end - place - 1;
    });
    this.slots = slots.subarray(0, kept);
    this.present -= having;
  }

  /** Renumbers the slots after slots were inserted into the columns or removed from them. */
  renumberIssueSlots({ from }: IssueSlotIndexMap): void {
    for (let i = 0; i < this.slots.length; i++) this.slots[i] = from[this.slots[i]!]!;
  }

  /** Inserts slots at the positions of their current sort keys. */
  addIssueSlots(changed: readonly number[]): void {
    const { key } = this;
    const sorted = [...changed].sort((a, b) => this.#compare(a, key(a), b));
    const size = this.slots.length + sorted.length;
    const before = this.slots;
    // The buffer may have space that `remove` has freed; it is used again.
    const room = before.buffer.byteLength / 4 >= size ? new Uint32Array(before.buffer, 0, size) : null;
    const slots = room ?? new Uint32Array(size);
    let end = before.length;
    for (let next = sorted.length - 1; next >= 0; next--) {
      const slot = sorted[next]!;
      const at = this.#placeOf(slot, key(slot), end, before);
      slots.set(before.subarray(at, end), at + next + 1);
      slots[at + next] = slot;
      end = at;
      if (key(slot) !== NO_TIME_VALUE) this.present++;
    }
    if (!room) slots.set(before.subarray(0, end));
    this.slots = slots;
  }

  /** Finds the position of a slot with this sort key, or the position before `end` at which to insert it. */
  #placeOf(slot: number, key: number, end: number, slots = this.slots): number {
    let low = 0;
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
