/**
 * An empty, migrated database that tests copy, as a file and as a folder. Both are cached until the migrations change.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { copyEmptyDatabase } from '../../server/store/open/emptyDatabase';
import { createEmptyDatabase, dumpEmptyDatabase } from '../../server/store/open/openDatabaseStore';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');
const STORE_SOURCE_FOLDER = path.join(PROJECT_ROOT, 'src/server/store');
const TEMPLATE_CACHE_FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/winnow');

let file: Promise<string | undefined> | undefined;
let folder: Promise<string | undefined> | undefined;

/**
 * Returns the path of the template's file, from which databases in memory start, or undefined if the cache folder is
 * not writable: each test then migrates its own database.
 */
export function getTemplateDatabaseFile(): Promise<string | undefined> {
  return (file ??= createInCache('.tar', dumpEmptyDatabase));
}

/** Like `getTemplateDatabaseFile`, for databases in folders: a folder like the empty database of the build. */
export function getTemplateDatabaseFolder(): Promise<string | undefined> {
  return (folder ??= createInCache('', createEmptyDatabase));
}

/** Creates a data folder, if it does not exist, and puts an empty, migrated database into it. */
export async function copyTemplateDatabase(dataDir: string): Promise<void> {
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyEmptyDatabase(path.join(dataDir, 'postgres'), await getTemplateDatabaseFolder());
}

/** @param create writes the database to a path */
async function createInCache(
  extension: string,
  create: (target: string) => Promise<void>,
): Promise<string | undefined> {
  const target = path.join(TEMPLATE_CACHE_FOLDER, `empty-${await hashMigrationFiles()}${extension}`);
  if (await pathExists(target)) return target;
  const draft = `${target}.${process.pid}`;
  try {
    await fs.mkdir(TEMPLATE_CACHE_FOLDER, { recursive: true });
    await create(draft);
    await fs.rename(draft, target);
    return target;
  } catch {
    // Another process may have created the same folder meanwhile.
    await fs.rm(draft, { recursive: true, force: true });
    return (await pathExists(target)) ? target : undefined;
  }
}

async function hashMigrationFiles(): Promise<string> {
  const migrations = (await fs.readdir(path.join(STORE_SOURCE_FOLDER, 'migrations'))).map(
    (name) => `migrations/${name}`,
  );
  const files = [...migrations.sort(), 'tables/indexes.ts', 'engines/settings.ts'].map((name) =>
    path.join(STORE_SOURCE_FOLDER, name),
  );
  const hash = createHash('sha256');
  for (const file of [...files, path.join(PROJECT_ROOT, 'package-lock.json')])
    hash.update(await fs.readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function pathExists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
