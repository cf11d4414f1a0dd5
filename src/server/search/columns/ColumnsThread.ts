/** The thread of the columns, seen from the server's. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ColumnsOutcome, ColumnsRequest, ColumnsResponse } from './protocol';

/** A request before it has its number. */
type Request = ColumnsRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

interface Waiting {
  resolve: (outcome: ColumnsOutcome) => void;
  reject: (error: Error) => void;
}

export class ColumnsThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failure: Error | null = null;

  /** @param rankingBytes what lists written down may take, all together */
  constructor(rankingBytes: number) {
    this.#worker = startWorker({ rankingBytes });
    this.#worker.on('message', (response: ColumnsResponse) => this.#settle(response));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the columns ended.')));
    // It must not keep a process alive that has nothing else to do.
    this.#worker.unref();
  }

  /** Why it answers no more; null: it does. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Requests are answered in the order they were sent. */
  send(request: Request): Promise<ColumnsOutcome> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id } satisfies ColumnsRequest);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(response: ColumnsResponse): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ('error' in response) waiting?.reject(new Error(response.error));
    else waiting?.resolve(response);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

/** From the webpack bundle the worker is a file beside it; from TypeScript it needs Babel too. */
function startWorker(workerData: { rankingBytes: number }): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(__dirname, `columns.worker${extension}`), {
    workerData,
    execArgv: extension === '.ts' ? ['-r', register] : [],
  });
}
