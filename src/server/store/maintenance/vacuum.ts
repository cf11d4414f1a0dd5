/** Runs VACUUM and ANALYZE on tables with many changed rows. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Minimum number of changed rows at which a table needs VACUUM or ANALYZE. */
const VACUUM_CHANGED_ROWS_MIN = 1_000;
/** Minimum share of changed rows at which a table needs VACUUM or ANALYZE, from 0 to 1. */
const VACUUM_CHANGED_ROWS_SHARE_MIN = 0.02;

interface VacuumCandidate {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * Runs VACUUM or ANALYZE, or both, on the smallest table that needs it. Only for the embedded engine: a
 * PostgreSQL server has autovacuum.
 * @returns false when no table needs maintenance
 */
export async function vacuumNextTable(db: Kysely<DatabaseTables>): Promise<boolean> {
  const threshold = sql`greatest(${VACUUM_CHANGED_ROWS_MIN}::float8, ${VACUUM_CHANGED_ROWS_SHARE_MIN}::float8 * n_live_tup)`;
  const { rows } = await sql<VacuumCandidate>`
    SELECT relname AS name, n_dead_tup + n_ins_since_vacuum > ${threshold} AS vacuum, n_mod_since_analyze > ${threshold} AS analyze
    FROM pg_stat_user_tables
    WHERE schemaname = current_schema()
      AND (n_dead_tup + n_ins_since_vacuum > ${threshold} OR n_mod_since_analyze > ${threshold})
    ORDER BY n_live_tup LIMIT 1`.execute(db);
  const table = rows[0];
  if (!table) return false;
  if (table.vacuum) await sql`VACUUM (TRUNCATE false) ${sql.table(table.name)}`.execute(db);
  if (table.analyze) await sql`ANALYZE ${sql.table(table.name)}`.execute(db);
  return true;
}

/** The tables that a bulk load fills. */
const TABLES_FILLED_BY_BULK_LOAD = [
  'app_user',
  'label',
  'milestone',
  'issue',
  'issue_text',
  'issue_source',
  'comment',
  'event',
  'issue_link',
  'mention',
] as const satisfies readonly (keyof DatabaseTables)[];

/** Filled tables whose rows are large, because they contain texts or the raw fields of another tracker. */
const TABLES_WITH_TEXTS: ReadonlySet<keyof DatabaseTables> = new Set([
  'issue_text',
  'issue_source',
  'comment',
]);

/**
 * `default_statistics_target` for tables with texts. ANALYZE samples 300 times this number of rows and keeps them in memory,
 * which takes 60 MB with PostgreSQL's default of 100.
 */
const TEXT_TABLE_STATISTICS_TARGET = 25;

/**
 * Runs VACUUM and ANALYZE on all tables that a bulk load fills, if more than 2% of all issues were imported
 * or changed. Each table takes a statement of its own, so that requests can run in between.
 * @param issues number of issues that were imported or changed
 */
export async function vacuumAfterBulkLoad(db: Kysely<DatabaseTables>, issues: number): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(issue_count), 0) AS total FROM project`.execute(db);
  if (issues <= VACUUM_CHANGED_ROWS_SHARE_MIN * rows[0]!.total) return;
  for (const table of TABLES_FILLED_BY_BULK_LOAD) {
    await db.connection().execute(async (connection) => {
      const hasTexts = TABLES_WITH_TEXTS.has(table);
      if (hasTexts)
        await sql`SET default_statistics_target = ${sql.lit(TEXT_TABLE_STATISTICS_TARGET)}`.execute(
          connection,
        );
      try {
        await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(connection);
      } finally {
        if (hasTexts) await sql`RESET default_statistics_target`.execute(connection);
      }
    });
  }
}
