/** What an engine gives to the dialect: connections that run one statement at a time. */

export interface StatementResult {
  rows: Record<string, unknown>[];
  /** Rows that an INSERT, UPDATE, DELETE, MERGE or COPY touched; undefined for any other statement. */
  affected: number | undefined;
}

export interface SqlConnection {
  /** Parameters are in PostgreSQL's text form already (see `encodeParameter`). */
  query(sql: string, parameters: readonly (string | null)[]): Promise<StatementResult>;
  /** Runs `COPY ... FROM STDIN` with these lines of its text format. */
  copy(sql: string, lines: string): Promise<StatementResult>;
  /** Gives it back; one whose state is unknown (a failed ROLLBACK) is thrown away where there are others. */
  release(broken: boolean): void;
}

export interface ConnectionSource {
  acquire(): Promise<SqlConnection>;
}

/** As the only parameter of a `COPY ... FROM STDIN`: the lines to copy. */
export class CopyLines {
  readonly lines: string;

  constructor(lines: string) {
    this.lines = lines;
  }
}
