/**
 * Opens what the server keeps on disk: the database, in its own thread, and the column files, in another one. While these
 * threads start, the main thread can load the modules of the other parts of the server. This file therefore imports few
 * modules.
 */
import path from 'node:path';
import type { ProgressReporter } from '../shared/progress';
import type { Config } from './config/Config';
import { requireFreePort } from './http/port';
import type { ColumnStoreThread } from './search/columns/ColumnStoreThread';
import { preloadColumnFiles } from './search/columns/createInMemoryIssueSearch';
import { getBackupFolder } from './store/backup/beforeMigration';
import { makeCacheFolderPrivate } from './store/dataDir/privateFolder';
import type { DatabaseStore } from './store/DatabaseStore';
import { type ExecutedSqlStatement, openDatabaseStore } from './store/open/openDatabaseStore';

export interface ServerData {
  store: DatabaseStore;
  /** The thread that reads the column files. Undefined if the search uses only SQL. */
  columnsThread: ColumnStoreThread | undefined;
  /** Sets the listener that is called after every SQL statement. */
  setStatementListener: (listener: (event: ExecutedSqlStatement) => void) => void;
}

/**
 * Checks that the port is free, and opens the database and the column files.
 * @param onStarting called when the threads have been started
 * @throws WinnowError with a one-line message for errors that the user can fix, such as a port in use
 */
export async function openServerData(
  config: Config,
  progress: ProgressReporter,
  onStarting?: () => void,
): Promise<ServerData> {
  // The port is checked first because filling an empty database with a demo takes seconds.
  await requireFreePort(config);
  // Before the threads read it. The embedded database prepares the folder itself.
  if (config.databaseUrl) makeCacheFolderPrivate(path.resolve(config.dataDir));
  const columnsThread =
    config.searchMode === 'sql'
      ? undefined
      : preloadColumnFiles(getIndexBudget(config), getColumnFileFolder(config));
  let listener: ((event: ExecutedSqlStatement) => void) | null = null;
  try {
    const store = await openDatabaseStore({
      ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir }),
      purpose: 'server',
      backups: getBackupFolder(config.dataDir),
      progress,
      onStarting,
      onStatement: (event) => listener?.(event),
    });
    return { store, columnsThread, setStatementListener: (next) => (listener = next) };
  } catch (error) {
    await columnsThread?.stopThread();
    throw error;
  }
}

/** The folder of the column files, as an absolute path. */
export const getColumnFileFolder = ({ dataDir }: Config): string => path.resolve(dataDir, 'columns');

/** The memory limit of the search index, in bytes. */
export const getIndexBudget = ({ indexMegabytes }: Config): number => indexMegabytes * 1024 * 1024;
