/** Reads the project and the user of an import that runs on the server. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { ImportJobKey } from './importJobs';

/** Returns the key of a project, or null if the project is deleted. */
export async function readProjectKey(db: Kysely<DatabaseTables>, projectId: number): Promise<string | null> {
  const row = await db
    .selectFrom('project')
    .select('key')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** Returns the reason why an import must stop, as a sentence, or null if it may continue. */
export async function readImportStopReason(
  db: Kysely<DatabaseTables>,
  { projectId, number }: ImportJobKey,
): Promise<string | null> {
  const { rows } = await sql<{ deleted: boolean; disabled: boolean }>`
    SELECT NOT EXISTS (SELECT FROM project WHERE id = ${projectId} AND deleted_at IS NULL) AS deleted,
      EXISTS (SELECT FROM import_job JOIN app_user ON app_user.id = actor_id
        WHERE project_id = ${projectId} AND number = ${number} AND disabled) AS disabled`.execute(db);
  if (rows[0]!.deleted) return 'The project was deleted.';
  if (rows[0]!.disabled) return 'The account of the user who started the import was disabled.';
  return null;
}
