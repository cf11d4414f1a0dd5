/**
 * Allows labels and milestones to be deleted: their rows are kept for the events that refer to them, but without the
 * key that makes names unique.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `ALTER TABLE label ALTER name_key DROP NOT NULL, ADD COLUMN merged_into int`,
  `ALTER TABLE milestone ALTER title_key DROP NOT NULL`,
  `ALTER TABLE bulk_operation ADD COLUMN deletes jsonb`,
];
