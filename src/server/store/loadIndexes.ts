/** Leaving the indexes out while an empty database is filled, and bringing them back. */
import { type Kysely, sql } from 'kysely';
import { NO_PROGRESS, type Progress } from '../../shared/progress';
import { ISSUE_INDEXES } from './indexes';
import type { Store } from './Store';
import type { Tables } from './tables';

/**
 * Creates those indexes of the issue tables that do not stand, after a migration or a bulk load that
 * died. Nothing to do otherwise; over full tables it takes minutes.
 */
export async function ensureIndexes(db: Kysely<Tables>, progress: Progress = NO_PROGRESS): Promise<void> {
  const { rows } = await sql<{ indexname: string }>`
    SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()`.execute(db);
  const standing = new Set(rows.map((row) => row.indexname));
  const missing = ISSUE_INDEXES.filter(({ name }) => !standing.has(name));
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

/**
 * Runs a load. Into empty issue tables it goes without their indexes, which are built once at the end:
 * five times faster than row by row. A load that fails leaves the indexes standing; one that dies, for
 * the next start's `ensureIndexes`.
 */
export async function withoutIndexes<T>(
  store: Store,
  load: () => Promise<T>,
  progress: Progress = NO_PROGRESS,
): Promise<T> {
  const db = store.background;
  try {
    if (await areIssueTablesEmpty(db)) {
      for (const { name } of ISSUE_INDEXES) await sql`DROP INDEX IF EXISTS ${sql.id(name)}`.execute(db);
    }
    return await load();
  } finally {
    // Whoever stops the load by its progress must not stop this too.
    await ensureIndexes(db, progress).catch(() => ensureIndexes(db));
  }
}

async function areIssueTablesEmpty(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT FROM issue) OR EXISTS (SELECT FROM comment) OR EXISTS (SELECT FROM event) AS filled
  `.execute(db);
  return rows[0]!.filled === false;
}
