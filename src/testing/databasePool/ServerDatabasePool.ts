import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { buildDatabaseUrl, randomDatabaseName, runStatementOnDefaultDatabase } from './serverDatabases';
import { computeSchemaDigest, resetDatabase, type RunStatementCallback } from './resetDatabase';
import type { OpenTestStoreOptions, TestDatabasePool } from './TestDatabasePool';

/** Databases on a PostgreSQL server. */
export class ServerDatabasePool implements TestDatabasePool {
  readonly #url: string;
  readonly #template: string;
  /** Names of the databases that no store uses. */
  readonly #idle: string[] = [];
  #schemaDigest: string | null = null;
  #isClosed = false;

  /**
   * @param url of the server
   * @param template name of the database that new ones are copied from
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

  /** Takes an idle database and empties it. Drops those that cannot be emptied. */
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

  /** Runs statements in a database. */
  async #run<Result>(name: string, work: (run: RunStatementCallback) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: buildDatabaseUrl(this.#url, name) });
    await client.connect();
    try {
      return await work(async (statement) => {
        const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
        return rows[0]?.[0];
      });
    } finally {
      await client.end();
    }
  }
}

/**
 * Waits until no other client is connected to the database. PostgreSQL lists a closed connection for a short time.
 * @returns false if another client stays connected, such as a second store of the test
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
