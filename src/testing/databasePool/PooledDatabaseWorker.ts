import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { DatabaseWorkerRequest } from '../../server/store/engines/protocol';

/**
 * Proxy of a pooled worker thread of the embedded engine, for one store. When the store closes, the thread keeps running
 * and the store receives no more messages.
 */
export class PooledDatabaseWorker extends EventEmitter {
  readonly worker: Worker;
  readonly #onRelease: () => void;
  #isReleased = false;
  readonly #forwarders = {
    message: (message: unknown) => this.emit('message', message),
    error: (error: unknown) => this.emit('error', error),
    exit: (code: unknown) => this.emit('exit', code),
  };

  /**
   * @param isOpen whether the thread has opened its database for an earlier store
   * @param onRelease called when the store closes
   */
  constructor(worker: Worker, isOpen: boolean, onRelease: () => void) {
    super();
    this.worker = worker;
    this.#onRelease = onRelease;
    for (const [event, forward] of Object.entries(this.#forwarders)) worker.on(event, forward);
    if (isOpen) setImmediate(() => this.emit('message', { ready: true }));
  }

  postMessage(request: DatabaseWorkerRequest, transfer?: ArrayBuffer[]): void {
    if (request.kind !== 'close') {
      this.worker.postMessage(request, transfer);
      return;
    }
    this.#stopForwarding();
    this.#isReleased = true;
    this.#onRelease();
    this.emit('message', { id: request.id, names: [], rows: [], affected: undefined });
  }

  /** Ends the thread, unless the store has closed. */
  async terminate(): Promise<void> {
    if (this.#isReleased) return;
    this.#stopForwarding();
    await this.worker.terminate();
  }

  #stopForwarding(): void {
    for (const [event, forward] of Object.entries(this.#forwarders)) this.worker.off(event, forward);
  }
}
