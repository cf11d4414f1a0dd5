/** A column with one time per issue, in microseconds since 1970. */
import { BitSet } from '../../indexing/BitSet';
import type { IssueSlotIndexMap } from './NumberColumn';

/** The value that stands for no time. It is less than all times. */
export const NO_TIME_VALUE = -Infinity;

export class TimeColumn {
  cells = new Float64Array(0);

  get bytes(): number {
    return this.cells.byteLength;
  }

  resize(size: number, moved: IssueSlotIndexMap | null): void {
    const before = this.cells;
    this.cells = new Float64Array(size).fill(NO_TIME_VALUE);
    if (!moved) this.cells.set(before.subarray(0, size));
    else for (let slot = 0; slot < moved.from.length; slot++) this.cells[moved.from[slot]!] = before[slot]!;
  }

  /** Keeps only the slots in `kept`. */
  keepIssueSlots(kept: Uint32Array): void {
    const before = this.cells;
    this.cells = Float64Array.from(kept, (slot) => before[slot]!);
  }

  /** Returns the set of slots with a time in `[from, until)`. Slots without a time never match. */
  findIssueSlotsInTimeRange(from: number, until: number): BitSet {
    const cells = this.cells;
    const bits = new BitSet(cells.length);
    for (let slot = 0; slot < cells.length; slot++) {
      const time = cells[slot]!;
      if (time !== NO_TIME_VALUE && time >= from && time < until) bits.words[slot >>> 5]! |= 1 << (slot & 31);
    }
    return bits;
  }
}
