/**
 * `COPY ... FROM STDIN` on a PostgreSQL server, as a query of `pg`: it hands its lines over when the
 * server asks for them. `pg` calls the handlers by these names; its types leave them out.
 */
import type { Connection, Submittable } from 'pg';

interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

export class CopyIn implements Submittable {
  readonly #sql: string;
  readonly #lines: string;
  #copied = 0;
  #resolve!: (rows: number) => void;
  #reject!: (error: Error) => void;
  /** How many rows were copied. */
  readonly done: Promise<number>;

  constructor(sql: string, lines: string) {
    this.#sql = sql;
    this.#lines = lines;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#lines));
    connection.endCopyFrom();
  }

  /** The tag reads `COPY 123`. */
  handleCommandComplete({ text }: { text: string }): void {
    this.#copied = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#copied);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
