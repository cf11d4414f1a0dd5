import { type Kysely, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import { LARGE_TABLE_INDEXES } from '../tables/indexes';
import type { Tables } from '../tables/Tables';

/**
 * Creates missing indexes of the issue tables, such as those dropped by a migration or by a bulk load
 * that was killed. Does nothing when all exist; takes minutes on full tables.
 */
export async function createMissingIndexes(
  db: Kysely<Tables>,
  progress: ProgressReporter = NOOP_PROGRESS_REPORTER,
): Promise<void> {
  const { rows } = await sql<{ indexname: string }>`
    SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()`.execute(db);
  const existing = new Set(rows.map((row) => row.indexname));
  const missing = LARGE_TABLE_INDEXES.filter(({ name }) => !existing.has(name));
  if (missing.length === 0) return;
  await db.connection().execute(async (connection) => {
    await sql`SET maintenance_work_mem = '512MB'`.execute(connection);
    try {
      progress.start('Building the indexes', missing.length);
      for (const { create } of missing) {
        await sql.raw(create).execute(connection);
        progress.advance(1);
      }
    } finally {
      progress.finish();
      await sql`RESET maintenance_work_mem`.execute(connection);
    }
  });
}
