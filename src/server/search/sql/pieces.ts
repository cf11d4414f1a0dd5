/**
 * Long reads in pieces. The embedded engine is one connection: what takes long there is cut so that
 * whoever waits for a page gets in between. A PostgreSQL server reads in one go.
 */
import { sql } from 'kysely';
import type { Store } from '../../store/Store';
import type { Condition } from './compile';

/** How long a piece should take, in milliseconds. */
const PIECE_TIME = 25;
const FIRST_PIECE = 10_000;

/** Sizes of pieces, from how long those before them took. */
export class PieceSize {
  #size: number;
  #started = 0;

  constructor(store: Store, whole: boolean) {
    this.#size = whole || store.engine === 'server' ? Infinity : FIRST_PIECE;
  }

  /** Starts the next piece: how many rows it may read. */
  next(): number {
    this.#started = performance.now();
    return this.#size;
  }

  /** Ends it. A piece that was quick by luck must not make the next one ten times too long. */
  done(): void {
    const factor = PIECE_TIME / Math.max(1, performance.now() - this.#started);
    this.#size = Math.max(1_000, Math.round(this.#size * Math.min(4, Math.max(0.25, factor))));
  }
}

/** Calls `read` for one range of issue numbers after the other, up to the project's highest number. */
export async function byNumberRanges(
  sizes: PieceSize,
  highest: number,
  read: (range: Condition) => Promise<void>,
): Promise<void> {
  for (let from = 0; from <= highest;) {
    const size = sizes.next();
    if (size === Infinity && from === 0) return read(sql`true`);
    // The last range is open: a number given meanwhile is a new version, told by the statement.
    const last = from + size > highest;
    await read(last ? sql`i.number >= ${from}` : sql`i.number >= ${from} AND i.number < ${from + size}`);
    sizes.done();
    from += size;
  }
}

/** Calls `read` for some of these issue numbers after the other. */
export async function byNumbers(
  sizes: PieceSize,
  numbers: Int32Array,
  read: (some: Condition) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < numbers.length;) {
    const size = Math.min(sizes.next(), NUMBERS_MAX);
    await read(sql`i.number = ANY(${[...numbers.subarray(from, from + size)]}::int[])`);
    sizes.done();
    from += size;
  }
}

/** Numbers of one statement. */
const NUMBERS_MAX = 20_000;
