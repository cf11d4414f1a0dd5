/** Instants in microseconds since 1970, one an issue. */
import { Bits } from '../../indexing/Bits';
import type { Moved } from './NumberColumn';

/** Stands for no time at all: before all there are. */
export const NEVER = -Infinity;

export class TimeColumn {
  cells = new Float64Array(0);

  get bytes(): number {
    return this.cells.byteLength;
  }

  resize(size: number, moved: Moved | null): void {
    const before = this.cells;
    this.cells = new Float64Array(size).fill(NEVER);
    if (!moved) this.cells.set(before.subarray(0, size));
    else for (let slot = 0; slot < moved.from.length; slot++) this.cells[moved.from[slot]!] = before[slot]!;
  }

  /** Keeps these slots alone. */
  keep(kept: Uint32Array): void {
    const before = this.cells;
    this.cells = Float64Array.from(kept, (slot) => before[slot]!);
  }

  /** The slots whose time is in `[from, until)`; those of no time are in none. */
  during(from: number, until: number): Bits {
    const cells = this.cells;
    const bits = new Bits(cells.length);
    for (let slot = 0; slot < cells.length; slot++) {
      const time = cells[slot]!;
      if (time !== NEVER && time >= from && time < until) bits.words[slot >>> 5]! |= 1 << (slot & 31);
    }
    return bits;
  }
}
