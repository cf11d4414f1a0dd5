/**
 * What a PostgreSQL server's own processes would do, for the embedded engine, which has none:
 * checkpoints keep the log short (a start after a kill reads all of it again), VACUUM keeps the
 * visibility map that index-only scans need, ANALYZE the planner's statistics. All of it in the
 * background lane and, but for the checkpoint, only while nobody has asked for anything for a while.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

/** Bytes of log between checkpoints. */
const LOG_MAX = 64 * 1024 * 1024;
/** Milliseconds between looks. */
const INTERVAL = 1_000;
/** Milliseconds without a statement after which nobody is there. */
const IDLE = 10_000;
/** Changed rows, absolute and as a share of the table, that make it worth the work. */
const CHANGES_MIN = 1_000;
const CHANGES_SHARE = 0.02;

interface WornTable {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

export class Caretaker {
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
      const table = await this.#mostWorn();
      if (table) await this.#mend(table);
      // Until there is nothing left to do for what has happened so far.
      else this.#tended = used;
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

  async #mostWorn(): Promise<WornTable | null> {
    const worn = sql`greatest(${CHANGES_MIN}, ${CHANGES_SHARE} * n_live_tup)`;
    const { rows } = await sql<WornTable>`
      SELECT relname AS name, n_dead_tup + n_ins_since_vacuum > ${worn} AS vacuum, n_mod_since_analyze > ${worn} AS analyze
      FROM pg_stat_user_tables
      WHERE n_dead_tup + n_ins_since_vacuum > ${worn} OR n_mod_since_analyze > ${worn}
      ORDER BY n_live_tup LIMIT 1`.execute(this.#db);
    return rows[0] ?? null;
  }

  async #mend({ name, vacuum, analyze }: WornTable): Promise<void> {
    if (vacuum) await sql`VACUUM (TRUNCATE false) ${sql.table(name)}`.execute(this.#db);
    if (analyze) await sql`ANALYZE ${sql.table(name)}`.execute(this.#db);
  }
}
