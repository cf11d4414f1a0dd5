import { access } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../server/commands/CliCommand';
import { runCommandInServer } from '../server/commands/control/runCommandInServer';
import { formatCommandHelp } from '../server/commands/help';
import { parseCommandLine } from '../server/commands/parse';
import { printCommandError, runParsedCommand } from '../server/commands/runParsedCommand';
import { readFileStorageConfig } from '../server/config/readFileStorageConfig';
import { getBackupFolder } from '../server/store/backup/beforeMigration';
import { DataDirInUseError } from '../server/store/dataDir/DataDirLock';
import { openFileStorage } from '../server/store/files/openFileStorage';
import { openDatabaseStore } from '../server/store/open/openDatabaseStore';
import type { DatabaseStore } from '../server/store/DatabaseStore';

/** Terminal in which the user called `winnow`, as the command sees it. */
export interface Terminal extends Pick<
  CommandContext,
  'print' | 'waitForOutput' | 'printError' | 'progress' | 'memory' | 'signal' | 'cwd'
> {
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command on the database that the environment variables name. If a server uses that database,
 * the command runs in the server, otherwise in this process. Returns the exit code.
 * @param args arguments after `winnow`
 */
export async function runCommandLine(
  args: readonly string[],
  environment: EnvironmentVariables,
  terminal: Terminal,
): Promise<number> {
  let input = '';
  try {
    // Invalid arguments are reported before a database is opened.
    const prepared = parseCommandLine(args);
    if ('help' in prepared) {
      terminal.print(formatCommandHelp(prepared.help));
      return 0;
    }
    if (prepared.readsInput) input = await terminal.readInput();
    const s3 = readFileStorageConfig(environment);
    const databaseUrl = environment.DATABASE_URL?.trim();
    const dataDir = environment.DATA_DIR?.trim() || './data';
    if (!databaseUrl && !prepared.command.createsDatabase) await requireExistingDatabase(dataDir);
    const store = await openDatabaseStore({
      ...(databaseUrl ? { databaseUrl } : { dataDir }),
      backups: getBackupFolder(dataDir),
      progress: terminal.progress,
    });
    const usesWordIndex = store.lock !== null && environment.WINNOW_SEARCH?.trim() !== 'sql';
    const context = {
      ...terminal,
      store,
      files: openFileStorage(dataDir, s3),
      search: null,
      wordIndexFolder: usesWordIndex ? path.resolve(dataDir, 'words') : null,
      restart: () => undefined,
      input,
    };
    return await runCommandAndCloseStore(store, () => runParsedCommand(prepared, context));
  } catch (error) {
    if (error instanceof DataDirInUseError && error.holder.purpose === 'server') {
      return runCommandInServer(error.holder.address, { words: args, cwd: terminal.cwd, input }, terminal);
    }
    return printCommandError(error, terminal.printError);
  }
}

async function runCommandAndCloseStore(store: DatabaseStore, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } finally {
    await store.close();
  }
}

/** Prevents commands that only read from creating an empty database when DATA_DIR is mistyped. */
async function requireExistingDatabase(dataDir: string): Promise<void> {
  const folder = path.resolve(dataDir);
  const exists = await access(path.join(folder, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) throw new Error(`No database found in DATA_DIR ${folder}.`);
}
