/** An empty, migrated database in a file, made once for each state of the migrations: tests copy it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dumpEmptyDatabase } from '../server/store/open/openStore';

const ROOT = path.resolve(__dirname, '../..');
const STORE = path.join(ROOT, 'src/server/store');
const CACHE = path.join(ROOT, 'node_modules/.cache/winnow');

let template: Promise<string | undefined> | undefined;

/** Undefined where the cache can't be written: each test then makes its own. */
export function templateDatabase(): Promise<string | undefined> {
  return (template ??= make().catch(() => undefined));
}

async function make(): Promise<string> {
  const file = path.join(CACHE, `empty-${await stateOfMigrations()}.tar`);
  if (await exists(file)) return file;
  await fs.mkdir(CACHE, { recursive: true });
  // Several test processes may do this at once; each moves a whole file into place.
  const draft = `${file}.${process.pid}`;
  await dumpEmptyDatabase(draft);
  await fs.rename(draft, file);
  return file;
}

async function stateOfMigrations(): Promise<string> {
  const migrations = (await fs.readdir(path.join(STORE, 'migrations'))).map((name) => `migrations/${name}`);
  const files = [...migrations.sort(), 'tables/indexes.ts', 'engines/settings.ts'].map((name) =>
    path.join(STORE, name),
  );
  const hash = createHash('sha256');
  for (const file of [...files, path.join(ROOT, 'package-lock.json')]) hash.update(await fs.readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
