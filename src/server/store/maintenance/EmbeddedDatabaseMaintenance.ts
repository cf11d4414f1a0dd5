/**
 * Maintenance of the embedded engine, which lacks the background processes of a PostgreSQL server.
 * Checkpoints keep the WAL short, because a start after a crash replays all of it. VACUUM updates the
 * visibility map, which index-only scans need. ANALYZE updates the planner's statistics. All of them run as
 * background work; VACUUM and ANALYZE run only while the database is idle.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { vacuumNextTable } from './vacuum';

/** Number of bytes of WAL after which a checkpoint runs. */
const CHECKPOINT_WAL_BYTES_MIN = 64 * 1024 * 1024;
/** Milliseconds between two checks of whether the embedded database needs a checkpoint or VACUUM. */
const MAINTENANCE_CHECK_INTERVAL_MS = 1_000;
/** Milliseconds without a statement after which the database counts as idle. */
const DATABASE_IDLE_AFTER_MS = 10_000;

export class EmbeddedDatabaseMaintenance {
  readonly #db: Kysely<DatabaseTables>;
  /** Returns when the last statement began that was not maintenance, by `performance.now()`. */
  readonly #lastUse: () => number;
  readonly #timer: NodeJS.Timeout;
  /** The result of `#lastUse` at the last check. */
  #seenUse = 0;
  /** WAL position of the last checkpoint, in bytes. */
  #checkpointAt: number | null = null;
  #work: Promise<void> = Promise.resolve();
  #isWorking = false;
  /** The value of `#lastUse` for which all tables have been vacuumed and analyzed. */
  #vacuumedUse = 0;

  constructor(db: Kysely<DatabaseTables>, lastUse: () => number) {
    this.#db = db;
    this.#lastUse = lastUse;
    this.#timer = setInterval(() => this.#check(), MAINTENANCE_CHECK_INTERVAL_MS);
    this.#timer.unref();
  }

  /**
   * Stops the maintenance after a final checkpoint, so that the next start has no WAL to replay. If this
   * checkpoint fails, the next start only takes longer.
   */
  async stopMaintenance(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work;
    await sql`CHECKPOINT`.execute(this.#db).catch(() => undefined);
  }

  #check(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#work = this.#maintain()
      // A failed maintenance is not reported, because other statements fail with the same cause, such as a
      // full disk. It is tried again after the database has been used again.
      .catch(() => {
        this.#vacuumedUse = this.#seenUse;
      })
      .finally(() => {
        this.#isWorking = false;
      });
  }

  async #maintain(): Promise<void> {
    const used = this.#lastUse();
    if (used !== this.#seenUse) {
      this.#seenUse = used;
      await this.#checkpoint();
    } else if (this.#vacuumedUse !== used && performance.now() - used > DATABASE_IDLE_AFTER_MS) {
      // A check vacuums at most one table, so that requests can run in between. When no table needs VACUUM
      // any more, the checks stop until the database is used again.
      if (!(await vacuumNextTable(this.#db))) this.#vacuumedUse = used;
    }
  }

  async #checkpoint(): Promise<void> {
    const { rows } = await sql<{
      at: number;
    }>`SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint AS at`.execute(this.#db);
    const { at } = rows[0]!;
    this.#checkpointAt ??= at;
    if (at - this.#checkpointAt < CHECKPOINT_WAL_BYTES_MIN) return;
    await sql`CHECKPOINT`.execute(this.#db);
    this.#checkpointAt = at;
  }
}
