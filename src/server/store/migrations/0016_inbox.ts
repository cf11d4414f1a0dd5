/** Adds to notifications the kinds and times of their unread events, and the states that an undo restores. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `ALTER TABLE notification
    ADD COLUMN kinds smallint NOT NULL DEFAULT 0,
    ADD COLUMN comment_count int NOT NULL DEFAULT 0,
    ADD COLUMN first_event_at timestamptz,
    ADD COLUMN seen_at timestamptz,
    ADD COLUMN undo_token text,
    ADD COLUMN previous_state smallint,
    ADD COLUMN previous_snoozed_until timestamptz`,
  // Serves the undo of an update of many notifications.
  `CREATE INDEX notification_undo ON notification (user_id, undo_token) WHERE undo_token IS NOT NULL`,
];
