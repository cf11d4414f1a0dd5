/** The database behind everything: one interface, two engines. */
import path from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import { createDialect } from './engines/dialect';
import { EmbeddedEngine } from './engines/embedded';
import { ServerEngine } from './engines/server';
import { migrate } from './migrate';
import type { Tables } from './tables';

export interface StoreOptions {
  /** Folder of the embedded database; neither this nor `databaseUrl`: a database in memory. */
  dataDir?: string;
  /** A PostgreSQL server instead. */
  databaseUrl?: string;
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
  close(): Promise<void>;
}

/**
 * Opens the database and brings it up to date.
 * @throws WinnowError UNAVAILABLE, saying what is wrong in one line.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const engine = options.databaseUrl
    ? await ServerEngine.open(options.databaseUrl)
    : await EmbeddedEngine.open(options.dataDir ? path.resolve(options.dataDir) : null);
  const log = logOf(options);
  const store: Store = {
    engine: engine instanceof EmbeddedEngine ? 'embedded' : 'server',
    db: new Kysely<Tables>({ dialect: createDialect(engine.lane('foreground')), log }),
    background: new Kysely<Tables>({ dialect: createDialect(engine.lane('background')), log }),
    close: () => engine.close(),
  };
  try {
    await migrate(store.background);
    return store;
  } catch (error) {
    await engine.close();
    throw error;
  }
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
