/** A worker thread that runs the embedded PostgreSQL, and the pending requests to it. */
import type { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import { WinnowError } from '../../../shared/errors';
import type {
  DatabaseWorkerError,
  DatabaseWorkerStartResult,
  DatabaseWorkerResult,
  DatabaseWorkerRequest,
  DatabaseWorkerResponse,
  DatabaseWorkerSettings,
} from './protocol';
import { describeDiskProblem, describeDiskProblemInMessage } from '../errors/diskErrors';
import { createDatabaseWriteError } from './DiskGuard';
import { SMALL_YOUNG_GENERATION_MB, startWorkerThread } from './startWorkerThread';

/** A request to the worker thread without its id, which `send` assigns. */
export type DatabaseWorkerRequestBody = DatabaseWorkerRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'id'>
    : never
  : never;

interface PendingDatabaseRequest {
  resolve: (result: DatabaseWorkerResult) => void;
  reject: (error: Error) => void;
}

export class DatabaseThread {
  readonly #worker: Worker;
  readonly #onNotification: (payload: string) => void;
  readonly #pending = new Map<number, PendingDatabaseRequest>();
  #lastId = 0;
  #failure: Error | null = null;

  private constructor(worker: Worker, onNotification: (payload: string) => void) {
    this.#worker = worker;
    this.#onNotification = onNotification;
    worker.on('message', (response: DatabaseWorkerResponse) => this.#settle(response));
    worker.on('error', (error: Error) => this.#fail(error.message));
    worker.on('exit', () => this.#fail('the database thread has stopped'));
  }

  /**
   * Starts the worker thread and opens the embedded database.
   * @param onNotification called with the payload of each PostgreSQL notification, before the statement that
   *   sent it ends
   * @throws WinnowError UNAVAILABLE
   */
  static async startThread(
    settings: DatabaseWorkerSettings,
    onNotification: (payload: string) => void,
  ): Promise<DatabaseThread> {
    const youngGenerationMaxMb = settings.use === 'command' ? SMALL_YOUNG_GENERATION_MB : undefined;
    const worker = startWorkerThread(__dirname, 'pglite', settings, youngGenerationMaxMb);
    const result = await awaitDatabaseWorkerStart(worker).catch((error: unknown) => ({
      ready: false as const,
      error: { message: error instanceof Error ? error.message : String(error) },
    }));
    if (result.ready) return new DatabaseThread(worker, onNotification);
    await worker.terminate();
    throw createDatabaseStartError(settings.folder, result.error);
  }

  /** Why the worker thread of the database has stopped responding, or null while it responds. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** @param transfer buffers of the request whose memory is passed to the thread instead of copied */
  sendRequest(
    request: DatabaseWorkerRequestBody,
    transfer: ArrayBuffer[] = [],
  ): Promise<DatabaseWorkerResult> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id } satisfies DatabaseWorkerRequest, transfer);
    });
  }

  /** Closes the embedded database cleanly if its worker thread still responds, and ends the thread. */
  async stopThread(): Promise<void> {
    if (!this.#failure) await this.sendRequest({ kind: 'close' }).catch(() => undefined);
    this.#fail('the database was closed');
    await this.#worker.terminate();
  }

  #settle(response: DatabaseWorkerResponse): void {
    if ('panic' in response) {
      this.#fail(response.panic);
      return;
    }
    if ('notification' in response) {
      this.#onNotification(response.notification);
      return;
    }
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if ('error' in response) pending?.reject(toDatabaseError(response.error));
    else pending?.resolve(response);
  }

  #fail(reason: string): void {
    const cause = describeDiskProblemInMessage(reason) ?? reason;
    this.#failure ??= new WinnowError('UNAVAILABLE', `The embedded database is not responding: ${cause}.`);
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}

function awaitDatabaseWorkerStart(worker: Worker): Promise<DatabaseWorkerStartResult> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the embedded database ended while starting.')));
  });
}

/**
 * Converts an error of the worker thread to the error class of `pg`, so that callers can check `code` on both
 * database engines.
 */
function toDatabaseError(error: DatabaseWorkerError): Error {
  const diskProblem = describeDiskProblem(error);
  if (diskProblem !== null) return createDatabaseWriteError(diskProblem, error);
  return Object.assign(new DatabaseError(error.message, error.message.length, 'error'), error);
}

/**
 * Creates the error for an embedded database that cannot be opened. Its message is one line: the last
 * messages of PostgreSQL or, without any, that of PGlite.
 */
function createDatabaseStartError(
  folder: string | null,
  { message, detail = '' }: DatabaseWorkerError,
): WinnowError {
  const messages = detail
    .split('\n')
    .map((line) => /(?:FATAL|PANIC|DETAIL|postgres): +(.*)/.exec(line)?.[1])
    .filter((text) => text !== undefined);
  const cause = messages.length > 0 ? messages.slice(-2).join(' ') : message;
  const diskProblem = describeDiskProblemInMessage(`${message}\n${detail}`);
  const where = folder === null ? 'in memory' : `in ${folder}`;
  return new WinnowError(
    'UNAVAILABLE',
    `The embedded database ${where} cannot be opened: ${diskProblem === null ? cause : `${diskProblem} (${cause})`}`,
  );
}
