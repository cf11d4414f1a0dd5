/** Runs the same tests on both engines. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openStore, type StoreOptions } from '../server/store/open/openStore';
import type { Store } from '../server/store/Store';
import { templateDatabase } from './templateDatabase';

/** Names the empty, migrated database of the server that others start as copies of (jest/nodeSetup.ts). */
const TEMPLATE = 'WINNOW_TEST_TEMPLATE';

export type OpenStore = (options?: Pick<StoreOptions, 'onStatement'>) => Promise<Store>;

/**
 * Describes `name` once for the embedded engine, in memory, and once for PostgreSQL where
 * TEST_DATABASE_URL says there is one. Each `open()` gives an empty, migrated database of its own; what a
 * test opened, or what came before it, is closed and dropped after it, the rest after the tests of the block.
 */
export function describeEachEngine(name: string, tests: (open: OpenStore) => void): void {
  describe(`${name} (embedded)`, () => withCleanUp(openMemory, tests));
  describeOnServer(`${name} (server)`, tests);
}

/** The same for what several processes share: only a PostgreSQL server can be used by more than one. */
export function describeOnServer(name: string, tests: (open: OpenStore) => void): void {
  const url = process.env.TEST_DATABASE_URL;
  (url ? describe : describe.skip)(name, () => withCleanUp((options) => openScratch(url!, options), tests));
}

/** A store of its own on the same database, as another process has one; to be closed before the first. */
export async function openSecondStore(
  store: Store,
  options: Pick<StoreOptions, 'onStatement'> = {},
): Promise<Store> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(store.db);
  return openStore({ ...options, databaseUrl: databaseAt(process.env.TEST_DATABASE_URL!, rows[0]!.name) });
}

function withCleanUp(open: OpenStore, tests: (open: OpenStore) => void): void {
  const opened: Store[] = [];
  let ofTheBlock = 0;
  const closeFrom = async (first: number): Promise<void> => {
    for (const store of opened.splice(first)) await store.close();
  };
  beforeEach(() => void (ofTheBlock = opened.length));
  tests(async (options) => {
    const store = await open(options);
    opened.push(store);
    return store;
  });
  afterEach(() => closeFrom(ofTheBlock));
  afterAll(() => closeFrom(0));
}

async function openMemory(options: Pick<StoreOptions, 'onStatement'> = {}): Promise<Store> {
  return openStore({ ...options, template: await templateDatabase() });
}

/** A database of its own on the server, dropped when the store closes. */
async function openScratch(url: string, options: Pick<StoreOptions, 'onStatement'> = {}): Promise<Store> {
  const name = scratchName();
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${process.env[TEMPLATE] ?? 'template1'}`);
  const store = await openStore({ ...options, databaseUrl: databaseAt(url, name) });
  let closed = false;
  return {
    ...store,
    close: async () => {
      if (closed) return;
      closed = true;
      await store.close();
      await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Makes, once for all files of tests, what each database on the server then starts as a copy of. */
export async function makeTemplateOnServer(url: string): Promise<void> {
  const name = scratchName();
  await administer(url, `CREATE DATABASE ${name}`);
  process.env[TEMPLATE] = name;
  const store = await openStore({ databaseUrl: databaseAt(url, name) });
  await store.close();
}

export async function dropTemplateOnServer(url: string): Promise<void> {
  const name = process.env[TEMPLATE];
  if (name) await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** A name for a database that no other has. */
export const scratchName = (): string => `winnow_test_${randomBytes(8).toString('hex')}`;

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const { href } = Object.assign(new URL(url), { pathname: `/${name}` });
  return href;
}

/** Runs a statement on the server's own database, as one that is about another must be. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
