/** Adds to imported comments the numbers of their reactions in the other tracker. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE comment ADD COLUMN imported_reactions jsonb`.execute(db);
}
