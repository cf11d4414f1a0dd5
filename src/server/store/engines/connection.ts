/**
 * The interface between a database engine and the Kysely dialect: connections that run one statement at a
 * time.
 */

export interface SqlStatementResult {
  rows: Record<string, unknown>[];
  /** Number of rows affected by an INSERT, UPDATE, DELETE, MERGE or COPY; undefined for other statements. */
  affected: number | undefined;
}

export interface SqlConnection {
  /** Runs a statement. Parameters are in PostgreSQL's text format (see `encodeSqlParameter`). */
  query(sql: string, parameters: readonly (string | null)[]): Promise<SqlStatementResult>;
  /**
   * Runs `COPY ... FROM STDIN`.
   * @param data all bytes of a buffer, in the format that the statement names. It cannot be used afterwards, because the
   *   embedded engine transfers its memory to another thread
   */
  copyFromStdin(sql: string, data: Uint8Array<ArrayBuffer>): Promise<SqlStatementResult>;
  /**
   * Returns the connection to its pool. A connection that is broken after a failed ROLLBACK is closed
   * instead, if its engine has a pool.
   */
  release(broken: boolean): void;
}

export interface SqlConnectionSource {
  acquire(): Promise<SqlConnection>;
}

/** The data to copy, passed as the only parameter of a `COPY ... FROM STDIN`. */
export class CopyFromStdinData {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}
