/** Keeping the planner's statistics and the visibility map up with what was written. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/Tables';

/** Changed rows, absolute and as a share of the table, that make it worth the work. */
const CHANGES_MIN = 1_000;
const CHANGES_SHARE = 0.02;

interface WornTable {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * Tends the smallest table that needs it, in one or two statements, and answers whether there was
 * one. For the embedded engine: a PostgreSQL server does as much by itself.
 */
export async function vacuumNextTable(db: Kysely<Tables>): Promise<boolean> {
  const worn = sql`greatest(${CHANGES_MIN}::float8, ${CHANGES_SHARE}::float8 * n_live_tup)`;
  const { rows } = await sql<WornTable>`
    SELECT relname AS name, n_dead_tup + n_ins_since_vacuum > ${worn} AS vacuum, n_mod_since_analyze > ${worn} AS analyze
    FROM pg_stat_user_tables
    WHERE schemaname = current_schema()
      AND (n_dead_tup + n_ins_since_vacuum > ${worn} OR n_mod_since_analyze > ${worn})
    ORDER BY n_live_tup LIMIT 1`.execute(db);
  const table = rows[0];
  if (!table) return false;
  if (table.vacuum) await sql`VACUUM (TRUNCATE false) ${sql.table(table.name)}`.execute(db);
  if (table.analyze) await sql`ANALYZE ${sql.table(table.name)}`.execute(db);
  return true;
}

/** What a load fills. */
const LOADED = [
  ...['app_user', 'label', 'milestone', 'issue', 'issue_text', 'issue_source'],
  ...['comment', 'event', 'issue_link', 'mention'],
] as const satisfies readonly (keyof Tables)[];

/**
 * After so many issues were brought in or changed: if that is more than a small part of what there
 * is, every table gets its turn, in a statement of its own, between which others get in.
 */
export async function vacuumAfterLoad(db: Kysely<Tables>, issues: number): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(issue_count), 0) AS total FROM project`.execute(db);
  if (issues <= CHANGES_SHARE * rows[0]!.total) return;
  for (const table of LOADED) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
}
