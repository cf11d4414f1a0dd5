import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import type {
  DatabaseWorkerError,
  DatabaseWorkerRequest,
  DatabaseWorkerResult,
} from '../../server/store/engines/protocol';
import * as threads from '../../server/store/engines/startWorkerThread';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { PooledDatabaseWorker } from './PooledDatabaseWorker';
import { computeSchemaDigest, resetDatabase, type RunStatementCallback } from './resetDatabase';
import { getTemplateDatabaseFile } from './templateDatabase';
import type { OpenTestStoreOptions, TestDatabasePool } from './TestDatabasePool';

/** Databases of the embedded engine in memory. The pool keeps their worker threads. */
export class EmbeddedDatabasePool implements TestDatabasePool {
  readonly #idle: Worker[] = [];
  #schemaDigest: string | null = null;
  #resetCount = 0;
  #isClosed = false;

  async openStore(options: OpenTestStoreOptions = {}): Promise<DatabaseStore> {
    const template = await getTemplateDatabaseFile();
    const idle = await this.#takeIdleWorker();
    const startWorkerThread = threads.startWorkerThread;
    let pooled!: PooledDatabaseWorker;
    let opening: Promise<DatabaseStore>;
    // The thread is started before openDatabaseStore returns, so that no other call is affected.
    replaceStartWorkerThread((...settings) => {
      const worker = idle ?? startWorkerThread(...settings);
      // Without a listener, an error while the thread is idle would end the process.
      if (!idle) worker.on('error', () => undefined);
      pooled = new PooledDatabaseWorker(worker, idle !== null, () => this.#release(worker));
      return pooled as unknown as Worker;
    });
    try {
      opening = openDatabaseStore({ ...options, template });
    } finally {
      replaceStartWorkerThread(startWorkerThread);
    }
    const store = await opening;
    this.#schemaDigest ??= await computeSchemaDigest(createStatementRunner(pooled.worker));
    return store;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }

  #release(worker: Worker): void {
    if (this.#isClosed) void worker.terminate();
    else this.#idle.push(worker);
  }

  /** Takes an idle thread and empties its database. Ends those whose database cannot be emptied. */
  async #takeIdleWorker(): Promise<Worker | null> {
    for (let worker = this.#idle.pop(); worker; worker = this.#idle.pop()) {
      const isReset = await this.#reset(createStatementRunner(worker)).catch(() => false);
      if (isReset) return worker;
      await worker.terminate();
    }
    return null;
  }

  async #reset(run: RunStatementCallback): Promise<boolean> {
    if (!(await resetDatabase(run, this.#schemaDigest!))) return false;
    // Removes the WAL and the files of truncated tables.
    if (++this.#resetCount % RESETS_PER_CHECKPOINT === 0) await run('CHECKPOINT');
    return true;
  }
}

const RESETS_PER_CHECKPOINT = 20;

function replaceStartWorkerThread(start: typeof threads.startWorkerThread): void {
  Object.assign(threads, { startWorkerThread: start });
}

/** Returns a function that runs statements in a worker thread, beside those of the store that uses it. */
function createStatementRunner(worker: Worker): RunStatementCallback {
  return async (statement) => {
    // A thread that has ended reports nothing more.
    if (worker.threadId === ENDED_THREAD_ID) throw new Error('The database thread has ended.');
    const abort = new AbortController();
    const responses = new Promise<unknown>((resolve, reject) => {
      const settle = (
        response: { id?: number } & (DatabaseWorkerResult | { error: DatabaseWorkerError }),
      ) => {
        if (response.id !== POOL_REQUEST_ID) return;
        if ('error' in response) reject(new Error(response.error.message));
        else resolve(response.rows[0]?.[0]);
      };
      worker.on('message', settle);
      abort.signal.addEventListener('abort', () => worker.off('message', settle));
    });
    const end = once(worker, 'exit', { signal: abort.signal }).then(() => {
      throw new Error('The database thread has ended.');
    });
    worker.postMessage({
      id: POOL_REQUEST_ID,
      kind: 'query',
      sql: statement,
      parameters: [],
      begins: false,
    } satisfies DatabaseWorkerRequest);
    try {
      return await Promise.race([responses, end]);
    } finally {
      end.catch(() => undefined);
      abort.abort();
    }
  };
}

/** Stores number their requests from 1. */
const POOL_REQUEST_ID = 0;
const ENDED_THREAD_ID = -1;
