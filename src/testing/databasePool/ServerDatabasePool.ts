import { setTimeout } from 'node:timers/promises';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import {
  buildDatabaseUrl,
  randomDatabaseName,
  runStatementOnDefaultDatabase,
  withClient,
} from './serverDatabases';
import { computeSchemaDigest, resetDatabase, type RunStatementCallback } from './resetDatabase';
import type { OpenTestStoreOptions, TestDatabasePool } from './TestDatabasePool';

/** Pool of databases on a PostgreSQL server. */
export class ServerDatabasePool implements TestDatabasePool {
  readonly #url: string;
  readonly #template: string;
  /** Names of the idle databases. */
  readonly #idle: string[] = [];
  #schemaDigest: string | null = null;
  #isClosed = false;

  /**
   * @param url URL of the server
   * @param template name of the template database for new databases
   */
  constructor(url: string, template: string) {
    this.#url = url;
    this.#template = template;
  }

  async openStore(options: OpenTestStoreOptions = {}): Promise<DatabaseStore> {
    const name = (await this.#takeIdleDatabase()) ?? (await this.#createDatabase());
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

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const name of this.#idle.splice(0)) await this.#dropDatabase(name);
  }

  async #release(name: string): Promise<void> {
    if (this.#isClosed) await this.#dropDatabase(name);
    else this.#idle.push(name);
  }

  /** Returns an idle database after resetting it, or null. Databases that cannot be reset are dropped. */
  async #takeIdleDatabase(): Promise<string | null> {
    for (let name = this.#idle.pop(); name !== undefined; name = this.#idle.pop()) {
      const isReset = await this.#run(
        name,
        async (run) => (await waitUntilOthersDisconnected(run)) && resetDatabase(run, this.#schemaDigest!),
      ).catch(() => false);
      if (isReset) return name;
      await this.#dropDatabase(name);
    }
    return null;
  }

  async #createDatabase(): Promise<string> {
    const name = randomDatabaseName();
    await runStatementOnDefaultDatabase(this.#url, `CREATE DATABASE ${name} TEMPLATE ${this.#template}`);
    return name;
  }

  async #dropDatabase(name: string): Promise<void> {
    await runStatementOnDefaultDatabase(this.#url, `DROP DATABASE ${name} WITH (FORCE)`);
  }

  #run<Result>(name: string, work: (run: RunStatementCallback) => Promise<Result>): Promise<Result> {
    return withClient(buildDatabaseUrl(this.#url, name), (client) =>
      work(async (statement) => {
        const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
        return rows[0]?.[0];
      }),
    );
  }
}

/**
 * Waits until no other client is connected to the database. `pg_stat_activity` lists closed connections for a short time.
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
