import { type Kysely, Migrator, sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { FIRST_MIGRATION, MIGRATIONS } from './';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Migrates the database. Several processes can call it at the same time.
 * @param last the migration to stop after; by default the latest
 * @throws WinnowError UNAVAILABLE when the database was created by a newer version, or by one from before the first
 *   migration, or when a migration fails
 */
export async function migrateDatabase(db: Kysely<DatabaseTables>, last?: string): Promise<void> {
  await forgetReplacedMigrations(db);
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
  const executed = await readExecutedMigrations(db);
  return JSON.stringify(executed) === JSON.stringify(Object.keys(MIGRATIONS).sort());
}

/** Returns the first pending migration, or null for a database that is empty or up to date. */
export async function findNextMigration(db: Kysely<DatabaseTables>): Promise<string | null> {
  const migrations = await createMigrator(db).getMigrations();
  const next = migrations.find(({ executedAt }) => !executedAt);
  return next && migrations[0]!.executedAt ? next.name : null;
}

/**
 * Removes the names of the migrations that the first one replaces. A database that lists all of them has its schema.
 * @throws WinnowError UNAVAILABLE when the database has not executed all of them
 */
async function forgetReplacedMigrations(db: Kysely<DatabaseTables>): Promise<void> {
  const executed = await readExecutedMigrations(db);
  const replaced = executed.filter((name) => name < FIRST_MIGRATION);
  if (replaced.length === 0) return;
  if (!executed.includes(FIRST_MIGRATION)) {
    throw new WinnowError(
      'UNAVAILABLE',
      `The database was created by an older version of Winnow that this version cannot migrate: its last migration is ${replaced.at(-1)!}.`,
    );
  }
  await sql`DELETE FROM kysely_migration WHERE name IN (${sql.join(replaced)})`.execute(db);
}

/** Returns the names of the executed migrations in their order; none for a new database. */
async function readExecutedMigrations(db: Kysely<DatabaseTables>): Promise<string[]> {
  const table = await sql<{
    exists: boolean;
  }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
  if (!table.rows[0]!.exists) return [];
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM kysely_migration ORDER BY name COLLATE "C"`.execute(db);
  return rows.map(({ name }) => name);
}

const createMigrator = (db: Kysely<DatabaseTables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
