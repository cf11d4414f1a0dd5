/**
 * Adds which duplicate links move votes and watchers: those of an import do not. Of earlier links, this is unknown, so that
 * `winnow check` expects nothing of them.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE issue_link ADD COLUMN moves_votes boolean NOT NULL DEFAULT false`.execute(db);
}
