import { sql, type Transaction } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Keeps the events of an import from notifying anybody. If notifications are up to date, the cursor moves past the
 * events; otherwise the range is recorded, because events before it still have to be processed. The cursor is not waited
 * for: its holder may wait for rows of a transaction that waits for the project's row.
 * @param tx has locked the project's row, and has not changed its version yet
 * @param version sequence of the last imported event
 */
export async function skipNotifications(
  tx: Transaction<DatabaseTables>,
  projectId: number,
  version: number,
): Promise<void> {
  await sql`
    WITH imported AS MATERIALIZED (
      SELECT id, version AS before FROM project WHERE id = ${projectId} AND version < ${version}::bigint),
    free AS MATERIALIZED (
      SELECT project_id FROM notification_cursor JOIN imported ON project_id = id
      WHERE sequence = before AND batch_end IS NULL FOR UPDATE OF notification_cursor SKIP LOCKED),
    moved AS (
      UPDATE notification_cursor c SET sequence = ${version}::bigint FROM free
      WHERE c.project_id = free.project_id RETURNING c.project_id)
    INSERT INTO notification_skip (project_id, first_sequence, last_sequence)
    SELECT id, before + 1, ${version}::bigint FROM imported WHERE NOT EXISTS (SELECT FROM moved)`.execute(tx);
}
