/**
 * Whole numbers from 0, one an issue, each in as many bytes as the largest of them takes. 0 is none,
 * so that ids need no place for null.
 */
import { Bits } from '../../indexing/Bits';

export type Cells = Uint8Array | Uint16Array | Uint32Array;

export class NumberColumn {
  #cells: Cells = new Uint8Array(0);
  /** No cell holds more. */
  #highest = 0;
  /** How many issues have each value; null where nobody asks for it. */
  readonly #counts: number[] | null;

  /** @param counted keeps how many issues have each value, for a column of few values. */
  constructor(counted = false) {
    this.#counts = counted ? [] : null;
  }

  get bytes(): number {
    return this.#cells.byteLength;
  }

  /** For loops over many: the cells themselves. */
  get cells(): Readonly<Cells> {
    return this.#cells;
  }

  get(slot: number): number {
    return this.#cells[slot]!;
  }

  set(slot: number, value: number): void {
    if (value > this.#highest) this.#highest = value;
    this.#cells = wideEnough(this.#cells, value);
    if (this.#counts) {
      this.#counts[this.#cells[slot]!]!--;
      this.#counts[value] = (this.#counts[value] ?? 0) + 1;
    }
    this.#cells[slot] = value;
  }

  /** Makes room for `size` slots, and moves each old one to where `moved` says; new ones are 0. */
  resize(size: number, moved: Moved | null): void {
    const before = moved?.from.length ?? this.#cells.length;
    const cells = alike(this.#cells, size);
    if (!moved) cells.set(this.#cells.subarray(0, Math.min(before, size)));
    else for (let slot = 0; slot < before; slot++) cells[moved.from[slot]!] = this.#cells[slot]!;
    if (this.#counts) this.#counts[0] = (this.#counts[0] ?? 0) + size - this.#cells.length;
    this.#cells = cells;
  }

  /** Keeps these slots alone; the others hold 0 by now. */
  keep(kept: Uint32Array): void {
    const cells = alike(this.#cells, kept.length);
    for (let i = 0; i < kept.length; i++) cells[i] = this.#cells[kept[i]!]!;
    if (this.#counts) this.#counts[0]! -= this.#cells.length - kept.length;
    this.#cells = cells;
  }

  /** The slots that have one of these values. */
  oneOf(values: readonly number[]): Bits {
    const cells = this.#cells;
    const bits = new Bits(cells.length);
    const wanted = new Uint8Array(this.#highest + 1);
    for (const value of values) if (value <= this.#highest) wanted[value] = 1;
    const { words } = bits;
    // A word at a time, and without a branch.
    for (let at = 0; at < words.length; at++) {
      const start = at << 5;
      const count = Math.min(32, cells.length - start);
      let word = 0;
      for (let i = 0; i < count; i++) word |= wanted[cells[start + i]!]! << i;
      words[at] = word;
    }
    return bits;
  }

  /** The slots whose value lies between, ends included. */
  between(from: number, to: number): Bits {
    const cells = this.#cells;
    const bits = new Bits(cells.length);
    for (let slot = 0; slot < cells.length; slot++) {
      const value = cells[slot]!;
      if (value >= from && value <= to) bits.words[slot >>> 5]! |= 1 << (slot & 31);
    }
    return bits;
  }

  /** How many of all issues have each value, by value. Only of a counted column. */
  get counts(): readonly number[] {
    return this.#counts ?? [];
  }

  /** How many of these slots have each value, by value. */
  countOf(slots: Uint32Array): Uint32Array {
    const cells = this.#cells;
    const counts = new Uint32Array(this.counts.length);
    for (let i = 0; i < slots.length; i++) counts[cells[slots[i]!]!]!++;
    return counts;
  }
}

/** The same cells, or wider ones, that have room for a value. */
export function wideEnough(cells: Cells, value: number): Cells {
  if (value <= LIMITS[cells.BYTES_PER_ELEMENT]!) return cells;
  const wide = value > LIMITS[2]! ? new Uint32Array(cells.length) : new Uint16Array(cells.length);
  wide.set(cells);
  return wide;
}

/** Empty cells as wide as these. */
export function alike(cells: Cells, length: number): Cells {
  return new (cells.constructor as new (length: number) => Cells)(length);
}

/** Where each slot goes when others come or go: `from[old]` is the new one. */
export interface Moved {
  from: Uint32Array;
}

/** The largest value by bytes a cell. */
const LIMITS: readonly number[] = [0, 0xff, 0xffff, 0, 0xffffffff];
