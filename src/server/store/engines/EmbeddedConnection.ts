import type { SqlConnection, SqlStatementResult } from './connection';
import type { TableRevisions } from './DatabaseRevision';
import type { DiskGuard } from './DiskGuard';
import type { DatabaseThread, DatabaseWorkerRequestBody } from './DatabaseThread';

/**
 * A connection to the embedded engine. It belongs to the current worker thread, because a transaction must not continue
 * after a restart. BEGIN is sent with the first statement of its transaction, which saves a message to the thread.
 */
export class EmbeddedConnection implements SqlConnection {
  readonly release: () => void;
  readonly #thread: DatabaseThread;
  readonly #revisions: TableRevisions;
  readonly #diskGuard: DiskGuard | null;
  /** Whether BEGIN was requested and has not been sent yet. */
  #isBeginPending = false;

  /**
   * @param revisions counts the statements of the connection
   * @param diskGuard null: the database is in memory
   */
  constructor(
    thread: DatabaseThread,
    release: () => void,
    revisions: TableRevisions,
    diskGuard: DiskGuard | null,
  ) {
    this.#thread = thread;
    this.release = release;
    this.#revisions = revisions;
    this.#diskGuard = diskGuard;
  }

  async query(sql: string, parameters: readonly (string | null)[]): Promise<SqlStatementResult> {
    if (sql === 'BEGIN') {
      this.#isBeginPending = true;
      return EMPTY_SQL_STATEMENT_RESULT;
    }
    this.#diskGuard?.requireWritableDisk(sql);
    const begins = this.#takePendingBegin();
    if (begins && (sql === 'COMMIT' || sql === 'ROLLBACK')) return EMPTY_SQL_STATEMENT_RESULT;
    this.#revisions.countStatement(sql);
    return this.#run({ kind: 'query', sql, parameters, begins });
  }

  async copyFromStdin(sql: string, data: Uint8Array<ArrayBuffer>): Promise<SqlStatementResult> {
    this.#diskGuard?.requireWritableDisk(sql);
    if (this.#takePendingBegin())
      await this.#run({ kind: 'query', sql: 'BEGIN', parameters: [], begins: false });
    this.#revisions.countStatement(sql);
    // PGlite reads COPY data from this device file.
    const copySql = sql.replace(/ FROM STDIN\b/, " FROM '/dev/blob'");
    return this.#run({ kind: 'copy', sql: copySql, data }, [data.buffer]);
  }

  #takePendingBegin(): boolean {
    const isPending = this.#isBeginPending;
    this.#isBeginPending = false;
    return isPending;
  }

  async #run(request: DatabaseWorkerRequestBody, transfer?: ArrayBuffer[]): Promise<SqlStatementResult> {
    const { names, rows, affected } = await this.#thread.sendRequest(request, transfer);
    return { rows: rows.map((row) => toRowObject(names, row)), affected };
  }
}

const EMPTY_SQL_STATEMENT_RESULT: SqlStatementResult = { rows: [], affected: undefined };

function toRowObject(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) row[names[i]!] = values[i];
  return row;
}
