import { access } from 'node:fs/promises';
import path from 'node:path';
import { explain, runPrepared, type Teller } from '../server/jobs/commands/runCommand';
import { prepareCommand } from '../server/jobs/commands/parse';
import { helpOn } from '../server/jobs/commands/help';
import { callControl } from '../server/jobs/control/callControl';
import { DataDirInUseError } from '../server/store/dataDir/DataDirLock';
import { backupsIn } from '../server/store/backup/beforeMigration';
import { openStore } from '../server/store/open/openStore';
import type { Store } from '../server/store/Store';

/** Who called: where to tell, where from, and when to stop. */
export interface Terminal extends Omit<Teller, 'store' | 'search' | 'restart' | 'input'> {
  /** All that is on standard input. */
  readInput: () => Promise<string>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs the words after `winnow` on the database that the environment names: through the server that
 * has it open, else opening it for as long as the command takes. Answers the exit code.
 */
export async function runAnywhere(
  words: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<number> {
  let input = '';
  try {
    // Wrong words are told before any database is touched.
    const prepared = prepareCommand(words);
    if ('help' in prepared) {
      terminal.print(helpOn(prepared.help));
      return 0;
    }
    if (prepared.readsInput) input = await terminal.readInput();
    const databaseUrl = environment.DATABASE_URL?.trim();
    const dataDir = environment.DATA_DIR?.trim() || './data';
    if (!databaseUrl && !prepared.command.creates) await requireDatabase(dataDir);
    const store = await openStore({
      ...(databaseUrl ? { databaseUrl } : { dataDir }),
      ...{ backups: backupsIn(dataDir), progress: terminal.progress },
    });
    const parts = { store, search: null, restart: () => undefined, input };
    return await runHere(store, () => runPrepared(prepared, { ...terminal, ...parts }));
  } catch (error) {
    if (error instanceof DataDirInUseError && error.holder.purpose === 'server') {
      return callControl(error.holder.address, { words, cwd: terminal.cwd, input }, terminal);
    }
    return explain(error, terminal.fail);
  }
}

async function runHere(store: Store, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } finally {
    await store.close();
  }
}

/** A command that only reads must not leave an empty database behind where somebody mistyped a path. */
async function requireDatabase(dataDir: string): Promise<void> {
  const folder = path.resolve(dataDir);
  const isThere = await access(path.join(folder, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Error(`There is no database in DATA_DIR ${folder}.`);
}
