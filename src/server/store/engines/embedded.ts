/**
 * The main thread's side of the embedded database engine: one worker thread with one connection, for which
 * foreground statements and background work queue.
 */
import { WinnowError } from '../../../shared/errors';
import type { PostgresNotificationHandler, PostgresNotificationSource } from './notifications';
import type { SqlConnectionSource, SqlConnection } from './connection';
import { TableRevisions } from './DatabaseRevision';
import { DatabaseThread, type DatabaseWorkerRequestBody } from './DatabaseThread';
import { DiskGuard } from './DiskGuard';
import { EmbeddedConnection } from './EmbeddedConnection';
import { IncrementalFolderCopy } from './IncrementalFolderCopy';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { EmbeddedConnectionQueue, type DatabaseConnectionPriority } from './EmbeddedConnectionQueue';
import type { DatabaseWorkerSettings } from './protocol';
import { chooseBufferCacheMb, type EmbeddedDatabaseUse } from './settings';

/** Minimum milliseconds between two attempts to reopen a database that crashed. */
const DATABASE_RESTART_INTERVAL_MIN_MS = 2_000;

export class EmbeddedDatabaseEngine implements PostgresNotificationSource {
  readonly #folder: string | null;
  readonly #use: EmbeddedDatabaseUse;
  readonly #bufferCacheMb: number;
  readonly #listenerRef: PostgresNotificationHandlerRef;
  readonly #lanes = new EmbeddedConnectionQueue();
  #thread: DatabaseThread;
  #lastUse = 0;
  #lastWait = -Infinity;
  #lastRestart = -Infinity;
  #closed = false;
  #restarts = 0;
  readonly #revisions = new TableRevisions();
  readonly #diskGuard: DiskGuard | null;

  private constructor(
    folder: string | null,
    use: EmbeddedDatabaseUse,
    bufferCacheMb: number,
    listenerRef: PostgresNotificationHandlerRef,
    thread: DatabaseThread,
  ) {
    this.#folder = folder;
    this.#use = use;
    this.#bufferCacheMb = bufferCacheMb;
    this.#listenerRef = listenerRef;
    this.#thread = thread;
    this.#diskGuard = folder === null ? null : new DiskGuard(folder);
  }

  /**
   * Opens the embedded database in `folder`, creating it if necessary.
   * @param folder absolute path, or null for a database in memory
   * @param template a file written by `dump` that a new database starts from
   * @param use what the database is opened for, which determines its memory
   * @param bufferCacheMb size of the buffer cache in MB
   * @throws WinnowError UNAVAILABLE
   */
  static async openEmbeddedDatabase(
    folder: string | null,
    template: string | null = null,
    use: EmbeddedDatabaseUse = 'server',
    bufferCacheMb = chooseBufferCacheMb(use, folder),
  ): Promise<EmbeddedDatabaseEngine> {
    const listenerRef: PostgresNotificationHandlerRef = { current: null };
    return new EmbeddedDatabaseEngine(
      folder,
      use,
      bufferCacheMb,
      listenerRef,
      await startDatabaseThread({ folder, template, use, bufferCacheMb }, listenerRef),
    );
  }

  /** Returns the connection for foreground requests or for background work. */
  getConnectionSource(lane: DatabaseConnectionPriority): SqlConnectionSource {
    return {
      acquire: () => {
        this.#lastUse = performance.now();
        if (lane === 'foreground') this.#lastWait = this.#lastUse;
        return this.#acquire(lane);
      },
    };
  }

  /** Returns connections for VACUUM and checkpoints. Their statements do not count as use of the database. */
  getMaintenanceConnectionSource(): SqlConnectionSource {
    return { acquire: () => this.#acquire('background') };
  }

  /** Starts to pass PostgreSQL notifications to a listener. Call it at most once. */
  listenForNotifications(listener: PostgresNotificationHandler): PostgresNotificationSource {
    this.#listenerRef.current = listener;
    return this;
  }

  get isConnected(): boolean {
    return this.#thread.failure === null;
  }

  get reconnectCount(): number {
    return this.#restarts;
  }

  /** The revision of these tables. Statements run in the order in which they were counted. */
  getRevision(tables: readonly (keyof DatabaseTables)[]): number {
    return this.#revisions.getRevision(tables);
  }

  /** When the database connection was last requested, by `performance.now()`. */
  get lastUseTime(): number {
    return this.#lastUse;
  }

  /** When the database connection was last requested for a foreground statement, by `performance.now()`. */
  get lastForegroundUseTime(): number {
    return this.#lastWait;
  }

  /** Writes the whole database to a file. */
  async dumpDatabase(file: string): Promise<void> {
    const release = await this.#lanes.acquireConnection('background');
    try {
      // After this checkpoint, a database that starts from the dump has no WAL to replay.
      await this.#runCheckpoint();
      await this.#thread.sendRequest({ kind: 'dump', file });
    } finally {
      release();
    }
  }

  /**
   * Copies the database to a new folder, where another engine can open it. Other statements wait only at the
   * end, while the files that have changed during the copy are copied again.
   */
  async copyDatabaseToFolder(folder: string): Promise<void> {
    if (this.#folder === null) throw new Error('A database in memory has no files to copy.');
    const copy = new IncrementalFolderCopy(this.#folder, folder);
    await this.#checkpoint();
    await copy.copyChangedFiles();
    await copy.copyChangedFiles();
    const release = await this.#lanes.acquireConnection('background');
    try {
      // After this checkpoint, the copied database opens without replaying the WAL.
      await this.#runCheckpoint();
      await copy.copyChangedFiles();
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    const release = await this.#lanes.acquireConnection('background');
    this.#closed = true;
    await this.#thread.stopThread();
    release();
  }

  /**
   * Runs a checkpoint that lets other statements run soon after, before one that blocks them: the second one
   * then has little to write.
   */
  async #checkpoint(): Promise<void> {
    const release = await this.#lanes.acquireConnection('background');
    try {
      await this.#runCheckpoint();
    } finally {
      release();
    }
  }

  async #runCheckpoint(): Promise<void> {
    this.#diskGuard?.requireWritableDisk('CHECKPOINT');
    await this.#thread.sendRequest(DATABASE_CHECKPOINT_REQUEST);
  }

  async #acquire(lane: DatabaseConnectionPriority): Promise<SqlConnection> {
    const release = await this.#lanes.acquireConnection(lane);
    try {
      if (this.#thread.failure) await this.#restart(this.#thread.failure);
      return new EmbeddedConnection(this.#thread, release, this.#revisions, this.#diskGuard);
    } catch (error) {
      release();
      throw error;
    }
  }

  /**
   * Restarts PostgreSQL, which exits on some failures, such as a full disk while the WAL grows. A database
   * in memory is lost and cannot be restarted.
   */
  async #restart(failure: Error): Promise<void> {
    const now = performance.now();
    if (this.#closed) throw new WinnowError('UNAVAILABLE', 'The embedded database is closed.');
    if (this.#folder === null || now - this.#lastRestart < DATABASE_RESTART_INTERVAL_MIN_MS) throw failure;
    this.#lastRestart = now;
    await this.#thread.stopThread();
    this.#thread = await startDatabaseThread(
      { folder: this.#folder, template: null, use: this.#use, bufferCacheMb: this.#bufferCacheMb },
      this.#listenerRef,
    );
    this.#restarts++;
    this.#revisions.countChangeOfAllTables();
    // PostgreSQL notifications of the last commits may have been lost in the restart.
    this.#listenerRef.current?.onConnectionReset();
  }
}

const DATABASE_CHECKPOINT_REQUEST: DatabaseWorkerRequestBody = {
  kind: 'query',
  sql: 'CHECKPOINT',
  parameters: [],
  begins: false,
};

/**
 * Holds the listener for PostgreSQL notifications, if there is one. The worker threads before and after a
 * restart share it.
 */
interface PostgresNotificationHandlerRef {
  current: PostgresNotificationHandler | null;
}

function startDatabaseThread(
  settings: DatabaseWorkerSettings,
  listenerRef: PostgresNotificationHandlerRef,
): Promise<DatabaseThread> {
  return DatabaseThread.startThread(settings, (payload) => listenerRef.current?.onNotification(payload));
}
