import { CompiledQuery, type Kysely, sql } from 'kysely';
import { CopyFromStdinData } from '../engines/connection';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Rows to copy into one table (see CopyRowBuffer). */
export interface CopyableRows {
  readonly table: keyof DatabaseTables;
  readonly columns: readonly string[];
  /** Returns the rows in the binary format of COPY. Can be called only once. */
  takeCopyData(): Uint8Array<ArrayBuffer>;
}

/**
 * Inserts rows by COPY, the fastest way to fill a table. The rows cannot be used again, because their memory is passed
 * to the thread of the embedded engine.
 * @returns the number of rows
 */
export async function copyRowsIntoTable(db: Kysely<DatabaseTables>, rows: CopyableRows): Promise<number> {
  const columns = rows.columns.map((column) => sql.ref(column));
  const statement = sql`COPY ${sql.table(rows.table)} (${sql.join(columns)}) FROM STDIN (FORMAT binary)`;
  const data = new CopyFromStdinData(rows.takeCopyData());
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(statement.compile(db).sql, [data]));
  return Number(numAffectedRows ?? 0);
}
