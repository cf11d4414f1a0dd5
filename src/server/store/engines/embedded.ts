/** The embedded engine seen from the server's thread: one worker, one connection, two lanes. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import { WinnowError } from '../../../shared/errors';
import type { ConnectionSource, SqlConnection, StatementResult } from './connection';
import { Lanes, type Lane } from './lanes';
import type {
  WorkerError,
  WorkerGreeting,
  WorkerOutcome,
  WorkerRequest,
  WorkerResponse,
  WorkerSettings,
} from './protocol';

type Unsent = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

interface Waiting {
  resolve(outcome: WorkerOutcome): void;
  reject(error: Error): void;
}

export class EmbeddedEngine {
  readonly #worker: Worker;
  readonly #lanes = new Lanes();
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #lastUse = 0;
  #failure: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (response: WorkerResponse) => this.#settle(response));
    worker.on('error', (error: Error) => this.#fail(`The embedded database failed: ${error.message}`));
    worker.on('exit', () => this.#fail('The embedded database is closed.'));
  }

  /**
   * Opens the database in `folder` (absolute), made if it isn't there; null: in memory.
   * @param template a file that `dump` wrote, which a new database starts from.
   */
  static async open(folder: string | null, template: string | null = null): Promise<EmbeddedEngine> {
    const worker = startWorker({ folder, template });
    const greeting = await greetingOf(worker);
    if (greeting.ready) return new EmbeddedEngine(worker);
    await worker.terminate();
    throw toDatabaseError(greeting.error);
  }

  /** The connection, as people's requests or background work get it. */
  lane(lane: Lane): ConnectionSource {
    return {
      acquire: async () => {
        this.#lastUse = performance.now();
        return this.#connection(await this.#lanes.acquire(lane));
      },
    };
  }

  /** The connection for the caretaker, whose statements do not count as use. */
  unnoticed(): ConnectionSource {
    return { acquire: async () => this.#connection(await this.#lanes.acquire('background')) };
  }

  /** When somebody last asked for the connection, by `performance.now()`. */
  get lastUse(): number {
    return this.#lastUse;
  }

  /** Writes all of it to a file. */
  async dump(file: string): Promise<void> {
    const release = await this.#lanes.acquire('background');
    try {
      await this.#send({ kind: 'dump', file });
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    const release = await this.#lanes.acquire('background');
    if (!this.#failure) await this.#send({ kind: 'close' });
    this.#fail('The embedded database is closed.');
    await this.#worker.terminate();
    release();
  }

  #connection(release: () => void): SqlConnection {
    return {
      query: async (sql, parameters) => this.#statement({ kind: 'query', sql, parameters }),
      // PGlite reads what is copied in from a device of its own.
      copy: async (sql, lines) =>
        this.#statement({ kind: 'copy', sql: sql.replace(/FROM STDIN/i, "FROM '/dev/blob'"), lines }),
      release,
    };
  }

  async #statement(request: Unsent): Promise<StatementResult> {
    const { names, rows, affected } = await this.#send(request);
    return { rows: rows.map((row) => toRow(names, row)), affected };
  }

  #send(request: Unsent): Promise<WorkerOutcome> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id } satisfies WorkerRequest);
    });
  }

  #settle(response: WorkerResponse): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ('error' in response) waiting?.reject(toDatabaseError(response.error));
    else waiting?.resolve(response);
  }

  #fail(message: string): void {
    this.#failure ??= new WinnowError('UNAVAILABLE', message);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

/** From the webpack bundle the worker is a file beside it; from TypeScript it needs Babel too. */
function startWorker(settings: WorkerSettings): Worker {
  const extension = path.extname(__filename);
  const register = path.resolve(__dirname, '../../../testing/register.js');
  return new Worker(path.join(__dirname, `pglite.worker${extension}`), {
    workerData: settings,
    execArgv: extension === '.ts' ? ['-r', register] : [],
  });
}

function greetingOf(worker: Worker): Promise<WorkerGreeting> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the embedded database ended at its start.')));
  });
}

function toRow(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) row[names[i]!] = values[i];
  return row;
}

/** The class that `pg` throws, so that callers tell errors apart by `code` on both engines alike. */
function toDatabaseError(error: WorkerError): DatabaseError {
  return Object.assign(new DatabaseError(error.message, error.message.length, 'error'), error);
}
