/** Deletes rows that have expired, in transactions short enough not to delay requests. */
import { type Kysely, sql } from 'kysely';
import { getBulkOperationStateIndex } from '../../../shared/bulk';
import { BULK_PREVIEW_TTL_MS, DONE_NOTIFICATION_TTL_DAYS } from '../../../shared/limits';
import { getNotificationStateCode } from '../../../shared/notifications';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { removeExpiredProjects } from './deletedProjects';
import { deleteFinishedEmails } from './emailOutbox';
import { deleteExpiredIdempotencyKeys } from './idempotency';
import { REMOVED_ROWS_PER_STATEMENT_MAX, removeRowsInChunks } from './removeRowsInChunks';
import { deleteNotifications } from './notifications';
import { removeDeletedSavedViews } from './savedViews';
import { deleteExpiredSessions } from './sessions';
import { runInTransaction } from './transaction';
import { deleteExpiredTriageRows } from './triage';

/**
 * Deletes expired rows: idempotency keys, sessions, bulk previews, notifications, emails, deleted views, triage leases,
 * triage decisions and audit entries. Also deletes the rows of projects that were deleted long ago. If one of these
 * steps fails, the others still run.
 * @param auditDays days after which audit entries expire; 0: never
 * @throws the error of the failed step; an AggregateError if several failed
 */
export async function deleteExpiredRows(db: Kysely<DatabaseTables>, auditDays: number): Promise<void> {
  const steps = [
    deleteExpiredIdempotencyKeys,
    deleteExpiredSessions,
    deleteExpiredBulkPreviews,
    deleteExpiredNotifications,
    deletePastDueReminders,
    deleteFinishedEmails,
    removeDeletedSavedViews,
    deleteExpiredTriageRows,
    ...(auditDays > 0 ? [() => deleteExpiredAuditEntries(db, auditDays)] : []),
    removeExpiredProjects,
  ];
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step(db);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, 'Several steps of the cleanup failed.');
  if (errors.length === 1) throw errors[0];
}

/** Deletes bulk operations that were previewed or discarded BULK_PREVIEW_TTL_MS ago and never run, with their items. */
async function deleteExpiredBulkPreviews(db: Kysely<DatabaseTables>): Promise<void> {
  const isExpired = sql`started_at IS NULL
    AND coalesce(beat_at, created_at) < now() - make_interval(secs => ${BULK_PREVIEW_TTL_MS / 1000})`;
  // Discarded first, so that nobody can run a preview that has lost some of its items.
  await sql`UPDATE bulk_operation SET state = ${getBulkOperationStateIndex('canceled')}, ended_at = now()
    WHERE ended_at IS NULL AND state = ${getBulkOperationStateIndex('previewed')} AND ${isExpired}`.execute(
    db,
  );
  const { rows } = await sql<{
    project_id: number;
    number: number;
  }>`SELECT project_id, number FROM bulk_operation
    WHERE state = ${getBulkOperationStateIndex('canceled')} AND ${isExpired}`.execute(db);
  for (const { project_id, number } of rows) {
    const isItem = sql`project_id = ${project_id} AND operation = ${number}`;
    await removeRowsInChunks(db, 'bulk_item', isItem, ['number']);
    await db
      .deleteFrom('bulk_operation')
      .where('project_id', '=', project_id)
      .where('number', '=', number)
      .execute();
  }
}

/**
 * Deletes notifications that have been done for DONE_NOTIFICATION_TTL_DAYS, the oldest first. The lock ensures that
 * none is deleted that has become unread meanwhile. Served by the index notification_done.
 */
async function deleteExpiredNotifications(db: Kysely<DatabaseTables>): Promise<void> {
  const select = sql`SELECT id FROM notification
    WHERE state = ${sql.lit(getNotificationStateCode('done'))}
      AND changed_at < now() - make_interval(days => ${DONE_NOTIFICATION_TTL_DAYS}::int)
    ORDER BY changed_at LIMIT ${REMOVED_ROWS_PER_STATEMENT_MAX} FOR UPDATE SKIP LOCKED`;
  let deleted: number;
  do deleted = await runInTransaction(db, (tx) => deleteNotifications(tx, select));
  while (deleted === REMOVED_ROWS_PER_STATEMENT_MAX);
}

/** Deletes the records of reminders of past due dates. They are few: one for each issue and due date. */
async function deletePastDueReminders(db: Kysely<DatabaseTables>): Promise<void> {
  await sql`DELETE FROM due_reminder WHERE due_on < now() - interval '1 day'`.execute(db);
}

/** Deletes the oldest audit entries. Their ids ascend with time, so the primary key finds them. */
async function deleteExpiredAuditEntries(db: Kysely<DatabaseTables>, auditDays: number): Promise<void> {
  let deleted: number;
  do {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM audit_entry WHERE created_at < now() - make_interval(days => ${auditDays}::int)
        AND id IN (SELECT id FROM audit_entry ORDER BY id LIMIT ${REMOVED_ROWS_PER_STATEMENT_MAX}::int)`.execute(
      db,
    );
    deleted = Number(numAffectedRows);
  } while (deleted === REMOVED_ROWS_PER_STATEMENT_MAX);
}
