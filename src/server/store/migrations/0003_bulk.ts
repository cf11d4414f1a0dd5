/**
 * Adds the progress of bulk operations, the id of the server that runs each operation, and indexes for them.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  `ALTER TABLE bulk_operation
    ADD COLUMN frozen int NOT NULL DEFAULT 0,
    ADD COLUMN runner text,
    ADD COLUMN beat_at timestamptz`,
  // Serves the search for unfinished bulk operations.
  `CREATE INDEX bulk_running ON bulk_operation (beat_at) WHERE ended_at IS NULL`,
  // Serves pages of the issues of a bulk operation with one outcome.
  `CREATE INDEX bulk_item_outcome ON bulk_item (project_id, operation, outcome, number)`,
  // Serves undo, which reads the events of a bulk operation for a chunk of issues at a time.
  `DROP INDEX event_bulk`,
  `CREATE INDEX event_bulk ON event (project_id, bulk_number, issue_number) WHERE bulk_number IS NOT NULL`,
];
