/** Adds the generation of a user's feed addresses: increasing it makes all of them invalid. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE app_user ADD COLUMN feed_generation int NOT NULL DEFAULT 0`.execute(db);
}
