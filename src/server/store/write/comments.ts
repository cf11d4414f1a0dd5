/** Reads and writes comments in a transaction. */
import { sql } from 'kysely';
import { STORED_ISSUE_EVENT_COLUMNS, type StoredIssueEvent } from '../read/StoredIssueEvent';
import { buildCommentEditCondition } from '../read/commentEdits';
import type { CommentRow } from '../read/comments';
import { getFirstLogin } from './lastChange';
import type { Transaction } from './transaction';

export async function readComment(
  tx: Transaction,
  projectId: number,
  id: number,
): Promise<CommentRow | null> {
  const row = await tx
    .selectFrom('comment')
    .select(['project_id', 'id', 'issue_number', 'author_id', 'body', 'created_at', 'edited_at'])
    .select(['source_id', 'removed_at', 'hidden', 'imported_reactions'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertComment(
  tx: Transaction,
  comment: Pick<CommentRow, 'project_id' | 'id' | 'issue_number' | 'author_id' | 'body' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('comment')
    .values({ ...comment, edited_at: null, source_id: null })
    .execute();
}

export async function updateComment(
  tx: Transaction,
  { project_id, id }: Pick<CommentRow, 'project_id' | 'id'>,
  fields: Partial<Pick<CommentRow, 'body' | 'edited_at' | 'hidden' | 'removed_at'>>,
): Promise<void> {
  await tx
    .updateTable('comment')
    .set(fields)
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes a comment whose author undoes it. Its `commented` event stays, without the comment. */
export async function deleteUndoneComment(
  tx: Transaction,
  { project_id, id, issue_number }: Pick<CommentRow, 'project_id' | 'id' | 'issue_number'>,
): Promise<void> {
  await sql`DELETE FROM comment WHERE project_id = ${project_id} AND id = ${id}`.execute(tx);
  await sql`UPDATE event SET comment_id = NULL WHERE project_id = ${project_id}
    AND issue_number = ${issue_number} AND comment_id = ${id}`.execute(tx);
}

/** Returns the login of another user who has commented on the issue after a comment, or null. */
export async function findLaterCommenter(
  tx: Transaction,
  { project_id, id, issue_number, author_id }: CommentRow,
): Promise<string | null> {
  const { rows } = await sql<{ login: string | null }>`
    SELECT login FROM comment LEFT JOIN app_user ON app_user.id = author_id
    WHERE project_id = ${project_id} AND issue_number = ${issue_number} AND comment.id > ${id}
      AND removed_at IS NULL AND author_id IS DISTINCT FROM ${author_id}::int LIMIT 1`.execute(tx);
  return getFirstLogin(rows);
}

/**
 * Returns a comment's `commented` event, or null if the comment was imported without one. Served by the index
 * event_issue.
 */
export async function readCommentedEvent(
  tx: Transaction,
  { project_id, id, issue_number }: CommentRow,
): Promise<StoredIssueEvent | null> {
  const { rows } = await sql<StoredIssueEvent>`
    SELECT ${STORED_ISSUE_EVENT_COLUMNS} FROM event
    WHERE project_id = ${project_id} AND issue_number = ${issue_number} AND comment_id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Removes earlier texts of comments of an issue from their `comment_edited` events. Served by the index event_issue. */
export async function deleteCommentEditHistory(
  tx: Transaction,
  issue: Pick<CommentRow, 'project_id' | 'issue_number'>,
  commentIds: readonly number[],
): Promise<void> {
  if (commentIds.length === 0) return;
  await sql`UPDATE event SET before = before - 'body', after = after - 'body'
    WHERE ${buildCommentEditCondition(issue, commentIds)}`.execute(tx);
}
