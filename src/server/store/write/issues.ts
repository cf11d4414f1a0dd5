/** Issues' own rows and texts: locking, reading for a change, writing many at once. */
import { sql } from 'kysely';
import type { IssueRow } from '../read/issues';
import { issueWords } from '../loadWords';
import type { Writing } from './transaction';

/** The issues that exist, locked until the transaction ends: in rising order, so that nobody waits in a circle. */
export async function lockIssues(
  tx: Writing,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, IssueRow>> {
  const { rows } = await sql<IssueRow>`SELECT * FROM issue
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
    ORDER BY number FOR UPDATE`.execute(tx);
  return new Map(rows.map((row) => [row.number, row]));
}

/** The same without a lock. */
export async function peekIssues(
  tx: Writing,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, IssueRow>> {
  const { rows } = await sql<IssueRow>`SELECT * FROM issue
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(tx);
  return new Map(rows.map((row) => [row.number, row]));
}

/** Writes rows as they shall be, all but what never changes, in one statement. */
export async function updateIssues(tx: Writing, projectId: number, rows: readonly IssueRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`UPDATE issue SET title = n.title, type = n.type, priority = n.priority, state_id = n.state_id,
      assignee_ids = n.assignee_ids, label_ids = n.label_ids, milestone_id = n.milestone_id,
      parent_number = n.parent_number, locked = n.locked, comment_count = n.comment_count,
      vote_count = n.vote_count, updated_at = n.updated_at, closed_at = n.closed_at,
      closed_by_id = n.closed_by_id, due_on = n.due_on, version = n.version
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n (number int, title text, type smallint,
      priority smallint, state_id int, assignee_ids int[], label_ids int[], milestone_id int, parent_number int,
      locked boolean, comment_count int, vote_count int, updated_at timestamptz, closed_at timestamptz,
      closed_by_id int, due_on timestamptz, version int)
    WHERE issue.project_id = ${projectId} AND issue.number = n.number`.execute(tx);
}

/** Issues to which something happened whose own fields stay as they are. */
export async function touchIssues(
  tx: Writing,
  projectId: number,
  numbers: readonly number[],
  at: Date,
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`UPDATE issue SET version = version + 1, updated_at = greatest(updated_at, ${at}::timestamptz)
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(tx);
}

export interface IssueText {
  body: string;
  titleVersion: number;
  bodyVersion: number;
}

/** The text of a locked issue. */
export async function readText(tx: Writing, projectId: number, number: number): Promise<IssueText> {
  return tx
    .selectFrom('issue_text')
    .select(['body', 'title_version as titleVersion', 'body_version as bodyVersion'])
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/** The bodies of an issue's comments, the oldest first. Served by comment_issue. */
export async function readCommentTexts(tx: Writing, projectId: number, number: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('comment')
    .select('body')
    .where('project_id', '=', projectId)
    .where('issue_number', '=', number)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}

/** Writes a text with its place in the word index. */
export async function updateText(
  tx: Writing,
  { project_id, number, title }: Pick<IssueRow, 'project_id' | 'number' | 'title'>,
  { body, titleVersion, bodyVersion }: IssueText,
  comments: readonly string[],
): Promise<void> {
  await tx
    .updateTable('issue_text')
    .set({
      body,
      title_version: titleVersion,
      body_version: bodyVersion,
      ...issueWords(title, body, comments),
    })
    .where('project_id', '=', project_id)
    .where('number', '=', number)
    .execute();
}
