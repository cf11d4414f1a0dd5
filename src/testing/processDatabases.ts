/** Databases for tests that run servers as child processes and kill them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import { checkStoreConsistency } from '../server/store/check/checkStoreConsistency';
import { openStore } from '../server/store/open/openStore';
import type { Store } from '../server/store/Store';
import { runOnDefaultDatabase, buildDatabaseUrl, randomDatabaseName } from './databases';

export interface ServerProcessDatabase {
  /** Environment variables that make a server process use this database. */
  environment: Record<string, string>;
  /**
   * Expects that `winnow check` finds no inconsistent data. No server may be running.
   * @param inspect further expectations about the database
   */
  expectConsistent(inspect?: (store: Store) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Describes `name` for an embedded database in a folder and, if TEST_DATABASE_URL is set, for a PostgreSQL
 * server. `make` creates an empty database, which the test has to remove.
 */
export function describeEachServerProcessDatabase(
  name: string,
  tests: (make: () => Promise<ServerProcessDatabase>) => void,
): void {
  describe(`${name} (embedded)`, () => tests(createEmbeddedTestDatabase));
  const url = process.env.TEST_DATABASE_URL;
  (url ? describe : describe.skip)(`${name} (server)`, () => tests(() => createPostgresTestDatabase(url!)));
}

async function createEmbeddedTestDatabase(): Promise<ServerProcessDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-process-'));
  return {
    environment: { DATA_DIR: dataDir },
    expectConsistent: async (inspect) => expectConsistentStore(await openStore({ dataDir }), inspect),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function createPostgresTestDatabase(url: string): Promise<ServerProcessDatabase> {
  const name = randomDatabaseName();
  await runOnDefaultDatabase(url, `CREATE DATABASE ${name}`);
  const databaseUrl = buildDatabaseUrl(url, name);
  const folder = await createEmbeddedTestDatabase();
  return {
    // With a PostgreSQL server, the data folder contains only the word index.
    environment: { ...folder.environment, DATABASE_URL: databaseUrl },
    expectConsistent: async (inspect) => expectConsistentStore(await openStore({ databaseUrl }), inspect),
    remove: async () => {
      await folder.remove();
      await runOnDefaultDatabase(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function expectConsistentStore(store: Store, inspect?: (store: Store) => Promise<void>): Promise<void> {
  try {
    const { differences } = await checkStoreConsistency(
      store,
      NOOP_PROGRESS_REPORTER,
      new AbortController().signal,
    );
    expect(differences).toEqual([]);
    await inspect?.(store);
  } finally {
    await store.close();
  }
}
