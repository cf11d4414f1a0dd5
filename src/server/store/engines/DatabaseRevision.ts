/**
 * The revision of a database, or of some of its tables: as long as it is the same, so are the committed contents. Rows
 * that were read at a revision can therefore be used again without a statement.
 */
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

export type DatabaseRevision = number | string;

/**
 * The revision as an SQL expression, for a PostgreSQL server: the transactions whose changes a statement sees. It
 * changes with every transaction that writes in any process or database of the server, because each gets a new id. The
 * start time of the server distinguishes it from an earlier server that used the same transaction ids.
 */
export const DATABASE_REVISION_SQL: RawBuilder<string> = sql`pg_current_snapshot() || ' ' || pg_postmaster_start_time()`;

/**
 * Counts the statements that may have changed each table, for an engine whose only connection runs all of them. The
 * statements of a transaction count before it commits, which is safe because no other statement can read until then.
 */
export class TableRevisions {
  readonly #changesByTable = new Map<string, number>();
  #changesOfAllTables = 0;

  /** Counts a statement. Call it before the statement is sent: rows read afterwards are at least as new as the count. */
  countStatement(statement: string): void {
    const tables = findChangedTables(statement);
    if (!tables) this.countChangeOfAllTables();
    else for (const table of tables) this.#changesByTable.set(table, this.#countChanges(table) + 1);
  }

  countChangeOfAllTables(): void {
    this.#changesOfAllTables++;
  }

  /** The revision of these tables. It only increases. */
  getRevision(tables: readonly (keyof DatabaseTables)[]): number {
    return tables.reduce((sum, table) => sum + this.#countChanges(table), this.#changesOfAllTables);
  }

  #countChanges(table: string): number {
    return this.#changesByTable.get(table) ?? 0;
  }
}

/** BEGIN and COMMIT change no rows themselves. ROLLBACK does: it reverts changes. */
const TRANSACTION_COMMAND_PATTERN = /^\s*(?:BEGIN|COMMIT)\b/i;
/** Statements in which each changed table follows INSERT INTO, UPDATE, MERGE INTO or COPY. */
const ROW_STATEMENT_PATTERN = /^\s*(?:select|with|insert|update|merge|copy)\b/i;
/** Deleting rows can delete rows of other tables, by foreign keys. */
const DELETE_PATTERN = /\bdelete\b/i;
const CHANGED_TABLE_PATTERN = /\b(?:insert\s+into|update|merge\s+into|copy)\s+(?:only\s+)?"?(\w+)/gi;

/**
 * Returns the names of the tables that a statement may change, or null if it may change any table. The result may contain
 * other words of the statement, too. Triggers need not be considered: no trigger of the database changes rows.
 */
export function findChangedTables(statement: string): readonly string[] | null {
  if (TRANSACTION_COMMAND_PATTERN.test(statement)) return [];
  if (!ROW_STATEMENT_PATTERN.test(statement) || DELETE_PATTERN.test(statement)) return null;
  return [...statement.matchAll(CHANGED_TABLE_PATTERN)].map(([, table]) => table!.toLowerCase());
}

/** Statements that write no rows and need no disk space. COMMIT needs little, which is reserved. */
const NON_WRITING_COMMAND_PATTERN =
  /^\s*(?:BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|DECLARE|FETCH|CLOSE|SHOW|SET|RESET|EXPLAIN)\b/i;

/** Whether a statement may write rows, definitions or a checkpoint to the disk. */
export function mayWriteToDisk(statement: string): boolean {
  if (NON_WRITING_COMMAND_PATTERN.test(statement)) return false;
  const tables = findChangedTables(statement);
  return tables === null || tables.length > 0;
}
