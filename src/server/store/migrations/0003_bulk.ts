/** How far a bulk operation has come, who carries it out, and the ways to its parts. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `ALTER TABLE bulk_operation
    ADD COLUMN frozen int NOT NULL DEFAULT 0,
    ADD COLUMN runner text,
    ADD COLUMN beat_at timestamptz`,
  // Those that somebody has to carry out.
  `CREATE INDEX bulk_running ON bulk_operation (beat_at) WHERE ended_at IS NULL`,
  // Pages of the items of one outcome.
  `CREATE INDEX bulk_item_outcome ON bulk_item (project_id, operation, outcome, number)`,
  // An undo reads what the operation did to some issues at a time.
  `DROP INDEX event_bulk`,
  `CREATE INDEX event_bulk ON event (project_id, bulk_number, issue_number) WHERE bulk_number IS NOT NULL`,
];
