/** The embedded engine seen from the server's thread: one worker, one connection, two lanes. */
import { WinnowError } from '../../../shared/errors';
import type { NotificationListener, NotificationSource } from './notifications';
import type { ConnectionSource, SqlConnection, StatementResult } from './connection';
import { EngineThread, type WorkerRequestBody } from './EngineThread';
import { FolderCopy } from './FolderCopy';
import { ConnectionLanes, type Lane } from './lanes';

/** Milliseconds between attempts to open a database again that went down. */
const REVIVAL_PAUSE = 2_000;

export class EmbeddedEngine implements NotificationSource {
  readonly #folder: string | null;
  readonly #toHear: ToHear;
  readonly #lanes = new ConnectionLanes();
  #thread: EngineThread;
  #lastUse = 0;
  #lastWait = -Infinity;
  #lastRevival = -Infinity;
  #closed = false;
  #revivals = 0;

  private constructor(folder: string | null, toHear: ToHear, thread: EngineThread) {
    this.#folder = folder;
    this.#toHear = toHear;
    this.#thread = thread;
  }

  /**
   * Opens the database in `folder` (absolute), made if it isn't there; null: in memory.
   * @param template a file that `dump` wrote, which a new database starts from.
   * @throws WinnowError UNAVAILABLE
   */
  static async open(folder: string | null, template: string | null = null): Promise<EmbeddedEngine> {
    const toHear: ToHear = { hearer: null };
    return new EmbeddedEngine(folder, toHear, await startThread(folder, template, toHear));
  }

  /** The connection, as people's requests or background work get it. */
  lane(lane: Lane): ConnectionSource {
    return {
      acquire: () => {
        this.#lastUse = performance.now();
        if (lane === 'foreground') this.#lastWait = this.#lastUse;
        return this.#acquire(lane);
      },
    };
  }

  /** The connection for the caretaker, whose statements do not count as use. */
  maintenanceConnections(): ConnectionSource {
    return { acquire: () => this.#acquire('background') };
  }

  /** To be called once. */
  listen(hearer: NotificationListener): NotificationSource {
    this.#toHear.hearer = hearer;
    return this;
  }

  get isConnected(): boolean {
    return this.#thread.failure === null;
  }

  get reconnects(): number {
    return this.#revivals;
  }

  /** When somebody last asked for the connection, by `performance.now()`. */
  get lastUse(): number {
    return this.#lastUse;
  }

  /** When somebody last asked for the connection for what a person waits for, by `performance.now()`. */
  get lastForegroundUse(): number {
    return this.#lastWait;
  }

  /** Writes all of it to a file. */
  async dump(file: string): Promise<void> {
    const release = await this.#lanes.acquire('background');
    try {
      // Who starts from it has no log to go through.
      await this.#thread.send(CHECKPOINT);
      await this.#thread.send({ kind: 'dump', file });
    } finally {
      release();
    }
  }

  /**
   * Copies the database to a folder that is not there yet, where it can be opened by another engine. Others
   * wait only while what has changed meanwhile is copied once more.
   */
  async copyTo(folder: string): Promise<void> {
    if (this.#folder === null) throw new Error('A database in memory has no files to copy.');
    const copy = new FolderCopy(this.#folder, folder);
    await this.#checkpoint();
    await copy.catchUp();
    await copy.catchUp();
    const release = await this.#lanes.acquire('background');
    try {
      // What is copied then opens without its log having to be gone through.
      await this.#thread.send(CHECKPOINT);
      await copy.catchUp();
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    const release = await this.#lanes.acquire('background');
    this.#closed = true;
    await this.#thread.stop();
    release();
  }

  /** So that there is little left for the one that others wait for. */
  async #checkpoint(): Promise<void> {
    const release = await this.#lanes.acquire('background');
    try {
      await this.#thread.send(CHECKPOINT);
    } finally {
      release();
    }
  }

  async #acquire(lane: Lane): Promise<SqlConnection> {
    const release = await this.#lanes.acquire(lane);
    try {
      if (this.#thread.failure) await this.#revive(this.#thread.failure);
      return toConnection(this.#thread, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  /**
   * PostgreSQL ends on some failures, such as a full disk when its log must grow, and trusts to being
   * started again. What was in memory only is gone and stays so.
   */
  async #revive(failure: Error): Promise<void> {
    const now = performance.now();
    if (this.#closed) throw new WinnowError('UNAVAILABLE', 'The embedded database is closed.');
    if (this.#folder === null || now - this.#lastRevival < REVIVAL_PAUSE) throw failure;
    this.#lastRevival = now;
    await this.#thread.stop();
    this.#thread = await startThread(this.#folder, null, this.#toHear);
    this.#revivals++;
    // What was committed last may have ended before it was told.
    this.#toHear.hearer?.onReset();
  }
}

const CHECKPOINT: WorkerRequestBody = { kind: 'query', sql: 'CHECKPOINT', parameters: [] };

/** Who hears of changes, once somebody does: whichever thread has the database. */
interface ToHear {
  hearer: NotificationListener | null;
}

function startThread(folder: string | null, template: string | null, toHear: ToHear): Promise<EngineThread> {
  return EngineThread.start({ folder, template }, (payload) => toHear.hearer?.onNotification(payload));
}

/** Bound to the thread it began on: a transaction does not go on in another. */
function toConnection(thread: EngineThread, release: () => void): SqlConnection {
  const run = async (request: WorkerRequestBody): Promise<StatementResult> => {
    const { names, rows, affected } = await thread.send(request);
    return { rows: rows.map((row) => toRow(names, row)), affected };
  };
  return {
    query: (sql, parameters) => run({ kind: 'query', sql, parameters }),
    // PGlite reads what is copied in from a device of its own.
    copy: (sql, lines) => run({ kind: 'copy', sql: sql.replace(/FROM STDIN$/i, "FROM '/dev/blob'"), lines }),
    release,
  };
}

function toRow(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) row[names[i]!] = values[i];
  return row;
}
