/** Adds the index by which exports read the keys of users in other trackers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX user_source_user ON user_source (user_id)`.execute(db);
}
