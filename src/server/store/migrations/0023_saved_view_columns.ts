/** Adds the columns and the row density of saved views. Existing views have the default ones. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE saved_view
    ADD COLUMN list_columns text[] NOT NULL DEFAULT '{}',
    ADD COLUMN density text`.execute(db);
}
