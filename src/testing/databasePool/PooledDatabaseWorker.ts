import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { DatabaseWorkerRequest } from '../../server/store/engines/protocol';

/**
 * Proxy for a pooled worker thread of the embedded engine, used by one `DatabaseThread`. Closing the database detaches
 * the proxy and keeps the worker running.
 */
export class PooledDatabaseWorker extends EventEmitter {
  readonly #worker: Worker;
  readonly #onRelease: () => void;
  #isReleased = false;
  readonly #forwarders = {
    message: (message: unknown) => this.emit('message', message),
    error: (error: unknown) => this.emit('error', error),
    exit: (code: unknown) => this.emit('exit', code),
  };

  /**
   * @param isOpen whether the worker has already opened its database
   * @param onRelease called when the database is closed
   */
  constructor(worker: Worker, isOpen: boolean, onRelease: () => void) {
    super();
    this.#worker = worker;
    this.#onRelease = onRelease;
    for (const [event, forward] of Object.entries(this.#forwarders)) worker.on(event, forward);
    if (isOpen) setImmediate(() => this.#reportReady());
  }

  postMessage(request: DatabaseWorkerRequest, transfer?: ArrayBuffer[]): void {
    if (request.kind !== 'close') {
      this.#worker.postMessage(request, transfer);
      return;
    }
    this.#stopForwarding();
    this.#isReleased = true;
    this.#onRelease();
    this.emit('message', { id: request.id, names: [], rows: [], affected: undefined });
  }

  /** Terminates the worker, unless the database was closed. */
  async terminate(): Promise<void> {
    if (this.#isReleased) return;
    this.#stopForwarding();
    await this.#worker.terminate();
  }

  /** A worker that exited while it was idle emits no further event. */
  #reportReady(): void {
    if (this.#worker.threadId === EXITED_THREAD_ID) this.emit('exit');
    else this.emit('message', { ready: true });
  }

  #stopForwarding(): void {
    for (const [event, forward] of Object.entries(this.#forwarders)) this.#worker.off(event, forward);
  }
}

/** Value of `Worker.threadId` after the worker has exited. */
const EXITED_THREAD_ID = -1;
