/**
 * A file with an empty, migrated database that tests copy. The file is cached until the migrations change.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dumpEmptyDatabase } from '../../server/store/open/openDatabaseStore';

const PROJECT_ROOT = path.resolve(__dirname, '../../..');
const STORE_SOURCE_FOLDER = path.join(PROJECT_ROOT, 'src/server/store');
const TEMPLATE_CACHE_FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/winnow');

let templateDatabaseFilePromise: Promise<string | undefined> | undefined;

/**
 * Returns the path of the template database's file, or undefined if the cache folder is not writable: each
 * test then migrates its own database.
 */
export function getTemplateDatabaseFile(): Promise<string | undefined> {
  return (templateDatabaseFilePromise ??= createTemplateDatabaseFile().catch(() => undefined));
}

async function createTemplateDatabaseFile(): Promise<string> {
  const file = path.join(TEMPLATE_CACHE_FOLDER, `empty-${await hashMigrationFiles()}.tar`);
  if (await fileExists(file)) return file;
  await fs.mkdir(TEMPLATE_CACHE_FOLDER, { recursive: true });
  // Several test processes can create the template database at the same time; each renames a complete file.
  const draft = `${file}.${process.pid}`;
  await dumpEmptyDatabase(draft);
  await fs.rename(draft, file);
  return file;
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

async function fileExists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
