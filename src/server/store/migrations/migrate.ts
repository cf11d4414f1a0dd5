import { type Kysely, Migrator, sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { MIGRATIONS } from './';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Migrates the database. Several processes can call it at the same time.
 * @param last the migration to stop after; by default the latest
 * @throws WinnowError UNAVAILABLE when the database was created by a newer version or a migration fails
 */
export async function migrateDatabase(db: Kysely<DatabaseTables>, last?: string): Promise<void> {
  const migrator = createMigrator(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const cause = error instanceof Error ? error.message : 'unknown error';
  if (cause.includes('is missing')) {
    throw new WinnowError('UNAVAILABLE', `The database was created by a newer version of Winnow: ${cause}.`);
  }
  const migration = failed === undefined ? 'The migration' : `Migration ${failed}`;
  throw new WinnowError('UNAVAILABLE', `${migration} of the database failed: ${cause}`);
}

/**
 * Whether all migrations of this version of Winnow, and no others, have been executed. Takes a fraction of the time of
 * `migrateDatabase`, which reads the definitions of all tables.
 */
export async function isDatabaseMigrated(db: Kysely<DatabaseTables>): Promise<boolean> {
  const table = await sql<{
    exists: boolean;
  }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
  if (!table.rows[0]!.exists) return false;
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM kysely_migration ORDER BY name COLLATE "C"`.execute(db);
  const executed = rows.map(({ name }) => name);
  return JSON.stringify(executed) === JSON.stringify(Object.keys(MIGRATIONS).sort());
}

/** Returns the first pending migration, or null for a database that is empty or up to date. */
export async function findNextMigration(db: Kysely<DatabaseTables>): Promise<string | null> {
  const migrations = await createMigrator(db).getMigrations();
  const next = migrations.find(({ executedAt }) => !executedAt);
  return next && migrations[0]!.executedAt ? next.name : null;
}

const createMigrator = (db: Kysely<DatabaseTables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
