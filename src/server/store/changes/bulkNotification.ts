/**
 * Notifications about bulk operations, sent on the PostgreSQL NOTIFY channel that also announces project
 * versions.
 */
import { type RawBuilder, sql } from 'kysely';
import { CHANGE_NOTIFICATION_CHANNEL } from '../engines/notifications';

/** Announces that the state or the counts of a bulk operation have changed. */
export interface BulkOperationNotification {
  projectId: number;
  /** The operation's number in its project. */
  operation: number;
}

/**
 * SQL expression that sends a notification about a bulk operation, for the RETURNING clause of a statement on
 * `bulk_operation`. PostgreSQL delivers it with the commit, to every process.
 * @param number the column that holds the operation's number; a null value sends nothing
 */
export const buildBulkOperationNotifySql = (number: 'number' | 'undo_of' = 'number'): RawBuilder<unknown> =>
  sql`CASE WHEN ${sql.ref(number)} IS NOT NULL
    THEN pg_notify(${CHANGE_NOTIFICATION_CHANNEL}, project_id || ':bulk:' || ${sql.ref(number)}) END`;

/** Parses the notification payload `PROJECT_ID:bulk:NUMBER`. Returns null for any other payload. */
export function parseBulkOperationNotification(payload: string): BulkOperationNotification | null {
  const [, projectId, operation] = /^(\d+):bulk:(\d+)$/.exec(payload) ?? [];
  return operation === undefined ? null : { projectId: Number(projectId), operation: Number(operation) };
}
