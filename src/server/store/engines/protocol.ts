/** What the server's thread and the embedded engine's worker say to each other. */

export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly (string | null)[] }
  | { id: number; kind: 'copy'; sql: string; lines: string }
  /** Writes the whole database to a file, as a tar archive. */
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'close' };

export interface WorkerResult {
  /** Column names; rows are arrays in this order, which is what a structured clone does fastest. */
  names: string[];
  rows: unknown[][];
  affected: number | undefined;
}

/** The fields of a PostgreSQL error that callers tell apart. */
export interface WorkerError {
  message: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
  table?: string;
  column?: string;
  position?: string;
}

export type WorkerResponse =
  | ({ id: number } & WorkerResult)
  | { id: number; error: WorkerError }
  /** The payload of a notification on our channel. */
  | { notification: string }
  /** PostgreSQL has ended itself, for this reason. */
  | { panic: string };

export interface WorkerSettings {
  /** Absolute folder of the database; null: in memory. */
  folder: string | null;
  /** A dump that a new database starts from; null: an empty one is made. */
  template: string | null;
}

/** First message of a worker: whether the database opened. */
export type WorkerStartResult = { ready: true } | { ready: false; error: WorkerError };
