import { type Kysely, sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import { LARGE_TABLE_INDEXES } from '../tables/indexes';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Creates missing indexes of the issue tables, such as those dropped by a migration or by a bulk load
 * that was killed. Does nothing when all exist; takes minutes on full tables.
 * @param engine a PostgreSQL server may use more memory to build an index. The embedded engine may not, because it never
 * returns memory (see engines/settings.ts)
 */
export async function createMissingIndexes(
  db: Kysely<DatabaseTables>,
  engine: 'embedded' | 'server',
  progress: ProgressReporter = NOOP_PROGRESS_REPORTER,
): Promise<void> {
  const { rows } = await sql<{ indexname: string }>`
    SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()`.execute(db);
  const existing = new Set(rows.map((row) => row.indexname));
  const missing = LARGE_TABLE_INDEXES.filter(({ name }) => !existing.has(name));
  if (missing.length === 0) return;
  await db.connection().execute(async (connection) => {
    if (engine === 'server') await sql`SET maintenance_work_mem = '512MB'`.execute(connection);
    try {
      progress.start('Building the indexes', missing.length);
      for (const { create } of missing) {
        await sql.raw(create).execute(connection);
        progress.advance(1);
      }
    } finally {
      progress.finish();
      if (engine === 'server') await sql`RESET maintenance_work_mem`.execute(connection);
    }
  });
}
