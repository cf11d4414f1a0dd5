/** Adds the keys that people have chosen for commands instead of the default ones. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE command_keys (
      user_id int NOT NULL,
      command text NOT NULL,
      keys text NOT NULL,
      PRIMARY KEY (user_id, command))`.execute(db);
}
