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
  /** Runs `COPY ... FROM STDIN`. The lines are in the text format of COPY. */
  copy(sql: string, lines: string): Promise<SqlStatementResult>;
  /**
   * Returns the connection to its pool. A connection that is broken after a failed ROLLBACK is closed
   * instead, if its engine has a pool.
   */
  release(broken: boolean): void;
}

export interface SqlConnectionSource {
  acquire(): Promise<SqlConnection>;
}

/** The lines to copy, passed as the only parameter of a `COPY ... FROM STDIN`. */
export class CopyFromStdinLines {
  readonly lines: string;

  constructor(lines: string) {
    this.lines = lines;
  }
}
