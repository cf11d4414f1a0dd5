/**
 * A column with one non-negative integer per issue, in cells of 1, 2 or 4 bytes, depending on the largest
 * value. 0 means no value, so that ids need no separate null.
 */
import { BitSet } from '../../indexing/BitSet';
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import { type ColumnTypedArray, widenColumnArrayIfNeeded } from '../arrays/growableArrays';
import { type IssueSlotRenumbering, keepSlotsOfArray, resizeSlotArray } from './slotArrays';

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
  resize(size: number, moved: IssueSlotRenumbering | null): void {
    if (this.#counts) this.#counts[0] = (this.#counts[0] ?? 0) + size - this.#cells.length;
    this.#cells = resizeSlotArray(this.#cells, size, moved);
  }

  /** Keeps only the slots in `kept`. The values of the removed slots must already be 0. */
  keepIssueSlots(kept: Uint32Array): void {
    if (this.#counts) this.#counts[0]! -= this.#cells.length - kept.length;
    this.#cells = keepSlotsOfArray(this.#cells, kept);
  }

  /** Returns the set of slots with one of these values. */
  findIssueSlotsWithValues(values: readonly number[]): BitSet {
    const cells = this.#cells;
    const bits = new BitSet(cells.length);
    const wanted = new Uint8Array(this.#highest + 1);
    for (const value of values) if (value <= this.#highest) wanted[value] = 1;
    const { words } = bits;
    // Most bits are built eight at a time, without branches, which takes half as long as one at a time.
    const end = cells.length & ~7;
    for (let slot = 0; slot < end; slot += 8) {
      const byte =
        wanted[cells[slot]!]! |
        (wanted[cells[slot + 1]!]! << 1) |
        (wanted[cells[slot + 2]!]! << 2) |
        (wanted[cells[slot + 3]!]! << 3) |
        (wanted[cells[slot + 4]!]! << 4) |
        (wanted[cells[slot + 5]!]! << 5) |
        (wanted[cells[slot + 6]!]! << 6) |
        (wanted[cells[slot + 7]!]! << 7);
      words[slot >>> 5]! |= byte << (slot & 31);
    }
    for (let slot = end; slot < cells.length; slot++) if (wanted[cells[slot]!] === 1) bits.add(slot);
    return bits;
  }

  /** Number of issues per value, over all issues. Empty unless the column is counted. */
  get issueCountsByValue(): readonly number[] {
    return this.#counts ?? [];
  }

  /** Counts the given slots per value. */
  countValuesInIssueSlots(slots: Uint32Array): Uint32Array {
    const cells = this.#cells;
    const size = this.issueCountsByValue.length;
    // Most issues have the same few values. With several counters per value, an increment rarely waits for the previous
    // one.
    const counters = new Uint32Array(4 * size);
    const end = slots.length & ~3;
    for (let i = 0; i < end; i += 4) {
      counters[cells[slots[i]!]!]!++;
      counters[cells[slots[i + 1]!]! + size]!++;
      counters[cells[slots[i + 2]!]! + 2 * size]!++;
      counters[cells[slots[i + 3]!]! + 3 * size]!++;
    }
    for (let i = end; i < slots.length; i++) counters[cells[slots[i]!]!]!++;
    const counts = counters.subarray(0, size);
    for (let i = size; i < counters.length; i++) counts[i % size]! += counters[i]!;
    return counts;
  }

  /** Writes the column to a file, in steps. */
  *writeToFile(file: IndexFileWriter, name: string): Generator<void> {
    yield* file.writeArray(name, this.#cells);
  }

  /** Reads the column from a file. The column must be empty. */
  readFromFile(file: IndexFileReader, name: string): void {
    this.#cells = file.readArray<ColumnTypedArray>(name, ['Uint8Array', 'Uint16Array', 'Uint32Array']);
    const { counts, highest } = countCellValues(this.#cells, this.#counts !== null);
    this.#highest = highest;
    for (let value = 0; value < counts.length; value++) this.#counts![value] = counts[value]!;
  }
}

/** Finds the highest value of cells and, if `counted`, how many cells have each value. */
function countCellValues(
  cells: ColumnTypedArray,
  counted: boolean,
): { counts: Uint32Array; highest: number } {
  let highest = 0;
  for (let slot = 0; slot < cells.length; slot++) if (cells[slot]! > highest) highest = cells[slot]!;
  const counts = new Uint32Array(counted ? highest + 1 : 0);
  if (counted) for (let slot = 0; slot < cells.length; slot++) counts[cells[slot]!]!++;
  return { counts, highest };
}
