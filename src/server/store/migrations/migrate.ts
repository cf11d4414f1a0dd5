import { type Kysely, Migrator } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { MIGRATIONS } from './';
import type { Tables } from '../tables/Tables';

/**
 * Migrates the database. Several processes can call it at the same time.
 * @param last the migration to stop after; by default the latest
 * @throws WinnowError UNAVAILABLE when the database was created by a newer version or a migration fails
 */
export async function migrateDatabase(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = createMigrator(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const cause = error instanceof Error ? error.message : 'unknown error';
  if (cause.includes('is missing')) {
    throw new WinnowError('UNAVAILABLE', `The database was created by a newer version of Winnow: ${cause}.`);
  }
  throw new WinnowError('UNAVAILABLE', `Migration ${failed ?? ''} of the database failed: ${cause}`);
}

/** Returns the first pending migration, or null for a database that is empty or up to date. */
export async function findNextMigration(db: Kysely<Tables>): Promise<string | null> {
  const migrations = await createMigrator(db).getMigrations();
  const next = migrations.find(({ executedAt }) => !executedAt);
  return next && migrations[0]!.executedAt ? next.name : null;
}

const createMigrator = (db: Kysely<Tables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
