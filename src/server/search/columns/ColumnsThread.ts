/** The thread of the columns, seen from the server's. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ColumnsOutcome, ColumnsRequest, ColumnsResponse, FacetCount } from './protocol';

/** A request before it has its number. */
type Request = ColumnsRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

export interface Asked {
  outcome: ColumnsOutcome;
  facets: Promise<FacetCount[]>;
}

/** A request on its way, until its last response. */
class Waiting {
  isOver = false;
  readonly #hasFacets: boolean;
  readonly #resolve: (asked: Asked) => void;
  readonly #reject: (error: Error) => void;
  #resolveFacets: (facets: FacetCount[]) => void = () => undefined;
  #rejectFacets: (error: Error) => void = () => undefined;

  constructor(hasFacets: boolean, resolve: (asked: Asked) => void, reject: (error: Error) => void) {
    this.#hasFacets = hasFacets;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  answer(outcome: ColumnsOutcome): void {
    this.isOver = !(this.#hasFacets && 'answer' in outcome);
    const facets = new Promise<FacetCount[]>((resolve, reject) => {
      this.#resolveFacets = resolve;
      this.#rejectFacets = reject;
    });
    // Whoever wants them hears of a failure; nobody else must.
    facets.catch(() => undefined);
    this.#resolve({ outcome, facets });
  }

  facets(facets: FacetCount[]): void {
    this.isOver = true;
    this.#resolveFacets(facets);
  }

  fail(error: Error): void {
    this.isOver = true;
    this.#reject(error);
    this.#rejectFacets(error);
  }
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
  async send(request: Exclude<Request, { kind: 'ask' }>): Promise<ColumnsOutcome> {
    return (await this.#send(request)).outcome;
  }

  /** Asks for parts of a list; its facets come after all else. */
  ask(request: Request & { kind: 'ask' }): Promise<Asked> {
    return this.#send(request);
  }

  #send(request: Request): Promise<Asked> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, new Waiting(request.kind === 'ask', resolve, reject));
      this.#worker.postMessage({ ...request, id } satisfies ColumnsRequest);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(response: ColumnsResponse): void {
    const waiting = this.#waiting.get(response.id);
    if (!waiting) return;
    if ('error' in response) waiting.fail(new Error(response.error));
    else if ('facets' in response) waiting.facets(response.facets);
    else waiting.answer(response);
    if (waiting.isOver) this.#waiting.delete(response.id);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting.values()) waiting.fail(this.#failure);
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
