/** Databases for servers that are processes of their own, to be killed and started again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_PROGRESS } from '../shared/progress';
import { checkStore } from '../server/store/check/checkStore';
import { openStore } from '../server/store/open/openStore';
import type { Store } from '../server/store/Store';
import { administer, databaseAt, scratchName } from './databases';

export interface ProcessDatabase {
  /** By which a server finds it. */
  environment: Record<string, string>;
  /**
   * Expects it to agree with itself, while no server is at it.
   * @param more looks at it too
   */
  expectConsistent(more?: (store: Store) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Describes `name` once for an embedded database in a folder, and once for PostgreSQL where
 * TEST_DATABASE_URL says there is one. `make` gives an empty one; who makes it removes it.
 */
export function describeEachProcess(
  name: string,
  tests: (make: () => Promise<ProcessDatabase>) => void,
): void {
  describe(`${name} (embedded)`, () => tests(inFolder));
  const url = process.env.TEST_DATABASE_URL;
  (url ? describe : describe.skip)(`${name} (server)`, () => tests(() => onServer(url!)));
}

async function inFolder(): Promise<ProcessDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'winnow-process-'));
  return {
    environment: { DATA_DIR: dataDir },
    expectConsistent: async (more) => consistent(await openStore({ dataDir }), more),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function onServer(url: string): Promise<ProcessDatabase> {
  const name = scratchName();
  await administer(url, `CREATE DATABASE ${name}`);
  const databaseUrl = databaseAt(url, name);
  const folder = await inFolder();
  return {
    // The folder is for the index of words.
    environment: { ...folder.environment, DATABASE_URL: databaseUrl },
    expectConsistent: async (more) => consistent(await openStore({ databaseUrl }), more),
    remove: async () => {
      await folder.remove();
      await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function consistent(store: Store, more?: (store: Store) => Promise<void>): Promise<void> {
  try {
    const { differences } = await checkStore(store, NO_PROGRESS, new AbortController().signal);
    expect(differences).toEqual([]);
    await more?.(store);
  } finally {
    await store.close();
  }
}
