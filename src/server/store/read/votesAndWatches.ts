/** Reads a user's votes for issues, watched and muted issues, and watched projects. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from './issues';

/**
 * Returns which of these issues a user has voted for, watches or has muted, depending on `table`. Served by the primary
 * key.
 */
export async function readIssuesVotedWatchedOrMutedByUser(
  db: Kysely<DatabaseTables>,
  table: 'vote' | 'watch' | 'muted_issue',
  userId: number,
  issueKeys: readonly IssueRowKey[],
): Promise<{ project_id: number; number: number }[]> {
  const projectIds = issueKeys.map((key) => key.projectId);
  const numbers = issueKeys.map((key) => key.number);
  const { rows } = await sql<{ project_id: number; number: number }>`
    SELECT mark.project_id, mark.number
    FROM unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)
    JOIN ${sql.table(table)} mark USING (project_id, number) WHERE mark.user_id = ${userId}`.execute(db);
  return rows;
}

/** Reads the watch levels that a user has set for projects. Leaves out projects without a watch level of the user. */
export async function readProjectWatchLevels(
  db: Kysely<DatabaseTables>,
  userId: number,
  projectIds: readonly number[],
): Promise<{ project_id: number; level: number }[]> {
  return db
    .selectFrom('project_watch')
    .select(['project_id', 'level'])
    .where(sql<boolean>`project_id = ANY(${projectIds}::int[])`)
    .where('user_id', '=', userId)
    .execute();
}
