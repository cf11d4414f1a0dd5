/**
 * Splits long reads into several statements. The embedded engine has a single database connection, so the
 * statements of requests must be able to run in between. On a PostgreSQL server, a long read is one
 * statement.
 */
import { sql } from 'kysely';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { SqlCondition } from './SqlCondition';

/** Target duration of one statement of a long read, in milliseconds. */
const STATEMENT_DURATION_TARGET_MS = 25;
const FIRST_READ_STATEMENT_ROW_COUNT = 10_000;

/**
 * Computes how many rows the next statement of a long read should cover, from the duration of the previous
 * ones.
 */
export class AdaptiveRowsPerStatement {
  #size: number;
  #startedAt = 0;

  /** @param whole whether to read everything in one statement */
  constructor(store: DatabaseStore, whole: boolean) {
    this.#size = whole || store.engine === 'server' ? Infinity : FIRST_READ_STATEMENT_ROW_COUNT;
  }

  /** Starts the next statement of a long read. Returns the maximum number of rows it may read. */
  startTimedStatement(): number {
    this.#startedAt = performance.now();
    return this.#size;
  }

  /**
   * Records the end of a statement and adapts the number of rows. The number changes by at most a factor of
   * 4, so that one fast statement is not followed by a long one.
   */
  endTimedStatement(): void {
    const factor = STATEMENT_DURATION_TARGET_MS / Math.max(1, performance.now() - this.#startedAt);
    this.#size = Math.max(1_000, Math.round(this.#size * Math.min(4, Math.max(0.25, factor))));
  }
}

/** Calls `read` for consecutive ranges of issue numbers, from 0 to the project's highest number. */
export async function forEachIssueNumberRange(
  sizes: AdaptiveRowsPerStatement,
  highest: number,
  read: (range: SqlCondition) => Promise<void>,
): Promise<void> {
  for (let from = 0; from <= highest;) {
    const size = sizes.startTimedStatement();
    if (size === Infinity && from === 0) return read(sql`true`);
    // The last range has no upper end. If issues are created during the read, the project version changes,
    // which the caller checks.
    const isLast = from + size > highest;
    await read(isLast ? sql`i.number >= ${from}` : sql`i.number >= ${from} AND i.number < ${from + size}`);
    sizes.endTimedStatement();
    from += size;
  }
}

/** Calls `read` for consecutive slices of these issue numbers. */
export async function forEachIssueNumberSlice(
  sizes: AdaptiveRowsPerStatement,
  numbers: Int32Array,
  read: (slice: SqlCondition) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < numbers.length;) {
    const size = Math.min(sizes.startTimedStatement(), ISSUE_NUMBERS_PER_STATEMENT);
    await read(sql`i.number = ANY(${[...numbers.subarray(from, from + size)]}::int[])`);
    sizes.endTimedStatement();
    from += size;
  }
}

/** Maximum number of issue numbers in the condition of one statement. */
const ISSUE_NUMBERS_PER_STATEMENT = 20_000;
