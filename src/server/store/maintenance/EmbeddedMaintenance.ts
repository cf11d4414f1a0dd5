/**
 * What a PostgreSQL server's own processes would do, for the embedded engine, which has none:
 * checkpoints keep the log short (a start after a kill reads all of it again), VACUUM keeps the
 * visibility map that index-only scans need, ANALYZE the planner's statistics. All of it in the
 * background lane and, but for the checkpoint, only while nobody has asked for anything for a while.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/Tables';
import { vacuumNextTable } from './vacuum';

/** Bytes of log between checkpoints. */
const LOG_MAX = 64 * 1024 * 1024;
/** Milliseconds between looks. */
const INTERVAL = 1_000;
/** Milliseconds without a statement after which nobody is there. */
const IDLE = 10_000;

export class EmbeddedMaintenance {
  readonly #db: Kysely<Tables>;
  /** When the last statement of anyone else began, by `performance.now()`. */
  readonly #lastUse: () => number;
  readonly #timer: NodeJS.Timeout;
  #seen = 0;
  #checkpointAt: number | null = null;
  #work: Promise<void> = Promise.resolve();
  #working = false;
  #tended = 0;

  constructor(db: Kysely<Tables>, lastUse: () => number) {
    this.#db = db;
    this.#lastUse = lastUse;
    this.#timer = setInterval(() => this.#look(), INTERVAL);
    this.#timer.unref();
  }

  /** Ends with a checkpoint, so that the next start has nothing to read again; without one it only takes longer. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work;
    await sql`CHECKPOINT`.execute(this.#db).catch(() => undefined);
  }

  #look(): void {
    if (this.#working) return;
    this.#working = true;
    this.#work = this.#tend()
      // A failure (the disk is full) is met, and told, by the statements of others; no use in repeating it.
      .catch(() => {
        this.#tended = this.#seen;
      })
      .finally(() => {
        this.#working = false;
      });
  }

  async #tend(): Promise<void> {
    const used = this.#lastUse();
    if (used !== this.#seen) {
      this.#seen = used;
      await this.#checkpoint();
    } else if (this.#tended !== used && performance.now() - used > IDLE) {
      // Until there is nothing left to do for what has happened so far.
      if (!(await vacuumNextTable(this.#db))) this.#tended = used;
    }
  }

  async #checkpoint(): Promise<void> {
    const { rows } = await sql<{
      at: number;
    }>`SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint AS at`.execute(this.#db);
    const { at } = rows[0]!;
    this.#checkpointAt ??= at;
    if (at - this.#checkpointAt < LOG_MAX) return;
    await sql`CHECKPOINT`.execute(this.#db);
    this.#checkpointAt = at;
  }
}
