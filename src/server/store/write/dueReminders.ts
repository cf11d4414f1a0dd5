/** Reminders of due dates: which issues are due soon, and whose watchers and assignees have been notified. */
import { type Kysely, sql } from 'kysely';
import { OPEN_STATE_CATEGORY_CODES } from '../../../shared/issue';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

/** An issue that is due on the next day, of which not all recipients have been notified. */
export interface DueIssue {
  projectId: number;
  number: number;
  dueOn: Date;
}

/**
 * Returns open issues that are due on the day after `now` in UTC and need a reminder, at most `limit`. Served by the
 * index issue_due.
 */
export async function readIssuesDueTomorrow(
  db: Kysely<DatabaseTables>,
  now: Date,
  limit: number,
): Promise<DueIssue[]> {
  const tomorrow = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const dayAfter = new Date(tomorrow.getTime() + 86_400_000);
  const { rows } = await sql<DueIssue>`
    SELECT i.project_id AS "projectId", i.number, i.due_on AS "dueOn"
    FROM project JOIN issue i ON i.project_id = project.id
    JOIN workflow_state s ON s.project_id = i.project_id AND s.id = i.state_id
    WHERE project.deleted_at IS NULL AND i.due_on >= ${tomorrow} AND i.due_on < ${dayAfter}
      AND s.category = ANY(${OPEN_STATE_CATEGORY_CODES}::int[])
      AND NOT EXISTS (SELECT FROM due_reminder r WHERE r.project_id = i.project_id AND r.number = i.number
        AND r.due_on = i.due_on AND r.last_user_id IS NULL)
    ORDER BY i.project_id, i.number LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * Starts the reminder of an issue, or continues one that was interrupted.
 * @param tx has locked the project's notification cursor
 * @returns the id of the last person who was notified, 0 if nobody was; null if all were, or the issue has another due
 *   date or is deleted
 */
export async function startDueReminder(
  tx: Transaction,
  { projectId, number, dueOn }: DueIssue,
): Promise<number | null> {
  const { rows } = await sql<{ lastUserId: number | null }>`
    INSERT INTO due_reminder (project_id, number, due_on, last_user_id)
    SELECT project_id, number, due_on, 0 FROM issue
    WHERE project_id = ${projectId} AND number = ${number} AND due_on = ${dueOn}::timestamptz
    ON CONFLICT (project_id, number, due_on) DO UPDATE SET last_user_id = due_reminder.last_user_id
    RETURNING last_user_id AS "lastUserId"`.execute(tx);
  return rows[0]?.lastUserId ?? null;
}

/** Saves up to which user id people have been notified; null: all have been. */
export async function updateDueReminder(
  tx: Transaction,
  { projectId, number, dueOn }: DueIssue,
  lastUserId: number | null,
): Promise<void> {
  await tx
    .updateTable('due_reminder')
    .set({ last_user_id: lastUserId })
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .where('due_on', '=', dueOn)
    .execute();
}
