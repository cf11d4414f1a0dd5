import type { Worker } from 'node:worker_threads';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { DatabaseThread } from '../../server/store/engines/DatabaseThread';
import { chooseBufferCacheMb } from '../../server/store/engines/settings';
import * as threads from '../../server/store/engines/startWorkerThread';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { PooledDatabaseWorker } from './PooledDatabaseWorker';
import { computeSchemaDigest, resetDatabase, type RunStatementCallback } from './resetDatabase';
import { getTemplateDatabaseFile } from './templateDatabase';
import { RESETS_MAX, type OpenTestStoreOptions, type TestDatabasePool } from './TestDatabasePool';

/**
 * Pool of in-memory databases of the embedded engine, each with its worker thread. All test files of a process share
 * it, because a new database takes several times as long as a reset.
 */
class EmbeddedDatabasePool implements TestDatabasePool {
  readonly #idle: Worker[] = [];
  readonly #resetCounts = new WeakMap<Worker, number>();
  #schemaDigest: string | null = null;

  async openStore(options: OpenTestStoreOptions = {}): Promise<DatabaseStore> {
    const worker = (await this.#takeIdleWorker()) ?? (await this.#startWorker());
    return openOnWorker(
      worker,
      () => void this.#release(worker),
      () => openDatabaseStore(options),
    );
  }

  async #release(worker: Worker): Promise<void> {
    if (this.#idle.length === IDLE_DATABASES_MAX || this.#resetCounts.get(worker) === RESETS_MAX) {
      await worker.terminate();
      return;
    }
    // An idle database does not keep the process running after its last test file.
    worker.unref();
    this.#idle.push(worker);
  }

  /** Returns an idle worker after resetting its database, or null. Workers that cannot be reset are terminated. */
  async #takeIdleWorker(): Promise<Worker | null> {
    for (let worker = this.#idle.pop(); worker; worker = this.#idle.pop()) {
      worker.ref();
      if (await this.#reset(worker).catch(() => false)) return worker;
      await worker.terminate();
    }
    return null;
  }

  /** Starts a worker with a new database. */
  async #startWorker(): Promise<Worker> {
    const template = (await getTemplateDatabaseFile()) ?? null;
    let worker!: Worker;
    const thread = await openThread(null, template, (started) => (worker = started));
    if (template !== null) this.#schemaDigest ??= await computeSchemaDigest(createStatementRunner(thread));
    await thread.stopThread();
    return worker;
  }

  async #reset(worker: Worker): Promise<boolean> {
    if (this.#schemaDigest === null) return false;
    const thread = await openThread(worker);
    const run = createStatementRunner(thread);
    try {
      if (!(await resetDatabase(run, this.#schemaDigest))) return false;
      const count = (this.#resetCounts.get(worker) ?? 0) + 1;
      this.#resetCounts.set(worker, count);
      // Removes WAL files.
      if (count % RESETS_PER_CHECKPOINT === 0) await run('CHECKPOINT');
      return true;
    } finally {
      await thread.stopThread();
    }
  }
}

const RESETS_PER_CHECKPOINT = 20;
/** Each database takes about 100 MB of memory. Few tests use more than two at the same time. */
const IDLE_DATABASES_MAX = 3;

export const embeddedDatabasePool: TestDatabasePool = new EmbeddedDatabasePool();

/**
 * Runs `open` so that the database thread it starts uses a pooled worker.
 * @param worker null: a new worker is started
 * @param onRelease called when the opened database is closed
 */
function openOnWorker<Opened>(
  worker: Worker | null,
  onRelease: (worker: Worker) => void,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const startWorkerThread = threads.startWorkerThread;
  replaceStartWorkerThread((...settings) => {
    const used = worker ?? startWorkerThread(...settings);
    // An idle worker has no other listener, and an unhandled error event would end the test process.
    if (!worker) used.on('error', () => undefined);
    return new PooledDatabaseWorker(used, worker !== null, () => onRelease(used)) as unknown as Worker;
  });
  try {
    // `open` starts the thread synchronously, so the replacement affects no other call.
    return open();
  } finally {
    replaceStartWorkerThread(startWorkerThread);
  }
}

function replaceStartWorkerThread(start: typeof threads.startWorkerThread): void {
  Object.assign(threads, { startWorkerThread: start });
}

const openThread = (
  worker: Worker | null,
  template: string | null = null,
  onRelease: (worker: Worker) => void = () => undefined,
): Promise<DatabaseThread> =>
  openOnWorker(worker, onRelease, () =>
    DatabaseThread.startThread(
      { folder: null, template, use: 'server', bufferCacheMb: chooseBufferCacheMb('server', null) },
      () => undefined,
    ),
  );

const createStatementRunner =
  (thread: DatabaseThread): RunStatementCallback =>
  async (sql) =>
    (await thread.sendRequest({ kind: 'query', sql, parameters: [], begins: false })).rows[0]?.[0];
