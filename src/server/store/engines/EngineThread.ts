/** One worker thread with an open database in it, and the requests that wait for its answers. */
import type { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import { WinnowError } from '../../../shared/errors';
import type {
  WorkerError,
  WorkerStartResult,
  WorkerResult,
  WorkerRequest,
  WorkerResponse,
  WorkerSettings,
} from './protocol';
import { startError } from './startFailure';
import { startWorker } from './startWorker';

/** A request before it has its number. */
export type WorkerRequestBody = WorkerRequest extends infer R
  ? R extends unknown
    ? Omit<R, 'id'>
    : never
  : never;

interface Waiting {
  resolve: (outcome: WorkerResult) => void;
  reject: (error: Error) => void;
}

export class EngineThread {
  readonly #worker: Worker;
  readonly #notified: (payload: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failure: Error | null = null;

  private constructor(worker: Worker, notified: (payload: string) => void) {
    this.#worker = worker;
    this.#notified = notified;
    worker.on('message', (response: WorkerResponse) => this.#settle(response));
    worker.on('error', (error: Error) => this.#fail(error.message));
    worker.on('exit', () => this.#fail('its thread ended'));
  }

  /**
   * @param notified hears the notifications on our channel, each before the end of the statement that sent it
   * @throws WinnowError UNAVAILABLE
   */
  static async start(settings: WorkerSettings, notified: (payload: string) => void): Promise<EngineThread> {
    const worker = startWorker(__dirname, 'pglite', settings);
    const greeting = await greetingOf(worker);
    if (greeting.ready) return new EngineThread(worker, notified);
    await worker.terminate();
    throw startError(settings.folder, greeting.error);
  }

  /** Why it answers no more; null: it does. */
  get failure(): Error | null {
    return this.#failure;
  }

  send(request: WorkerRequestBody): Promise<WorkerResult> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id } satisfies WorkerRequest);
    });
  }

  /** Closes the database properly, if it can still be done. */
  async stop(): Promise<void> {
    if (!this.#failure) await this.send({ kind: 'close' }).catch(() => undefined);
    this.#fail('it is closed');
    await this.#worker.terminate();
  }

  #settle(response: WorkerResponse): void {
    if ('panic' in response) {
      this.#fail(response.panic);
      return;
    }
    if ('notification' in response) {
      this.#notified(response.notification);
      return;
    }
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ('error' in response) waiting?.reject(toDatabaseError(response.error));
    else waiting?.resolve(response);
  }

  #fail(why: string): void {
    this.#failure ??= new WinnowError('UNAVAILABLE', `The embedded database does not answer: ${why}.`);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

function greetingOf(worker: Worker): Promise<WorkerStartResult> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the embedded database ended at its start.')));
  });
}

/** The class that `pg` throws, so that callers tell errors apart by `code` on both engines alike. */
function toDatabaseError(error: WorkerError): DatabaseError {
  return Object.assign(new DatabaseError(error.message, error.message.length, 'error'), error);
}
