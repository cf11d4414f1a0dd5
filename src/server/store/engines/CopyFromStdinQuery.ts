/**
 * `COPY ... FROM STDIN` on a PostgreSQL server, as a query of `pg` that sends its data when the server is
 * ready for them. `pg` calls the handlers of a query by name, but its types do not declare them.
 */
import type { Connection, Submittable } from 'pg';

interface PgCopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

export class CopyFromStdinQuery implements Submittable {
  readonly #sql: string;
  readonly #data: Uint8Array<ArrayBuffer>;
  #copied = 0;
  #resolve!: (rows: number) => void;
  #reject!: (error: Error) => void;
  /** Resolves to the number of copied rows. */
  readonly done: Promise<number>;

  constructor(sql: string, data: Uint8Array<ArrayBuffer>) {
    this.#sql = sql;
    this.#data = data;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: PgCopyConnection): void {
    connection.sendCopyFromChunk(
      Buffer.from(this.#data.buffer, this.#data.byteOffset, this.#data.byteLength),
    );
    connection.endCopyFrom();
  }

  /** Parses the command tag, such as `COPY 123`. */
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
