/** Reads what the feeds of views need. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { USER_COLUMNS, type UserRow } from './users';

/** Returns a user with the current generation of their feed addresses; null if there is none. */
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
 * Returns the starts of the descriptions of issues, by number.
 * @param length maximum length of a start, in characters
 */
export async function readIssueBodyStarts(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
  length: number,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ number: number; start: string }>`
    SELECT number, left(body, ${length}) AS start FROM issue_text
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(db);
  return new Map(rows.map(({ number, start }) => [number, start]));
}
