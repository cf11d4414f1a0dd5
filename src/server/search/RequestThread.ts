/** A thread that answers requests (see serveRequests), seen from the server's. */
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../store/engines/startWorker';
import type { Numbered, Response } from './serveRequests';

interface Waiting<Outcome> {
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
}

export class RequestThread<Request extends object, Outcome extends object> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting<Outcome>>();
  #lastId = 0;
  #failure: Error | null = null;

  /**
   * @param folder where the source of the worker is
   * @param name of the worker, which is `<name>.worker.ts`
   */
  constructor(folder: string, name: string, workerData: unknown) {
    this.#worker = startWorker(folder, name, workerData);
    this.#worker.on('message', (response: Response<Outcome>) => this.#settle(response));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error(`The thread of the ${name} ended.`)));
    // It must not keep a process alive that has nothing else to do.
    this.#worker.unref();
  }

  /** Why it answers no more; null: it does. */
  get failure(): Error | null {
    return this.#failure;
  }

  /**
   * Requests are begun in the order they were sent.
   * @param given parts of the request that move to the thread instead of being copied
   */
  send(request: Request, given: readonly ArrayBuffer[] = []): Promise<Outcome> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request } satisfies Numbered<Request>, given);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(response: Response<Outcome>): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ('error' in response) waiting?.reject(new Error(response.error));
    else waiting?.resolve(response.outcome);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
