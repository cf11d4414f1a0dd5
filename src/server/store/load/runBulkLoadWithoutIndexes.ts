import { type Kysely, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import { createMissingIndexes } from '../migrations/createMissingIndexes';
import type { DatabaseStore } from '../DatabaseStore';
import { LARGE_TABLE_INDEXES } from '../tables/indexes';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Runs a bulk load. If the issue tables are empty, their indexes are dropped first and built once at the end,
 * which is five times faster than updating them with each row. They are also built if the load fails. If the
 * process dies, `createMissingIndexes` builds them at the next start.
 */
export async function runBulkLoadWithoutIndexes<T>(
  store: DatabaseStore,
  load: () => Promise<T>,
  progress: ProgressReporter = NOOP_PROGRESS_REPORTER,
): Promise<T> {
  const db = store.background;
  try {
    if (await areIssueTablesEmpty(db)) {
      for (const { name } of LARGE_TABLE_INDEXES) await sql`DROP INDEX IF EXISTS ${sql.id(name)}`.execute(db);
    }
    return await load();
  } finally {
    // `progress` throws if the user cancels the load. The indexes must be built nevertheless, so the build is
    // repeated without progress.
    await createMissingIndexes(db, store.engine, progress).catch(() =>
      createMissingIndexes(db, store.engine),
    );
  }
}

async function areIssueTablesEmpty(db: Kysely<DatabaseTables>): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT FROM issue) OR EXISTS (SELECT FROM comment) OR EXISTS (SELECT FROM event) AS filled
  `.execute(db);
  return rows[0]!.filled === false;
}
