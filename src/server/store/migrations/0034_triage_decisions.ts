/** Adds the versions of issues after triage decisions, and an index of labels by the letters of their names. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Older decisions have version 0: they conflict only for ten minutes, as before.
  await sql`ALTER TABLE triage_decision ADD COLUMN issue_version int NOT NULL DEFAULT 0`.execute(db);
  // Serves `readLabelByLetters`, with the same expression.
  await sql`CREATE INDEX label_letters ON label
    (project_id, regexp_replace(regexp_replace(name_key, '^.*::', ''), '[^a-z]', '', 'g'))
    WHERE name_key IS NOT NULL`.execute(db);
}
