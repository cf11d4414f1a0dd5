import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from '../tables/Tables';

/** An open write transaction on our tables. */
export type Transaction = KyselyTransaction<Tables>;

/** Of PostgreSQL: two transactions wait for each other, or cannot be told one after the other. */
const CONTENTION = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction: all of it, or nothing. Where others are in the way so that the database
 * ends it (an import locks the project first, an edit its issue), it is run again from the start.
 */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isContention(error)) throw error;
    }
  }
}

function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONTENTION.has(String(error.code));
}
