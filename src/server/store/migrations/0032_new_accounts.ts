/**
 * Adds the rules of projects for issues of new accounts, and whether an issue is held for triage. Existing issues are
 * not held.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE issue ADD COLUMN held boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE TABLE new_account_rules (
    project_id int PRIMARY KEY REFERENCES project (id),
    holding smallint NOT NULL,
    account_days smallint NOT NULL,
    issues_per_hour smallint NOT NULL)`.execute(db);
}
