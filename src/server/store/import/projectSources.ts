import type { Kysely } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Records that issues of a repository were imported into a project. */
export async function insertProjectSources(
  db: Kysely<DatabaseTables>,
  projectId: number,
  urls: readonly string[],
): Promise<void> {
  await db
    .insertInto('project_source')
    .values(urls.map((url) => ({ project_id: projectId, url })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
