import { type Kysely, Migrator } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { MIGRATIONS } from './';
import type { Tables } from '../tables/Tables';

/**
 * Brings the database up to this build's tables, or to those of an earlier one; several processes may try
 * at once.
 * @param last the migration to stop after
 * @throws WinnowError UNAVAILABLE when the database is of a newer build.
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = migratorOf(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const cause = error instanceof Error ? error.message : 'for no reason given';
  if (cause.includes('is missing')) {
    throw new WinnowError('UNAVAILABLE', `The database was made by a newer version of Winnow: ${cause}.`);
  }
  throw new WinnowError('UNAVAILABLE', `Migration ${failed ?? ''} of the database failed: ${cause}`);
}

/** The first migration that is still to come for a database that has some; null: it is new, or up to date. */
export async function nextMigration(db: Kysely<Tables>): Promise<string | null> {
  const migrations = await migratorOf(db).getMigrations();
  const next = migrations.find(({ executedAt }) => !executedAt);
  return next && migrations[0]!.executedAt ? next.name : null;
}

const migratorOf = (db: Kysely<Tables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
