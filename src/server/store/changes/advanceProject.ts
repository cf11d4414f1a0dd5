/** Advances a project's version. No other code writes it: lint rejects other updates of the project table. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { CHANGE_NOTIFICATION_CHANNEL } from '../engines/notifications';
import type { ProjectTable, Tables } from '../tables/Tables';

/**
 * The counters of a project's row: its version, its number of issues, and the highest issue and comment
 * numbers.
 */
export type ProjectCounters = Pick<
  ProjectTable,
  'version' | 'issue_counter' | 'issue_count' | 'comment_counter'
>;

/** The fields of a project that maintainers edit. */
export type EditableProjectFields = Pick<ProjectTable, 'name' | 'description' | 'visibility'>;

/**
 * Builds the UPDATE that advances a project's version by the number of `events` and notifies listeners. It is
 * embedded in the statement that inserts the events. It returns one row: `last`, the version before, and
 * `notified`.
 * @param fields further columns of the project to set
 */
export function buildAdvanceProjectVersionSql(
  projectId: number,
  events: number,
  fields: Partial<Omit<ProjectCounters, 'version'> & EditableProjectFields> = {},
): RawBuilder<unknown> {
  const assignments = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`UPDATE project SET ${sql.join([sql`version = version + ${events}`, ...assignments])}
    WHERE id = ${projectId}
    RETURNING version - ${events}::bigint AS last, pg_notify(${CHANGE_NOTIFICATION_CHANNEL}, id || ':' || version) AS notified`;
}

/**
 * Sets a project's version and notifies all processes. PostgreSQL delivers the notification with the
 * commit: never for a transaction that is rolled back, and never before the change can be read. The
 * embedded engine behaves the same and delivers it to its only connection before COMMIT returns.
 * @param tx has locked the project's row and inserted the events up to this version
 */
export async function advanceProjectVersion(
  tx: Transaction<Tables>,
  projectId: number,
  values: Pick<ProjectCounters, 'version'> & Partial<ProjectCounters & EditableProjectFields>,
): Promise<void> {
  await tx
    .updateTable('project')
    .set(values)
    .where('id', '=', projectId)
    .returning(sql`pg_notify(${CHANGE_NOTIFICATION_CHANNEL}, id || ':' || version)`.as('notified'))
    .execute();
}
