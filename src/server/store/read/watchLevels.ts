import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueKey } from './issues';

/** Returns which of these issues a user has muted. Served by the primary key. */
export async function readMutedIssues(
  db: Kysely<DatabaseTables>,
  userId: number,
  keys: readonly IssueKey[],
): Promise<{ project_id: number; number: number }[]> {
  const projectIds = keys.map((key) => key.projectId);
  const numbers = keys.map((key) => key.number);
  const { rows } = await sql<{ project_id: number; number: number }>`
    SELECT muted.project_id, muted.number
    FROM unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)
    JOIN muted_issue muted USING (project_id, number) WHERE muted.user_id = ${userId}`.execute(db);
  return rows;
}

/** Returns the watch levels of a user in those of these projects in which they have set one. */
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
