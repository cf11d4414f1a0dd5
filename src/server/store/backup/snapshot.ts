/**
 * Snapshots of the embedded database for long reads. A snapshot is a copy of the database files, because a
 * long transaction would block the engine's only connection.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { createKyselyDialect } from '../engines/dialect';
import { EmbeddedDatabaseEngine } from '../engines/embedded';
import type { DatabaseTables } from '../tables/DatabaseTables';

const DATABASE_SNAPSHOT_FOLDER_PREFIX = 'snapshot-';

/**
 * Runs work on a temporary copy of the database files, opened by a second embedded engine.
 * @param folder DATA_DIR, which contains the copy while it exists
 */
export async function withDatabaseSnapshot<T>(
  engine: EmbeddedDatabaseEngine,
  folder: string,
  work: (db: Kysely<DatabaseTables>) => Promise<T>,
): Promise<T> {
  const copyFolder = await mkdtemp(path.join(folder, DATABASE_SNAPSHOT_FOLDER_PREFIX));
  try {
    await engine.copyDatabaseToFolder(path.join(copyFolder, 'postgres'));
    const copy = await EmbeddedDatabaseEngine.openEmbeddedDatabase(
      path.join(copyFolder, 'postgres'),
      null,
      'command',
    );
    try {
      return await work(
        new Kysely<DatabaseTables>({ dialect: createKyselyDialect(copy.getConnectionSource('background')) }),
      );
    } finally {
      await copy.close();
    }
  } finally {
    await rm(copyFolder, { recursive: true, force: true });
  }
}

/** Removes temporary copies of the database that a killed process left behind. */
export async function removeDatabaseSnapshots(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(DATABASE_SNAPSHOT_FOLDER_PREFIX))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
