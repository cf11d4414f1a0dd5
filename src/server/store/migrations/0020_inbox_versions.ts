/** Numbers the changes of each inbox, so that an update applies only to the events that the person has seen. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // Updated with each change of an inbox. The free space keeps the new row versions on the same page.
  `CREATE TABLE inbox_version (
    user_id int NOT NULL PRIMARY KEY,
    version bigint NOT NULL) WITH (fillfactor = 50)`,
  `ALTER TABLE notification
    ADD COLUMN event_version bigint NOT NULL DEFAULT 0,
    ADD COLUMN unread_version bigint NOT NULL DEFAULT 0`,
];
