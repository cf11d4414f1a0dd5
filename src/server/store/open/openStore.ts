/** Opens a database, migrates it and assembles the `Store`. */
import path from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import type { ProgressReporter } from '../../../shared/progress';
import { backUpDatabaseBeforeMigration } from '../backup/beforeMigration';
import { removeDatabaseSnapshots, withDatabaseSnapshot } from '../backup/snapshot';
import { ProjectChangeHub } from '../changes/ProjectChangeHub';
import { DataDirLock } from '../dataDir/DataDirLock';
import { prepareDataFolder } from '../dataDir/dataDir';
import type { DataDirLockHolderKind } from '../dataDir/holder';
import { createKyselyDialect } from '../engines/dialect';
import { EmbeddedDatabaseEngine } from '../engines/embedded';
import { ServerDatabaseEngine } from '../engines/server';
import { ForegroundRequests } from '../ForegroundRequests';
import { EmbeddedDatabaseMaintenance } from '../maintenance/EmbeddedDatabaseMaintenance';
import { createMissingIndexes } from '../migrations/createMissingIndexes';
import { migrateDatabase } from '../migrations/migrate';
import type { Store } from '../Store';
import type { Tables } from '../tables/Tables';

export interface OpenStoreOptions {
  /** Folder of the embedded database. Without it and without `databaseUrl`, the database is kept in memory. */
  dataDir?: string;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string;
  /** Which kind of process opens the embedded database. Commands are sent to a running server, but wait for a running command. */
  purpose?: DataDirLockHolderKind;
  /** A file that `dumpEmptyDatabase` has written. A new embedded database starts as a copy of it. */
  template?: string;
  /**
   * Folder for the backup that is written before a database of an earlier version is migrated. Without it, no
   * backup is written.
   */
  backups?: string;
  /** Receives the progress of the backup before a migration. */
  progress?: ProgressReporter;
  /** Called after every SQL statement. */
  onStatement?: (event: ExecutedSqlStatement) => void;
}

export interface ExecutedSqlStatement {
  sql: string;
  milliseconds: number;
  /** The error of a failed SQL statement; null when it succeeded. */
  error: unknown;
}

/**
 * Opens the database and migrates it to the current schema.
 * @throws DataDirInUseError when another process has the embedded database open.
 * @throws WinnowError UNAVAILABLE with a one-line message when the database cannot be opened for another reason.
 */
export async function openStore(options: OpenStoreOptions = {}): Promise<Store> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl) return createStore(options, await ServerDatabaseEngine.connectToServer(databaseUrl));
  if (!dataDir)
    return createStore(options, await EmbeddedDatabaseEngine.openEmbeddedDatabase(null, options.template));
  return openEmbeddedStore(options, await prepareDataFolder(dataDir));
}

/** Writes an empty, migrated database to a file. Tests start from this template, which halves their setup time. */
export async function dumpEmptyDatabase(file: string): Promise<void> {
  const engine = await EmbeddedDatabaseEngine.openEmbeddedDatabase(null);
  const store = await createStore({}, engine);
  await engine.dumpDatabase(file);
  await store.close();
}

async function openEmbeddedStore(options: OpenStoreOptions, folder: string): Promise<Store> {
  const lock = await DataDirLock.acquireLock(folder, options.purpose ?? 'command');
  try {
    await removeDatabaseSnapshots(folder);
    const engine = await EmbeddedDatabaseEngine.openEmbeddedDatabase(
      path.join(folder, 'postgres'),
      options.template || null,
    );
    const store = await createStore(options, engine);
    const maintenanceDb = new Kysely<Tables>({
      dialect: createKyselyDialect(engine.getMaintenanceConnectionSource()),
    });
    const maintenance = new EmbeddedDatabaseMaintenance(maintenanceDb, () => engine.lastUse);
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
    await lock.releaseLock();
    throw error;
  }
}

async function createStore(
  options: OpenStoreOptions,
  engine: EmbeddedDatabaseEngine | ServerDatabaseEngine,
): Promise<Store> {
  const log = createSqlStatementLogger(options);
  const db = new Kysely<Tables>({
    dialect: createKyselyDialect(engine.getConnectionSource('foreground')),
    log,
  });
  const background = new Kysely<Tables>({
    dialect: createKyselyDialect(engine.getConnectionSource('background')),
    log,
  });
  try {
    await backUpDatabaseBeforeMigration(background, options);
    await migrateDatabase(background);
    await createMissingIndexes(background);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    engine: engine instanceof EmbeddedDatabaseEngine ? 'embedded' : 'server',
    db,
    background,
    isForegroundActive: () =>
      engine instanceof EmbeddedDatabaseEngine &&
      performance.now() - engine.lastForegroundUse < FOREGROUND_ACTIVE_PERIOD_MS,
    foregroundRequests: new ForegroundRequests(),
    changes: new ProjectChangeHub((listener) => engine.listenForNotifications(listener)),
    lock: null,
    withSnapshot: (work) => work(background),
    close: createIdempotentClose(() => engine.close()),
  };
}

/** Milliseconds after a foreground statement during which another one is likely to follow. */
const FOREGROUND_ACTIVE_PERIOD_MS = 300;

/** Makes `close` idempotent: every call returns the promise of the first one. */
function createIdempotentClose(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null;
  return () => (closing ??= close());
}

function createSqlStatementLogger({
  onStatement,
}: OpenStoreOptions): ((event: LogEvent) => void) | undefined {
  if (!onStatement) return undefined;
  return ({ query, queryDurationMillis, ...event }) =>
    onStatement({
      sql: query.sql,
      milliseconds: queryDurationMillis,
      error: 'error' in event ? event.error : null,
    });
}
