import { type Kysely, Migrator } from 'kysely';
import { WinnowError } from '../../shared/errors';
import { MIGRATIONS } from './migrations';
import type { Tables } from './tables';

/**
 * Brings the database up to this build's tables; several processes may try at once.
 * @throws WinnowError UNAVAILABLE when the database is of a newer build.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const cause = error instanceof Error ? error.message : 'for no reason given';
  if (cause.includes('is missing')) {
    throw new WinnowError('UNAVAILABLE', `The database was made by a newer version of Winnow: ${cause}.`);
  }
  throw new WinnowError('UNAVAILABLE', `Migration ${failed ?? ''} of the database failed: ${cause}`);
}
