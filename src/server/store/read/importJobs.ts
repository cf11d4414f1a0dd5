/** Reads imports that run on the server. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { getImportJobStateIndex } from '../../../shared/imports';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { ImportJobTableSchema } from '../tables/importTables';

export type ImportJobRow = Selectable<ImportJobTableSchema>;

export interface ImportJobKey {
  projectId: number;
  number: number;
}

export const toImportJobKey = ({ project_id: projectId, number }: ImportJobRow): ImportJobKey => ({
  projectId,
  number,
});

/** Reads an import, or null if it does not exist. Served by the primary key. */
export async function readImportJob(
  db: Kysely<DatabaseTables>,
  { projectId, number }: ImportJobKey,
): Promise<ImportJobRow | null> {
  const row = await db
    .selectFrom('import_job')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns up to `limit` imports of a project, newest first. Served by the primary key.
 * @param below exclusive upper bound for the numbers of the imports, or null for no bound
 */
export function readImportJobPage(
  db: Kysely<DatabaseTables>,
  projectId: number,
  below: number | null,
  limit: number,
): Promise<ImportJobRow[]> {
  return (
    db
      .selectFrom('import_job')
      .selectAll()
      .where('project_id', '=', projectId)
      // The number in a client's cursor can exceed the range of int4.
      .$if(below !== null, (query) => query.where(sql<boolean>`number < ${below}::bigint`))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
  );
}

export async function countImportJobs(db: Kysely<DatabaseTables>, projectId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM import_job
    WHERE project_id = ${projectId}`.execute(db);
  return rows[0]!.count;
}

/**
 * Returns the imports to run: first the running ones whose server has sent no heartbeat for `heartbeatTimeoutMs`,
 * then the queued ones, oldest first. Served by the index import_job_active.
 */
export async function readImportJobsToRun(
  db: Kysely<DatabaseTables>,
  heartbeatTimeoutMs: number,
): Promise<ImportJobKey[]> {
  const { rows } = await sql<ImportJobKey>`SELECT project_id AS "projectId", number FROM import_job
    WHERE state = ${getImportJobStateIndex('queued')} OR state = ${getImportJobStateIndex('running')}
      AND (beat_at IS NULL OR beat_at < now() - make_interval(secs => ${heartbeatTimeoutMs / 1000}))
    ORDER BY state DESC, created_at`.execute(db);
  return rows;
}

/**
 * Returns the imports that still need their uploaded file: queued and running ones, and others that are not done and
 * were created or ended in the last `days` days.
 */
export async function readImportJobsWithFile(
  db: Kysely<DatabaseTables>,
  days: number,
): Promise<ImportJobKey[]> {
  const { rows } = await sql<ImportJobKey>`SELECT project_id AS "projectId", number FROM import_job
    WHERE state IN (${getImportJobStateIndex('queued')}, ${getImportJobStateIndex('running')})
      OR state <> ${getImportJobStateIndex('done')}
      AND coalesce(ended_at, created_at) > now() - make_interval(days => ${days})`.execute(db);
  return rows;
}
