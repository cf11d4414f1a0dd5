/**
 * A column with one non-negative integer per issue, in cells of 1, 2 or 4 bytes, depending on the largest
 * value. 0 means no value, so that ids need no separate null.
 */
import { BitSet } from '../../indexing/BitSet';

export type ColumnTypedArray = Uint8Array | Uint16Array | Uint32Array;

export class NumberColumn {
  #cells: ColumnTypedArray = new Uint8Array(0);
  /** An upper bound of all values in the column. */
  #highest = 0;
  /** Number of issues per value. Null unless the column is counted. */
  readonly #counts: number[] | null;

  /**
   * @param counted whether to maintain the number of issues per value, for a column with few distinct values
   */
  constructor(counted = false) {
    this.#counts = counted ? [] : null;
  }

  get bytes(): number {
    return this.#cells.byteLength;
  }

  /** The cells of the column, for loops over many slots. */
  get cells(): Readonly<ColumnTypedArray> {
    return this.#cells;
  }

  get(slot: number): number {
    return this.#cells[slot]!;
  }

  set(slot: number, value: number): void {
    if (value > this.#highest) this.#highest = value;
    this.#cells = widenColumnArrayIfNeeded(this.#cells, value);
    if (this.#counts) {
      this.#counts[this.#cells[slot]!]!--;
      this.#counts[value] = (this.#counts[value] ?? 0) + 1;
    }
    this.#cells[slot] = value;
  }

  /** Changes the number of slots and moves the existing ones. The value of new slots is 0. */
  resize(size: number, moved: IssueSlotIndexMap | null): void {
    const before = moved?.from.length ?? this.#cells.length;
    const cells = createColumnTypedArray(this.#cells, size);
    if (!moved) cells.set(this.#cells.subarray(0, Math.min(before, size)));
    else for (let slot = 0; slot < before; slot++) cells[moved.from[slot]!] = this.#cells[slot]!;
    if (this.#counts) this.#counts[0] = (this.#counts[0] ?? 0) + size - this.#cells.length;
    this.#cells = cells;
  }

  /** Keeps only the slots in `kept`. The values of the removed slots must already be 0. */
  keepIssueSlots(kept: Uint32Array): void {
    const cells = createColumnTypedArray(this.#cells, kept.length);
    for (let i = 0; i < kept.length; i++) cells[i] = this.#cells[kept[i]!]!;
    if (this.#counts) this.#counts[0]! -= this.#cells.length - kept.length;
    this.#cells = cells;
  }

  /** Returns the set of slots with one of these values. */
  findIssueSlotsWithValues(values: readonly number[]): BitSet {
    const cells = this.#cells;
    const bits = new BitSet(cells.length);
    const wanted = new Uint8Array(this.#highest + 1);
    for (const value of values) if (value <= this.#highest) wanted[value] = 1;
    const { words } = bits;
    // The loop builds 32 bits of the set at a time, without branches, because that is faster.
    for (let at = 0; at < words.length; at++) {
      const start = at << 5;
      const count = Math.min(32, cells.length - start);
      let word = 0;
      for (let i = 0; i < count; i++) word |= wanted[cells[start + i]!]! << i;
      words[at] = word;
    }
    return bits;
  }

  /** Returns the set of slots with a value in this range, both ends inclusive. */
  findIssueSlotsInRange(from: number, to: number): BitSet {
    const cells = this.#cells;
    const bits = new BitSet(cells.length);
    for (let slot = 0; slot < cells.length; slot++) {
      const value = cells[slot]!;
      if (value >= from && value <= to) bits.words[slot >>> 5]! |= 1 << (slot & 31);
    }
    return bits;
  }

  /** Number of issues per value, over all issues. Empty unless the column is counted. */
  get counts(): readonly number[] {
    return this.#counts ?? [];
  }

  /** Counts the given slots per value. */
  countValuesInIssueSlots(slots: Uint32Array): Uint32Array {
    const cells = this.#cells;
    const counts = new Uint32Array(this.counts.length);
    for (let i = 0; i < slots.length; i++) counts[cells[slots[i]!]!]!++;
    return counts;
  }
}

/** Returns the same cells if the value fits into one, otherwise a copy of them with more bytes per cell. */
export function widenColumnArrayIfNeeded(cells: ColumnTypedArray, value: number): ColumnTypedArray {
  if (value <= UNSIGNED_INT_MAX_BY_BYTES[cells.BYTES_PER_ELEMENT]!) return cells;
  const wide = value > UNSIGNED_INT_MAX_BY_BYTES[2]! ? new Uint32Array(cells.length) : new Uint16Array(cells.length);
  wide.set(cells);
  return wide;
}

/** Creates an array with as many bytes per cell as an existing one. */
export function createColumnTypedArray(cells: ColumnTypedArray, length: number): ColumnTypedArray {
  return new (cells.constructor as new (length: number) => ColumnTypedArray)(length);
}

/** The new index of each slot after slots were inserted or removed: `from[oldSlot]` is the new slot. */
export interface IssueSlotIndexMap {
  from: Uint32Array;
}

/** The largest value that a cell can hold, by bytes per cell. */
const UNSIGNED_INT_MAX_BY_BYTES: readonly number[] = [0, 0xff, 0xffff, 0, 0xffffffff];
