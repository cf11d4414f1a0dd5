/** Opens databases for tests, and runs the same tests on both engines. */
import { sql } from 'kysely';
import { openDatabaseStore } from '../server/store/open/openDatabaseStore';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { embeddedDatabasePool } from './databasePool/EmbeddedDatabasePool';
import { getServerDatabasePool } from './databasePool/ServerDatabasePool';
import { buildDatabaseUrl } from './databasePool/serverDatabases';
import type { OpenTestStoreOptions, TestDatabasePool } from './databasePool/TestDatabasePool';

export type OpenTestStoreCallback = (options?: OpenTestStoreOptions) => Promise<DatabaseStore>;

/**
 * Describes `name` for the embedded engine in memory and, if TEST_DATABASE_URL is set, for a PostgreSQL server. Each
 * `open()` returns an empty, migrated database. Databases opened in a test or in `beforeEach` are closed after the
 * test, those opened in `beforeAll` after the block. Closed databases are reset and reused.
 */
export function describeEachDatabaseEngine(name: string, tests: (open: OpenTestStoreCallback) => void): void {
  describe(`${name} (embedded)`, () => closeStoresAfterTests(embeddedDatabasePool, tests));
  describeOnPostgresServer(`${name} (server)`, tests);
}

/** Like `describeEachDatabaseEngine`, but only for the PostgreSQL server, which several processes can share. */
export function describeOnPostgresServer(name: string, tests: (open: OpenTestStoreCallback) => void): void {
  const url = process.env.TEST_DATABASE_URL;
  (url ? describe : describe.skip)(name, () => closeStoresAfterTests(getServerDatabasePool(url!), tests));
}

/**
 * Opens a second store (connection pool) on the same database, as another process would. Close it before the
 * first one.
 */
export async function openStoreOnSameDatabase(
  store: DatabaseStore,
  options: OpenTestStoreOptions = {},
): Promise<DatabaseStore> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(store.db);
  return openDatabaseStore({
    ...options,
    databaseUrl: buildDatabaseUrl(process.env.TEST_DATABASE_URL!, rows[0]!.name),
  });
}

function closeStoresAfterTests(pool: TestDatabasePool, tests: (open: OpenTestStoreCallback) => void): void {
  const opened: DatabaseStore[] = [];
  let openedInBlock = 0;
  const closeFrom = async (first: number): Promise<void> => {
    for (const store of opened.splice(first)) await store.close();
  };
  beforeEach(() => void (openedInBlock = opened.length));
  tests(async (options) => {
    const store = await pool.openStore(options);
    opened.push(store);
    return store;
  });
  afterEach(() => closeFrom(openedInBlock));
  afterAll(() => closeFrom(0));
}
