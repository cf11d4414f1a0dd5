import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

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
