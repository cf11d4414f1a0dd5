/**
 * Adds the same comment to many issues and updates their full-text index. The number of statements does not
 * depend on the number of issues.
 */
import { sql } from 'kysely';
import { buildIssueTextIndex } from '../load/buildIssueTextIndex';
import type { ChangeMeta } from './events';
import type { Transaction } from './transaction';

/** Inserts one comment per issue. The comments' ids start at `firstId`, in the order of `numbers`. */
export async function insertBulkComments(
  tx: Transaction,
  projectId: number,
  { actorId, at }: ChangeMeta,
  { body, numbers, firstId }: { body: string; numbers: readonly number[]; firstId: number },
): Promise<void> {
  await sql`INSERT INTO comment (project_id, id, issue_number, author_id, body, created_at)
    SELECT ${projectId}::int, ${firstId}::int + nth - 1, number, ${actorId}::int, ${body}, ${at}::timestamptz
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS target (number, nth)`.execute(tx);
}

/**
 * Inserts mentions of users in each of these issues.
 * @param logins logins in lower case; unknown ones are ignored
 */
export async function insertBulkMentions(
  tx: Transaction,
  projectId: number,
  logins: readonly string[],
  numbers: readonly number[],
): Promise<void> {
  if (logins.length === 0) return;
  await sql`INSERT INTO mention (project_id, user_id, number)
    SELECT ${projectId}::int, app_user.id, number FROM app_user, unnest(${numbers}::int[]) AS target (number)
    WHERE lower(login) = ANY(${logins}::text[]) ON CONFLICT DO NOTHING`.execute(tx);
}

interface IssueTextsToIndex {
  number: number;
  title: string;
  body: string;
  comments: string[];
}

/**
 * Updates the full-text index of these issues from their current texts. Served by the index comment_issue.
 */
export async function reindexIssueTexts(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<void> {
  const { rows } = await sql<IssueTextsToIndex>`SELECT number, title, body, coalesce((
      SELECT array_agg(c.body ORDER BY c.created_at, c.id) FROM comment c
      WHERE c.project_id = ${projectId} AND c.issue_number = number AND c.removed_at IS NULL), '{}') AS comments
    FROM issue JOIN issue_text USING (project_id, number)
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(tx);
  const words = rows.map(({ number, title, body, comments }) => ({
    number,
    ...buildIssueTextIndex(title, body, comments),
  }));
  await sql`UPDATE issue_text SET words = n.words::tsvector, plain = n.plain
    FROM json_to_recordset(${JSON.stringify(words)}::json) AS n (number int, words text, plain text)
    WHERE issue_text.project_id = ${projectId} AND issue_text.number = n.number`.execute(tx);
}

/** Removes the texts of comments but keeps their rows. */
export async function clearCommentTexts(
  tx: Transaction,
  projectId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`UPDATE comment SET body = '', removed_at = ${at}::timestamptz
    WHERE project_id = ${projectId} AND id = ANY(${ids}::int[])`.execute(tx);
}
