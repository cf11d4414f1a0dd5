/** Reads and writes comments in a transaction. */
import { sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { CommentRow } from '../read/comments';
import type { Transaction } from './transaction';

export async function readComment(
  tx: Transaction,
  projectId: number,
  id: number,
): Promise<CommentRow | null> {
  const row = await tx
    .selectFrom('comment')
    .select(['project_id', 'id', 'issue_number', 'author_id', 'body', 'created_at', 'edited_at'])
    .select(['removed_at', 'hidden'])
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

const COMMENT_EDITED_EVENT_KIND_INDEX = EVENT_KINDS.indexOf('comment_edited');

/** Removes earlier texts of a comment from its `comment_edited` events. Served by the index event_issue. */
export async function deleteCommentEditHistory(
  tx: Transaction,
  { project_id, id, issue_number }: Pick<CommentRow, 'project_id' | 'id' | 'issue_number'>,
): Promise<void> {
  await sql`UPDATE event SET before = before - 'body', after = after - 'body'
    WHERE project_id = ${project_id} AND issue_number = ${issue_number} AND kind = ${COMMENT_EDITED_EVENT_KIND_INDEX}
      AND (before->>'comment')::int = ${id}`.execute(tx);
}
