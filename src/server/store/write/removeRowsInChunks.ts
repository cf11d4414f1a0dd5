import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Maximum number of rows that one statement removes, so that requests do not wait long for it. */
export const REMOVED_ROWS_PER_STATEMENT_MAX = 1_000;

/**
 * Removes rows from a table in the order of an index, in short statements. Each statement continues after the last key of
 * the previous one, because it would otherwise scan the entries of all removed rows.
 * @param condition the rows to remove, by equality with the first columns of the index
 * @param keys the columns that follow in the index. All their values are positive
 */
export async function removeRowsInChunks(
  db: Kysely<DatabaseTables>,
  table: keyof DatabaseTables,
  condition: RawBuilder<unknown>,
  keys: readonly string[],
): Promise<void> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  for (let last: Record<string, number> | undefined = {}; last;) {
    const after: RawBuilder<unknown> = sql.join(keys.map((key) => sql`${last![key] ?? 0}::bigint`));
    const isNext = sql`${condition} AND (${columns}) > (${after})`;
    const result: { rows: Record<string, number>[] } = await sql<Record<string, number>>`
      WITH chunk AS MATERIALIZED (SELECT ${columns} FROM ${sql.table(table)} WHERE ${isNext}
        ORDER BY ${columns} LIMIT ${REMOVED_ROWS_PER_STATEMENT_MAX}),
      ends AS (SELECT ${columns} FROM chunk ORDER BY ${sql.join(keys.map((key) => sql`${sql.ref(key)} DESC`))} LIMIT 1),
      removed AS (DELETE FROM ${sql.table(table)} WHERE ${isNext} AND (${columns}) <= (SELECT ${columns} FROM ends))
      SELECT * FROM ends`.execute(db);
    last = result.rows[0];
  }
}
