/**
 * The main thread's side of a worker thread that answers requests. The worker's side is serveWorkerRequests.
 */
import type { Worker } from 'node:worker_threads';
import { startWorkerThread } from '../../store/engines/startWorkerThread';
import type { SequencedWorkerRequest, SequencedWorkerResponse } from './serveWorkerRequests';

/** A worker thread has stopped, because of an error or because it was terminated. */
export class ThreadStoppedError extends Error {}

interface PendingThreadRequest<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

export class RequestThread<Request extends object, Result extends object> {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingThreadRequest<Result>>();
  readonly #stopListeners: ((error: ThreadStoppedError) => void)[] = [];
  #lastId = 0;
  #failure: ThreadStoppedError | null = null;

  /**
   * @param folder the folder of the worker's source file
   * @param name the worker's source file is `<name>.worker.ts`
   * @param youngGenerationMaxMb see startWorkerThread
   */
  constructor(folder: string, name: string, workerData: unknown, youngGenerationMaxMb?: number) {
    this.#worker = startWorkerThread(folder, name, workerData, youngGenerationMaxMb);
    this.#worker.on('message', (response: SequencedWorkerResponse<Result>) => this.#settle(response));
    this.#worker.on('error', (cause: Error) =>
      this.#fail(`The ${name} thread failed: ${cause.message}`, cause),
    );
    this.#worker.on('exit', (code) => this.#fail(`The ${name} thread stopped with exit code ${code}.`));
    // Without this, the worker would keep the process running.
    this.#worker.unref();
  }

  /** Why the worker thread has stopped. Null while it is running. */
  get failure(): ThreadStoppedError | null {
    return this.#failure;
  }

  /** Registers a listener that is called once when the worker thread stops, for whatever reason. */
  onThreadStop(listener: (error: ThreadStoppedError) => void): void {
    this.#stopListeners.push(listener);
  }

  /**
   * Sends a request to the worker thread, which starts requests in the order in which they are sent.
   * @param transfers parts of the request that are transferred to the thread instead of copied
   * @throws ThreadStoppedError if the thread has stopped, or stops before it has answered
   */
  sendRequest(request: Request, transfers: readonly ArrayBuffer[] = []): Promise<Result> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request } satisfies SequencedWorkerRequest<Request>, transfers);
    });
  }

  async stopThread(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(response: SequencedWorkerResponse<Result>): void {
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if ('error' in response) pending?.reject(new Error(response.error));
    else pending?.resolve(response.result);
  }

  #fail(message: string, cause?: Error): void {
    if (this.#failure) return;
    const failure = new ThreadStoppedError(message, { cause });
    this.#failure = failure;
    for (const { reject } of this.#pending.values()) reject(failure);
    this.#pending.clear();
    for (const listener of this.#stopListeners) listener(failure);
  }
}
