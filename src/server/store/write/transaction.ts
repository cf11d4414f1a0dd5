import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { DatabaseConnectionError } from '../errors/DatabaseConnectionError';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** An open database transaction. */
export type Transaction = KyselyTransaction<DatabaseTables>;

/**
 * PostgreSQL's SQLSTATEs for deadlocks and serialization failures. A transaction that fails with one of them
 * is repeated.
 */
const RETRYABLE_SQL_STATES = new Set(['40P01', '40001']);
/** Maximum number of attempts to run a transaction. While the database cannot be reached, each fails after a time limit. */
const TRANSACTION_ATTEMPTS_MAX = 5;

/**
 * Runs `work` in a transaction. Repeats it after a deadlock, and after the connection was lost before the commit.
 * Deadlocks are possible because imports lock the project before issues, and edits lock issues before the project.
 * `work` must have no other side effects than its statements.
 */
export async function runInTransaction<T>(
  db: Kysely<DatabaseTables>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= TRANSACTION_ATTEMPTS_MAX || !isRetryableError(error)) throw error;
    }
  }
}

function isRetryableError(error: unknown): boolean {
  if (error instanceof DatabaseConnectionError) return error.isRolledBack;
  return error instanceof Error && 'code' in error && RETRYABLE_SQL_STATES.has(String(error.code));
}
