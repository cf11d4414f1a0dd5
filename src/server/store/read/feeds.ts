/** Reads what the feeds of saved views need. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from './issues';
import { USER_COLUMNS, type UserRow } from './users';

/** Returns a user with the current generation of their feed addresses, or null if the user does not exist. */
export async function readFeedOwner(
  db: Kysely<DatabaseTables>,
  userId: number,
): Promise<{ user: UserRow; generation: number } | null> {
  const row = await db
    .selectFrom('app_user')
    .select(USER_COLUMNS)
    .select('feed_generation')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { feed_generation: generation, ...user } = row;
  return { user, generation };
}

/**
 * Returns the beginnings of the descriptions of issues, in the order of the keys.
 * @param length maximum length of a beginning, in characters
 */
export async function readIssueBodyStarts(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
  length: number,
): Promise<string[]> {
  const projectIds = issueKeys.map(({ projectId }) => projectId);
  const numbers = issueKeys.map(({ number }) => number);
  const { rows } = await sql<{ start: string }>`
    SELECT coalesce(left(body, ${length}), '') AS start
    FROM unnest(${projectIds}::int[], ${numbers}::int[]) WITH ORDINALITY AS key (project_id, number, place)
    LEFT JOIN issue_text USING (project_id, number) ORDER BY place`.execute(db);
  return rows.map(({ start }) => start);
}
