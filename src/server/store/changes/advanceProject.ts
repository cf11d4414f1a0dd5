/** Advances a project's version. No other code writes it: lint rejects other updates of the project table. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { CHANGE_NOTIFICATION_CHANNEL } from '../engines/notifications';
import type { ProjectTableSchema, DatabaseTables } from '../tables/DatabaseTables';

/**
 * The counters of a project's row: its version, its number of issues, and the highest issue and comment
 * numbers.
 */
export type ProjectCounters = Pick<
  ProjectTableSchema,
  'version' | 'issue_counter' | 'issue_count' | 'comment_counter'
>;

/** The fields of a project that maintainers edit. */
export type EditableProjectFields = Pick<ProjectTableSchema, 'name' | 'description' | 'visibility'>;

/** When and by whom a project was deleted; both are null if it is restored. */
export interface ProjectDeletion {
  deleted_at: Date | null;
  deleted_by_id: number | null;
}

/** SQL expression that sends a notification about the project, for the RETURNING clause of a statement on `project`. */
const PROJECT_NOTIFY_SQL = sql`pg_notify(${CHANGE_NOTIFICATION_CHANNEL},
  id || ':' || version || CASE WHEN deleted_at IS NULL THEN '' ELSE ':deleted' END)`;

/**
 * Builds the UPDATE that advances a project's version by the number of `events` and notifies listeners. It is
 * embedded in the statement that inserts the events. It returns one row: `last`, the version before, and
 * `notified`.
 * @param fields further columns of the project to set
 */
export function buildAdvanceProjectVersionSql(
  projectId: number,
  events: number,
  fields: Partial<Omit<ProjectCounters, 'version'> & EditableProjectFields & ProjectDeletion> = {},
): RawBuilder<unknown> {
  const assignments = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`UPDATE project SET ${sql.join([sql`version = version + ${events}`, ...assignments])}
    WHERE id = ${projectId}
    RETURNING version - ${events}::bigint AS last, ${PROJECT_NOTIFY_SQL} AS notified`;
}

/**
 * Sets a project's version after an import and announces it to all processes. The events since the previous version create
 * no inbox notifications. PostgreSQL delivers the announcement with the commit: never for a transaction that is rolled
 * back, and never before the change can be read. The embedded engine behaves the same and delivers it to its only
 * connection before COMMIT returns.
 * @param tx has locked the project's row and inserted the events up to this version
 */
export async function advanceProjectVersion(
  tx: Transaction<DatabaseTables>,
  projectId: number,
  values: Pick<ProjectCounters, 'version'> & Partial<ProjectCounters & EditableProjectFields>,
): Promise<void> {
  await skipNotifications(tx, projectId, values.version);
  await tx
    .updateTable('project')
    .set(values)
    .where('id', '=', projectId)
    .returning(PROJECT_NOTIFY_SQL.as('notified'))
    .execute();
}

/**
 * Deletes the row of a project without contents, and notifies all processes.
 * @param tx has locked the project's row
 */
export async function deleteProjectRow(tx: Transaction<DatabaseTables>, projectId: number): Promise<void> {
  await sql`DELETE FROM project WHERE id = ${projectId}
    RETURNING pg_notify(${CHANGE_NOTIFICATION_CHANNEL}, id || ':' || version || ':deleted')`.execute(tx);
}

/**
 * Keeps the events of an import from notifying anybody. If notifications are up to date, the cursor moves past the
 * events; otherwise the range is recorded, because events before it still have to be processed. The cursor is not waited
 * for: its holder may wait for rows of a transaction that waits for the project's row.
 * @param tx has locked the project's row, and has not changed its version yet
 * @param version sequence of the last imported event
 */
async function skipNotifications(
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
