/** Adds the number with which people make the addresses of their feeds invalid. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE app_user ADD COLUMN feed_generation int NOT NULL DEFAULT 0`.execute(db);
}
