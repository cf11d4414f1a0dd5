import { sql, type Transaction } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Keeps the events of an import from notifying anybody. If notifications are up to date, the cursor moves past the
 * events; otherwise the range is recorded, because events before it still have to be processed.
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
    moved AS (
      UPDATE notification_cursor SET sequence = ${version}::bigint FROM imported
      WHERE project_id = id AND sequence = before AND batch_end IS NULL RETURNING project_id)
    INSERT INTO notification_skip (project_id, first_sequence, last_sequence)
    SELECT id, before + 1, ${version}::bigint FROM imported WHERE NOT EXISTS (SELECT FROM moved)`.execute(tx);
}
