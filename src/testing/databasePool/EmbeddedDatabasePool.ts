import type { Worker } from 'node:worker_threads';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import type {
  DatabaseWorkerError,
  DatabaseWorkerRequest,
  DatabaseWorkerResult,
} from '../../server/store/engines/protocol';
import * as threads from '../../server/store/engines/startWorkerThread';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { getTemplateDatabaseFile } from './templateDatabase';
import { DatabaseWorkerLoan } from './DatabaseWorkerLoan';
import { readDefinitions, resetDatabase, type RunStatementCallback } from './resetDatabase';
import type { OpenTestStoreOptions, TestDatabasePool } from './TestDatabasePool';

/** Databases of the embedded engine in memory. The pool keeps their worker threads. */
export class EmbeddedDatabasePool implements TestDatabasePool {
  readonly #free: Worker[] = [];
  #definitions: string | null = null;

  async openStore(options: OpenTestStoreOptions = {}): Promise<DatabaseStore> {
    const template = await getTemplateDatabaseFile();
    const free = await this.#takeFreeWorker();
    const startWorkerThread = threads.startWorkerThread;
    let loan!: DatabaseWorkerLoan;
    const lend = (...settings: Parameters<typeof startWorkerThread>): Worker => {
      const worker = free ?? startWorkerThread(...settings);
      loan = new DatabaseWorkerLoan(worker, free !== undefined, () => this.#free.push(worker));
      return loan as unknown as Worker;
    };
    let opening: Promise<DatabaseStore>;
    // The thread is started before openDatabaseStore returns, so that no other call is affected.
    replaceStartWorkerThread(lend);
    try {
      opening = openDatabaseStore({ ...options, template });
    } finally {
      replaceStartWorkerThread(startWorkerThread);
    }
    const store = await opening;
    this.#definitions ??= await readDefinitions(createStatementRunner(loan.worker));
    return store;
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((worker) => worker.terminate()));
  }

  /** Takes a free thread whose database can be emptied. */
  async #takeFreeWorker(): Promise<Worker | undefined> {
    for (let worker = this.#free.pop(); worker; worker = this.#free.pop()) {
      const isEmpty = await resetDatabase(createStatementRunner(worker), this.#definitions!).catch(
        () => false,
      );
      if (isEmpty) return worker;
      await worker.terminate();
    }
    return undefined;
  }
}

function replaceStartWorkerThread(start: typeof threads.startWorkerThread): void {
  Object.assign(threads, { startWorkerThread: start });
}

/** Returns a function that runs statements in a worker thread that no store uses. */
function createStatementRunner(worker: Worker): RunStatementCallback {
  return (statement) =>
    new Promise((resolve, reject) => {
      const settle = (
        response: { id?: number } & (DatabaseWorkerResult | { error: DatabaseWorkerError }),
      ) => {
        if (response.id !== POOL_REQUEST_ID) return;
        worker.off('message', settle).off('exit', reject);
        if ('error' in response) reject(new Error(response.error.message));
        else resolve(response.rows[0]?.[0]);
      };
      worker.on('message', settle).once('exit', reject);
      worker.postMessage({
        id: POOL_REQUEST_ID,
        kind: 'query',
        sql: statement,
        parameters: [],
        begins: false,
      } satisfies DatabaseWorkerRequest);
    });
}

/** Stores number their requests from 1. */
const POOL_REQUEST_ID = 0;
