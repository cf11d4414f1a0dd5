/** Opens a database, migrates it and assembles the `Store`. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, type LogEvent, sql } from 'kysely';
import type { ProgressReporter } from '../../../shared/progress';
import { backUpDatabaseBeforeMigration } from '../backup/beforeMigration';
import { removeDatabaseSnapshots, withDatabaseSnapshot } from '../backup/snapshot';
import { ProjectChangeHub } from '../changes/ProjectChangeHub';
import { DataDirLock } from '../dataDir/DataDirLock';
import { prepareDataFolder } from '../dataDir/dataDir';
import type { LockHolderKind } from '../dataDir/lockHolder';
import { createKyselyDialect } from '../engines/dialect';
import { EmbeddedDatabaseEngine } from '../engines/embedded';
import { ServerDatabaseEngine } from '../engines/server';
import type { DatabaseConnectionPriority } from '../engines/EmbeddedConnectionQueue';
import { ForegroundRequests } from '../ForegroundRequests';
import { MutationTurns } from '../MutationTurns';
import { EmbeddedDatabaseMaintenance } from '../maintenance/EmbeddedDatabaseMaintenance';
import { chooseBufferCacheMb } from '../engines/settings';
import { copyEmptyDatabase } from './emptyDatabase';
import { createMissingIndexes } from '../migrations/createMissingIndexes';
import { isDatabaseMigrated, migrateDatabase } from '../migrations/migrate';
import { createRevisionCaches } from '../RevisionCache';
import type { DatabaseStore } from '../DatabaseStore';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface OpenDatabaseStoreOptions {
  /** Folder of the embedded database. Without it and without `databaseUrl`, the database is kept in memory. */
  dataDir?: string;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string;
  /** Which kind of process opens the embedded database. Commands are sent to a running server, but wait for a running command. */
  purpose?: LockHolderKind;
  /**
   * A file that `dumpEmptyDatabase` has written, from which a new embedded database starts. Without it, a new database
   * in a folder starts from the empty database of the build, if there is one.
   */
  template?: string;
  /**
   * Folder for the backup that is written before a database of an earlier version is migrated. Without it, no
   * backup is written.
   */
  backups?: string;
  /** Receives the progress of the backup before a migration. */
  progress?: ProgressReporter;
  /** Called when the start of PostgreSQL, or the connection to it, has begun. The caller can do other work meanwhile. */
  onStarting?: () => void;
  /** Called after every SQL statement. */
  onStatement?: (event: ExecutedSqlStatement) => void;
}

export interface ExecutedSqlStatement {
  sql: string;
  /** Whether a request or background work executed the statement. */
  priority: DatabaseConnectionPriority;
  milliseconds: number;
  /** The error of a failed SQL statement; null when it succeeded. */
  error: unknown;
}

/**
 * Opens the database and migrates it to the current schema.
 * @throws DataDirInUseError when another process has the embedded database open.
 * @throws WinnowError UNAVAILABLE with a one-line message when the database cannot be opened for another reason.
 */
export async function openDatabaseStore(options: OpenDatabaseStoreOptions = {}): Promise<DatabaseStore> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl) {
    const connecting = ServerDatabaseEngine.connectToServer(databaseUrl);
    options.onStarting?.();
    return createDatabaseStore(options, await connecting);
  }
  if (!dataDir)
    return createDatabaseStore(
      options,
      await EmbeddedDatabaseEngine.openEmbeddedDatabase(null, options.template),
    );
  return openEmbeddedStore(options, await prepareDataFolder(dataDir));
}

/** Creates an empty, migrated database in a folder, for the build. */
export async function createEmptyDatabase(folder: string): Promise<void> {
  const engine = await EmbeddedDatabaseEngine.openEmbeddedDatabase(folder, null, 'command');
  const store = await createDatabaseStore({}, engine);
  // After this checkpoint, a copy of the folder opens without replaying the WAL.
  await sql`CHECKPOINT`.execute(store.background);
  await store.close();
}

/** Writes an empty, migrated database to a file. Tests start from this template, which halves their setup time. */
export async function dumpEmptyDatabase(file: string): Promise<void> {
  const engine = await EmbeddedDatabaseEngine.openEmbeddedDatabase(null);
  const store = await createDatabaseStore({}, engine);
  await engine.dumpDatabase(file);
  await store.close();
}

async function openEmbeddedStore(options: OpenDatabaseStoreOptions, folder: string): Promise<DatabaseStore> {
  const lock = await DataDirLock.acquireLock(folder, options.purpose ?? 'command');
  const databaseFolder = path.join(folder, 'postgres');
  const isNew = !existsSync(databaseFolder);
  // Must run before the empty database is copied: a missing folder shows that the database is new.
  const bufferCacheMb = chooseBufferCacheMb(lock.purpose, databaseFolder);
  try {
    await removeDatabaseSnapshots(folder);
    if (!options.template) await copyEmptyDatabase(databaseFolder);
    const starting = EmbeddedDatabaseEngine.openEmbeddedDatabase(
      databaseFolder,
      options.template || null,
      lock.purpose,
      bufferCacheMb,
    );
    options.onStarting?.();
    const engine = await starting;
    const store = await createDatabaseStore(options, engine);
    const maintenanceDb = new Kysely<DatabaseTables>({
      dialect: createKyselyDialect(engine.getMaintenanceConnectionSource()),
    });
    const maintenance = new EmbeddedDatabaseMaintenance(maintenanceDb, () => engine.lastUseTime);
    return {
      ...store,
      lock,
      // A command is the only user of its database, so a long transaction delays no other process, and no
      // copy of the files is needed.
      withSnapshot:
        lock.purpose === 'command'
          ? store.withSnapshot
          : (work) => withDatabaseSnapshot(engine, folder, work),
      close: createIdempotentClose(async () => {
        await maintenance.stopMaintenance();
        try {
          await store.close();
        } finally {
          await lock.releaseLock();
        }
      }),
    };
  } catch (error) {
    // The next start could not open an incomplete database.
    if (isNew) await rm(databaseFolder, { recursive: true, force: true });
    await lock.releaseLock();
    throw error;
  }
}

async function createDatabaseStore(
  options: OpenDatabaseStoreOptions,
  engine: EmbeddedDatabaseEngine | ServerDatabaseEngine,
): Promise<DatabaseStore> {
  const db = new Kysely<DatabaseTables>({
    dialect: createKyselyDialect(engine.getConnectionSource('foreground')),
    log: createSqlStatementLogger(options, 'foreground'),
  });
  const background = new Kysely<DatabaseTables>({
    dialect: createKyselyDialect(engine.getConnectionSource('background')),
    log: createSqlStatementLogger(options, 'background'),
  });
  try {
    if (!(await isDatabaseMigrated(background))) {
      await backUpDatabaseBeforeMigration(background, options);
      await migrateDatabase(background);
    }
    await createMissingIndexes(background, engine instanceof EmbeddedDatabaseEngine ? 'embedded' : 'server');
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    engine: engine instanceof EmbeddedDatabaseEngine ? 'embedded' : 'server',
    db,
    background,
    isServingForegroundRequests: () =>
      engine instanceof EmbeddedDatabaseEngine &&
      performance.now() - engine.lastForegroundUseTime < FOREGROUND_IDLE_AFTER_MS,
    getRevision: (tables) => (engine instanceof EmbeddedDatabaseEngine ? engine.getRevision(tables) : null),
    caches: createRevisionCaches(),
    foregroundRequests: new ForegroundRequests(),
    mutationTurns: new MutationTurns(),
    changes: new ProjectChangeHub((listener) => engine.listenForNotifications(listener)),
    lock: null,
    withSnapshot: (work) => work(background),
    close: createIdempotentClose(() => engine.close()),
  };
}

/** Milliseconds after a foreground statement during which another one is likely to follow. */
const FOREGROUND_IDLE_AFTER_MS = 300;

/** Makes `close` idempotent: every call returns the promise of the first call. */
function createIdempotentClose(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null;
  return () => (closing ??= close());
}

function createSqlStatementLogger(
  { onStatement }: OpenDatabaseStoreOptions,
  priority: DatabaseConnectionPriority,
): ((event: LogEvent) => void) | undefined {
  if (!onStatement) return undefined;
  return ({ query, queryDurationMillis, ...event }) =>
    onStatement({
      sql: query.sql,
      priority,
      milliseconds: queryDurationMillis,
      error: 'error' in event ? event.error : null,
    });
}
