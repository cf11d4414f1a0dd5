/** Databases for tests that run servers as child processes and kill them. */
import { findStoreInconsistencies } from './findStoreInconsistencies';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabaseStore } from '../server/store/open/openDatabaseStore';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import {
  runStatementOnDefaultDatabase,
  buildDatabaseUrl,
  createDatabaseFromTemplate,
} from './databasePool/serverDatabases';
import { copyTemplateDatabase } from './databasePool/templateDatabase';
import { killAllServerProcesses } from './sourceServer';

export interface ServerProcessDatabase {
  /** Environment variables that make a server process use this database. */
  environment: Record<string, string>;
  /**
   * Expects that `winnow check` finds no inconsistent data. No server may be running.
   * @param inspect further expectations about the database
   */
  expectConsistent(inspect?: (store: DatabaseStore) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Describes `name` for an embedded database in a folder and, if TEST_DATABASE_URL is set, for a PostgreSQL
 * server. The database is empty at first. After the tests, it is removed, and all server processes are killed.
 * @param tests is called with a function that returns the database while tests run
 */
export function describeEachServerProcessDatabase(
  name: string,
  tests: (getDatabase: () => ServerProcessDatabase) => void,
): void {
  describe(`${name} (embedded)`, () => withDatabase(createEmbeddedTestDatabase, tests));
  const url = process.env.TEST_DATABASE_URL;
  const describeOrSkip = url ? describe : describe.skip;
  describeOrSkip(`${name} (server)`, () => withDatabase(() => createPostgresTestDatabase(url!), tests));
}

/**
 * Describes `name` for embedded databases and, if TEST_DATABASE_URL is set, for those of a PostgreSQL server, for tests
 * that need many databases and remove them.
 * @param tests called with a function that creates an empty database
 */
export function describeEachKindOfProcessDatabase(
  name: string,
  tests: (createDatabase: () => Promise<ServerProcessDatabase>) => void,
): void {
  const url = process.env.TEST_DATABASE_URL;
  const describeOrSkip = url ? describe : describe.skip;
  describe(`${name} (embedded)`, () => tests(createEmbeddedTestDatabase));
  describeOrSkip(`${name} (server)`, () => tests(() => createPostgresTestDatabase(url!)));
}

/**
 * Describes `name` for one database: the PostgreSQL server if TEST_DATABASE_URL is set, otherwise an embedded one. For
 * tests that spend most of their time starting servers.
 */
export function describeServerProcessOnOneDatabase(
  ...[name, tests]: Parameters<typeof describeEachServerProcessDatabase>
): void {
  const url = process.env.TEST_DATABASE_URL;
  if (url) describe(`${name} (server)`, () => withDatabase(() => createPostgresTestDatabase(url), tests));
  else describe(`${name} (embedded)`, () => withDatabase(createEmbeddedTestDatabase, tests));
}

function withDatabase(
  make: () => Promise<ServerProcessDatabase>,
  tests: (getDatabase: () => ServerProcessDatabase) => void,
): void {
  let database: ServerProcessDatabase;
  beforeAll(async () => {
    database = await make();
  });
  afterAll(async () => {
    killAllServerProcesses();
    await database.remove();
  });
  tests(() => database);
}

async function createEmbeddedTestDatabase(): Promise<ServerProcessDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-process-'));
  await copyTemplateDatabase(dataDir);
  return {
    environment: { DATA_DIR: dataDir },
    expectConsistent: async (inspect) => expectConsistentStore(await openDatabaseStore({ dataDir }), inspect),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function createPostgresTestDatabase(url: string): Promise<ServerProcessDatabase> {
  const name = await createDatabaseFromTemplate(url);
  const databaseUrl = buildDatabaseUrl(url, name);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-process-'));
  return {
    // With a PostgreSQL server, the data folder contains only the word index.
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    expectConsistent: async (inspect) =>
      expectConsistentStore(await openDatabaseStore({ databaseUrl }), inspect),
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true });
      await runStatementOnDefaultDatabase(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function expectConsistentStore(
  store: DatabaseStore,
  inspect?: (store: DatabaseStore) => Promise<void>,
): Promise<void> {
  try {
    expect(await findStoreInconsistencies(store)).toEqual([]);
    await inspect?.(store);
  } finally {
    await store.close();
  }
}
