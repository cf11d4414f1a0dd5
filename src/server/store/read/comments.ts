/** Reads comments by project and id, many in one statement. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CommentTableSchema, DatabaseTables } from '../tables/DatabaseTables';

export type CommentRow = Selectable<CommentTableSchema>;

export async function readComments(
  db: Kysely<DatabaseTables>,
  commentKeys: readonly { projectId: number; id: number }[],
): Promise<CommentRow[]> {
  const projectIds = commentKeys.map((key) => key.projectId);
  const ids = commentKeys.map((key) => key.id);
  const { rows } = await sql<CommentRow>`
    SELECT project_id, id, issue_number, author_id, body, created_at, edited_at, source_id, removed_at, hidden,
      imported_reactions
    FROM unnest(${projectIds}::int[], ${ids}::int[]) AS wanted (project_id, id)
    JOIN comment USING (project_id, id)`.execute(db);
  return rows;
}
