/** The database behind everything: one interface, two engines. */
import path from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import type { Progress } from '../../shared/progress';
import { ForegroundRequests } from './ForegroundRequests';
import { backUpBeforeMigration } from './backup/beforeMigration';
import { removeSnapshots, withCopy } from './backup/snapshot';
import { ChangeHub, type Changes } from './changes/Changes';
import { Caretaker } from './engines/Caretaker';
import { createDialect } from './engines/dialect';
import { EmbeddedEngine } from './engines/embedded';
import { ServerEngine } from './engines/server';
import { prepareDataDir } from './exclusive/dataDir';
import { DataDirLock, type Purpose } from './exclusive/DataDirLock';
import { ensureIndexes } from './loadIndexes';
import { migrate } from './migrate';
import type { Tables } from './tables';

export interface StoreOptions {
  /** Folder of the embedded database; neither this nor `databaseUrl`: a database in memory. */
  dataDir?: string;
  /** A PostgreSQL server instead. */
  databaseUrl?: string;
  /** Who opens the embedded database: commands are sent to a server, and wait for another command. */
  purpose?: Purpose;
  /** A file that `dumpMemory` wrote: a new embedded database starts as a copy of that one. */
  template?: string;
  /** Folder for the backup that is made before a database of an earlier build is changed; absent: none is made. */
  backups?: string;
  /** Told of that backup. */
  progress?: Progress;
  /** Told of every statement when it ended. */
  onStatement?: (event: StatementEvent) => void;
}

export interface StatementEvent {
  sql: string;
  milliseconds: number;
  error: unknown;
}

export interface Store {
  readonly engine: 'embedded' | 'server';
  /** For what a person waits for. */
  readonly db: Kysely<Tables>;
  /** For long work: on the embedded engine its statements yield to those of `db`. */
  readonly background: Kysely<Tables>;
  /** Whether people share the one connection with background work just now: then it should be in short pieces. */
  isShared(): boolean;
  /** Who waits for an answer of this process. */
  readonly attendance: ForegroundRequests;
  /** Tells of what is written, by this process or another. */
  readonly changes: Changes;
  /** Held while an embedded database in a folder is open; the command line's requests come in by it. */
  readonly lock: DataDirLock | null;
  /** Runs long reading work on a view of the database that stays as it is, beside whoever reads and writes. */
  withSnapshot: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings it up to date.
 * @throws DataDirInUse when another process has the embedded database open.
 * @throws WinnowError UNAVAILABLE, saying what else is wrong in one line.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl) return createStore(options, await ServerEngine.open(databaseUrl));
  if (!dataDir) return createStore(options, await EmbeddedEngine.open(null, options.template));
  return openFolder(options, await prepareDataDir(dataDir));
}

/** Writes an empty database of this build to a file: many tests start from it, each in half the time. */
export async function dumpMemory(file: string): Promise<void> {
  const engine = await EmbeddedEngine.open(null);
  const store = await createStore({}, engine);
  await engine.dump(file);
  await store.close();
}

async function openFolder(options: StoreOptions, folder: string): Promise<Store> {
  const lock = await DataDirLock.acquire(folder, options.purpose ?? 'command');
  try {
    await removeSnapshots(folder);
    const engine = await EmbeddedEngine.open(path.join(folder, 'postgres'), options.template || null);
    const store = await createStore(options, engine);
    const care = new Kysely<Tables>({ dialect: createDialect(engine.unnoticed()) });
    const caretaker = new Caretaker(care, () => engine.lastUse);
    return {
      ...store,
      lock,
      // Alone, nobody waits while a transaction lasts.
      withSnapshot:
        lock.purpose === 'command' ? store.withSnapshot : (work) => withCopy(engine, folder, work),
      close: once(async () => {
        await caretaker.stop();
        try {
          await store.close();
        } finally {
          await lock.release();
        }
      }),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function createStore(options: StoreOptions, engine: EmbeddedEngine | ServerEngine): Promise<Store> {
  const log = logOf(options);
  const db = new Kysely<Tables>({ dialect: createDialect(engine.lane('foreground')), log });
  const background = new Kysely<Tables>({ dialect: createDialect(engine.lane('background')), log });
  try {
    await backUpBeforeMigration(background, options);
    await migrate(background);
    await ensureIndexes(background);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    engine: engine instanceof EmbeddedEngine ? 'embedded' : 'server',
    db,
    background,
    isShared: () => engine instanceof EmbeddedEngine && performance.now() - engine.lastWait < SHARED_FOR,
    attendance: new ForegroundRequests(),
    changes: new ChangeHub((hearer) => engine.listen(hearer)),
    lock: null,
    withSnapshot: (work) => work(background),
    close: once(() => engine.close()),
  };
}

/** Who read within so many milliseconds is likely to read on. */
const SHARED_FOR = 300;

/** Closing twice is closing once. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null;
  return () => (closing ??= close());
}

function logOf({ onStatement }: StoreOptions): ((event: LogEvent) => void) | undefined {
  if (!onStatement) return undefined;
  return ({ query, queryDurationMillis, ...event }) =>
    onStatement({
      sql: query.sql,
      milliseconds: queryDurationMillis,
      error: 'error' in event ? event.error : null,
    });
}
