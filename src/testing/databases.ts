/** Opens databases for tests, and runs the same tests on both engines. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDatabaseStore, type OpenDatabaseStoreOptions } from '../server/store/open/openDatabaseStore';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { getTemplateDatabaseFile } from './templateDatabase';

/**
 * Environment variable with the name of the template database on the PostgreSQL server: empty and migrated,
 * created by jest/nodeSetup.ts.
 */
const TEMPLATE_DATABASE_ENV_VARIABLE = 'WINNOW_TEST_TEMPLATE';

export type OpenTestStoreCallback = (
  options?: Pick<OpenDatabaseStoreOptions, 'onStatement'>,
) => Promise<DatabaseStore>;

/**
 * Describes `name` for the embedded engine in memory and, if TEST_DATABASE_URL is set, for a PostgreSQL
 * server. Each `open()` returns a new empty, migrated database. Databases opened in a test or in `beforeEach`
 * are closed and dropped after the test, those opened in `beforeAll` after the block.
 */
export function describeEachDatabaseEngine(name: string, tests: (open: OpenTestStoreCallback) => void): void {
  describe(`${name} (embedded)`, () => closeStoresAfterTests(openInMemoryStore, tests));
  describeOnPostgresServer(`${name} (server)`, tests);
}

/** Like `describeEachDatabaseEngine`, but only for the PostgreSQL server, which several processes can share. */
export function describeOnPostgresServer(name: string, tests: (open: OpenTestStoreCallback) => void): void {
  const url = process.env.TEST_DATABASE_URL;
  (url ? describe : describe.skip)(name, () =>
    closeStoresAfterTests((options) => openTemporaryStore(url!, options), tests),
  );
}

/**
 * Opens a second store (connection pool) on the same database, as another process would. Close it before the
 * first one.
 */
export async function openStoreOnSameDatabase(
  store: DatabaseStore,
  options: Pick<OpenDatabaseStoreOptions, 'onStatement'> = {},
): Promise<DatabaseStore> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(store.db);
  return openDatabaseStore({
    ...options,
    databaseUrl: buildDatabaseUrl(process.env.TEST_DATABASE_URL!, rows[0]!.name),
  });
}

function closeStoresAfterTests(
  open: OpenTestStoreCallback,
  tests: (open: OpenTestStoreCallback) => void,
): void {
  const opened: DatabaseStore[] = [];
  let openedInBlock = 0;
  const closeFrom = async (first: number): Promise<void> => {
    for (const store of opened.splice(first)) await store.close();
  };
  beforeEach(() => void (openedInBlock = opened.length));
  tests(async (options) => {
    const store = await open(options);
    opened.push(store);
    return store;
  });
  afterEach(() => closeFrom(openedInBlock));
  afterAll(() => closeFrom(0));
}

async function openInMemoryStore(
  options: Pick<OpenDatabaseStoreOptions, 'onStatement'> = {},
): Promise<DatabaseStore> {
  return openDatabaseStore({ ...options, template: await getTemplateDatabaseFile() });
}

/** Creates a database on the PostgreSQL server, which is dropped when the store is closed. */
async function openTemporaryStore(
  url: string,
  options: Pick<OpenDatabaseStoreOptions, 'onStatement'> = {},
): Promise<DatabaseStore> {
  const name = randomDatabaseName();
  await runStatementOnDefaultDatabase(
    url,
    `CREATE DATABASE ${name} TEMPLATE ${process.env[TEMPLATE_DATABASE_ENV_VARIABLE] ?? 'template1'}`,
  );
  const store = await openDatabaseStore({ ...options, databaseUrl: buildDatabaseUrl(url, name) });
  let closed = false;
  return {
    ...store,
    close: async () => {
      if (closed) return;
      closed = true;
      await store.close();
      await runStatementOnDefaultDatabase(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Creates the template database on the PostgreSQL server, once for all test files. */
export async function createTemplateDatabase(url: string): Promise<void> {
  const name = randomDatabaseName();
  await runStatementOnDefaultDatabase(url, `CREATE DATABASE ${name}`);
  process.env[TEMPLATE_DATABASE_ENV_VARIABLE] = name;
  const store = await openDatabaseStore({ databaseUrl: buildDatabaseUrl(url, name) });
  await store.close();
}

export async function dropTemplateDatabase(url: string): Promise<void> {
  const name = process.env[TEMPLATE_DATABASE_ENV_VARIABLE];
  if (name) await runStatementOnDefaultDatabase(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** Returns a unique name for a test database. */
export const randomDatabaseName = (): string => `winnow_test_${randomBytes(8).toString('hex')}`;

/** Returns the URL of another database on the same PostgreSQL server. */
export function buildDatabaseUrl(url: string, name: string): string {
  const { href } = Object.assign(new URL(url), { pathname: `/${name}` });
  return href;
}

/** Runs a statement about another database, such as CREATE DATABASE, on the server's default database. */
export async function runStatementOnDefaultDatabase(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
