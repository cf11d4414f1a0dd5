import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { DatabaseWorkerRequest } from '../../server/store/engines/protocol';

/**
 * Stands for a worker thread of the embedded engine while one store uses it. When the store closes its database, the
 * thread goes on, and the store receives none of its messages any more.
 */
export class DatabaseWorkerLoan extends EventEmitter {
  readonly worker: Worker;
  readonly #onReturn: () => void;
  #isReturned = false;
  readonly #forwarders = {
    message: (message: unknown) => this.emit('message', message),
    error: (error: unknown) => this.emit('error', error),
    exit: (code: unknown) => this.emit('exit', code),
  };

  /**
   * @param isOpen whether the thread has opened its database for an earlier store
   * @param onReturn called when the store has closed its database
   */
  constructor(worker: Worker, isOpen: boolean, onReturn: () => void) {
    super();
    this.worker = worker;
    this.#onReturn = onReturn;
    for (const [event, forward] of Object.entries(this.#forwarders)) worker.on(event, forward);
    if (isOpen) setImmediate(() => this.emit('message', { ready: true }));
  }

  postMessage(request: DatabaseWorkerRequest, transfer?: ArrayBuffer[]): void {
    if (request.kind !== 'close') {
      this.worker.postMessage(request, transfer);
      return;
    }
    this.#stopForwarding();
    this.#isReturned = true;
    this.#onReturn();
    this.emit('message', { id: request.id, names: [], rows: [], affected: undefined });
  }

  /** Ends the thread, unless the store has closed its database before. */
  async terminate(): Promise<void> {
    if (this.#isReturned) return;
    this.#stopForwarding();
    await this.worker.terminate();
  }

  #stopForwarding(): void {
    for (const [event, forward] of Object.entries(this.#forwarders)) this.worker.off(event, forward);
  }
}
