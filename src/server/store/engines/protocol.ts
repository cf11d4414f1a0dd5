/** Messages between the main thread and the worker thread of the embedded engine. */
import type { EmbeddedDatabaseUse } from './settings';

export type DatabaseWorkerRequest =
  | {
      id: number;
      kind: 'query';
      sql: string;
      parameters: readonly (string | null)[];
      /** Whether the statement is the first of a transaction, so that BEGIN is executed before it. */
      begins: boolean;
    }
  | { id: number; kind: 'copy'; sql: string; data: Uint8Array<ArrayBuffer> }
  /** Write the whole database to a file, as a tar archive. */
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'close' };

export interface DatabaseWorkerResult {
  /** Column names of the result. Rows are arrays in this order, because arrays are the fastest to clone. */
  names: string[];
  rows: unknown[][];
  affected: number | undefined;
}

/** A PostgreSQL error, with the fields that callers use. */
export interface DatabaseWorkerError {
  message: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
  table?: string;
  column?: string;
  position?: string;
}

export type DatabaseWorkerResponse =
  | ({ id: number } & DatabaseWorkerResult)
  | { id: number; error: DatabaseWorkerError }
  /** The payload of a PostgreSQL notification on CHANGE_NOTIFICATION_CHANNEL. */
  | { notification: string }
  /** The reason why PostgreSQL aborted. */
  | { panic: string };

export interface DatabaseWorkerSettings {
  /** Absolute path of the database folder, or null for a database in memory. */
  folder: string | null;
  /** File with a database dump from which a new database starts, or null to create an empty one. */
  template: string | null;
  use: EmbeddedDatabaseUse;
  bufferCacheMb: number;
}

/** The first message of a worker thread: whether the embedded database could be opened. */
export type DatabaseWorkerStartResult = { ready: true } | { ready: false; error: DatabaseWorkerError };
