/** All migrations in order. They are imported rather than read from a folder, so that the bundle contains them. */
import type { Migration } from 'kysely';
import * as schema from './schema';

/**
 * The name of the first migration, as recorded in databases and backups. The first migration replaces earlier ones and
 * keeps the name of the last of them, because databases and backups with this name have the same schema.
 */
export const FIRST_MIGRATION = '0039_person_claims';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [FIRST_MIGRATION]: schema,
};
