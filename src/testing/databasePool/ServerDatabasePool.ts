import { setTimeout } from 'node:timers/promises';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import {
  buildDatabaseUrl,
  createDatabaseFromTemplate,
  runStatementOnDefaultDatabase,
  withPostgresClient,
} from './serverDatabases';
import { computeSchemaDigest, resetDatabase, type RunStatementCallback } from './resetDatabase';
import { RESETS_MAX, type OpenTestStoreOptions, type TestDatabasePool } from './TestDatabasePool';

/**
 * Pool of databases on a PostgreSQL server. All test files of a process share it. After the last
 * test file, `dropTestDatabases` drops the databases.
 */
class ServerDatabasePool implements TestDatabasePool {
  readonly #url: string;
  /** Names of the idle databases. */
  readonly #idle: string[] = [];
  readonly #resetCounts = new Map<string, number>();
  #schemaDigest: string | null = null;

  /** @param url URL of the server */
  constructor(url: string) {
    this.#url = url;
  }

  async openStore(options: OpenTestStoreOptions = {}): Promise<DatabaseStore> {
    const name = (await this.#takeIdleDatabase()) ?? (await createDatabaseFromTemplate(this.#url));
    let store: DatabaseStore | null = null;
    try {
      store = await openDatabaseStore({ ...options, databaseUrl: buildDatabaseUrl(this.#url, name) });
      this.#schemaDigest ??= await this.#run(name, computeSchemaDigest);
    } catch (error) {
      await store?.close();
      await this.#dropDatabase(name);
      throw error;
    }
    const { close } = store;
    let closing: Promise<void> | null = null;
    return { ...store, close: () => (closing ??= close().then(() => this.#release(name))) };
  }

  async #release(name: string): Promise<void> {
    if (this.#resetCounts.get(name) === RESETS_MAX) await this.#dropDatabase(name);
    else this.#idle.push(name);
  }

  /** Returns an idle database after resetting it, or null. Databases that cannot be reset are dropped. */
  async #takeIdleDatabase(): Promise<string | null> {
    for (let name = this.#idle.pop(); name !== undefined; name = this.#idle.pop()) {
      const isReset = await this.#run(
        name,
        async (run) => (await waitUntilOthersDisconnected(run)) && resetDatabase(run, this.#schemaDigest!),
      ).catch(() => false);
      if (isReset) {
        this.#resetCounts.set(name, (this.#resetCounts.get(name) ?? 0) + 1);
        return name;
      }
      await this.#dropDatabase(name);
    }
    return null;
  }

  async #dropDatabase(name: string): Promise<void> {
    this.#resetCounts.delete(name);
    await runStatementOnDefaultDatabase(this.#url, `DROP DATABASE ${name} WITH (FORCE)`);
  }

  #run<Result>(name: string, work: (run: RunStatementCallback) => Promise<Result>): Promise<Result> {
    return withPostgresClient(buildDatabaseUrl(this.#url, name), (client) =>
      work(async (statement) => {
        const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
        return rows[0]?.[0];
      }),
    );
  }
}

const poolsByUrl = new Map<string, TestDatabasePool>();

/** @param url URL of a PostgreSQL server */
export function getServerDatabasePool(url: string): TestDatabasePool {
  const pool = poolsByUrl.get(url) ?? new ServerDatabasePool(url);
  poolsByUrl.set(url, pool);
  return pool;
}

/**
 * Waits until no other client is connected to the database. `pg_stat_activity` lists closed connections for a short
 * time.
 * @returns false on timeout, for example while a second store of the test is open
 */
async function waitUntilOthersDisconnected(run: RunStatementCallback): Promise<boolean> {
  const end = performance.now() + DISCONNECTED_WITHIN_MS;
  while (Number(await run(OTHER_CLIENTS_QUERY)) > 0) {
    if (performance.now() > end) return false;
    await setTimeout(2);
  }
  return true;
}

const DISCONNECTED_WITHIN_MS = 500;
const OTHER_CLIENTS_QUERY = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
