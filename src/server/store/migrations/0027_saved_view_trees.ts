/** Adds to saved views whether their lists show sub-issues as trees. Existing views do not. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE saved_view ADD COLUMN trees boolean NOT NULL DEFAULT false`.execute(db);
}
