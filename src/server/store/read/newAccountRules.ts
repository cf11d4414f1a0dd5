/** Reads the rules of a project for issues of new accounts, and the data that they are applied to. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import type { DatabaseTables, NewAccountRulesTableSchema } from '../tables/DatabaseTables';

export type NewAccountRulesRow = Omit<Selectable<NewAccountRulesTableSchema>, 'project_id'>;

/** Returns the rules of a project, or undefined if they have never been changed. */
export function readNewAccountRules(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<NewAccountRulesRow | undefined> {
  return db
    .selectFrom('new_account_rules')
    .select(['holding', 'account_days', 'issues_per_hour'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/** Whether a user's account was created after a time. */
export async function isAccountYoungerThan(
  db: Kysely<DatabaseTables>,
  userId: number,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`SELECT id FROM app_user
    WHERE id = ${userId} AND created_at > ${since}::timestamptz`.execute(db);
  return rows.length > 0;
}

const ACCEPTED_CATEGORY_CODES = (['backlog', 'active', 'done'] satisfies StateCategory[]).map((category) =>
  STATE_CATEGORIES.indexOf(category),
);

/** Whether a project has an issue of the user that triagers have accepted. Served by the index issue_author. */
export async function hasAcceptedIssue(
  db: Kysely<DatabaseTables>,
  projectId: number,
  userId: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT i.number FROM issue i JOIN workflow_state s ON s.project_id = i.project_id AND s.id = i.state_id
    WHERE i.project_id = ${projectId} AND i.author_id = ${userId} AND s.category = ANY(${ACCEPTED_CATEGORY_CODES}::int[])
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/**
 * Counts the issues that a user has created since a time, at most `limit`. Served by the index issue_author: no issue
 * was updated before it was created.
 */
export async function countIssuesCreatedSince(
  db: Kysely<DatabaseTables>,
  projectId: number,
  userId: number,
  since: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT number FROM issue WHERE project_id = ${projectId} AND author_id = ${userId}
        AND updated_at > ${since}::timestamptz AND created_at > ${since}::timestamptz LIMIT ${limit}) created`.execute(
    db,
  );
  return rows[0]!.count;
}
