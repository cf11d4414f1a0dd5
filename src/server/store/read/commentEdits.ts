/** Reads the edits of a comment from its `comment_edited` events. Served by the index event_issue. */
import { type Kysely, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { CommentRow } from './comments';

export interface CommentEditRow {
  sequence: number;
  actor_id: number | null;
  created_at: Date;
  /** Markdown source before the edit, or null if it is unknown. */
  before: string | null;
  after: string | null;
}

/** SQL condition on rows of the table `event`: the event is an edit of one of these comments. */
export const buildCommentEditCondition = (
  { project_id, issue_number }: Pick<CommentRow, 'project_id' | 'issue_number'>,
  ids: readonly number[],
) => sql`
  project_id = ${project_id} AND issue_number = ${issue_number} AND kind = ${getEventKindCode('comment_edited')}
  AND (before->>'comment')::int = ANY(${ids}::int[])`;

/**
 * Returns up to `limit` edits of a comment, newest first.
 * @param below only edits with a smaller sequence; null for no bound
 */
export async function readCommentEdits(
  db: Kysely<DatabaseTables>,
  comment: CommentRow,
  below: number | null,
  limit: number,
): Promise<CommentEditRow[]> {
  const { rows } = await sql<CommentEditRow>`
    SELECT sequence, actor_id, created_at, before->>'body' AS before, after->>'body' AS after FROM event
    WHERE ${buildCommentEditCondition(comment, [comment.id])} ${below === null ? sql`` : sql`AND sequence < ${below}::bigint`}
    ORDER BY sequence DESC LIMIT ${limit}::int`.execute(db);
  return rows;
}

export async function countCommentEdits(db: Kysely<DatabaseTables>, comment: CommentRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM event
    WHERE ${buildCommentEditCondition(comment, [comment.id])}`.execute(db);
  return rows[0]!.count;
}
