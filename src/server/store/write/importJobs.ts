/** Writes imports that run on the server. */
import { type Kysely, type Updateable, sql } from 'kysely';
import { getImportJobStateIndex } from '../../../shared/imports';
import type { ImportJobKey, ImportJobRow } from '../read/importJobs';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { ImportJobTableSchema } from '../tables/importTables';
import type { Transaction } from './transaction';

/** Inserts an import with the next number of its project. The project must be locked. */
export async function insertImportJob(
  tx: Transaction,
  job: { projectId: number; actorId: number | null; fileName: string; fileSize: number },
): Promise<ImportJobKey> {
  const { rows } = await sql<{ number: number }>`
    SELECT coalesce(max(number), 0) + 1 AS number FROM import_job WHERE project_id = ${job.projectId}`.execute(
    tx,
  );
  const { number } = rows[0]!;
  await tx
    .insertInto('import_job')
    .values({
      project_id: job.projectId,
      number,
      actor_id: job.actorId,
      state: getImportJobStateIndex('draft'),
      file_name: job.fileName,
      file_size: job.fileSize,
      mapping: JSON.stringify({ states: {}, priorities: {} }),
      format: null,
      container: null,
      message: null,
      report: null,
      runner: null,
      created_at: new Date(),
    })
    .execute();
  return { projectId: job.projectId, number };
}

/** Locks an import until the transaction ends. Returns null if it does not exist. */
export async function lockImportJob(tx: Transaction, key: ImportJobKey): Promise<ImportJobRow | null> {
  const row = await tx
    .selectFrom('import_job')
    .selectAll()
    .where('project_id', '=', key.projectId)
    .where('number', '=', key.number)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateImportJob(
  db: Kysely<DatabaseTables>,
  { projectId, number }: ImportJobKey,
  values: Updateable<ImportJobTableSchema>,
): Promise<void> {
  await db
    .updateTable('import_job')
    .set(values)
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}

export async function deleteImportJob(tx: Transaction, { projectId, number }: ImportJobKey): Promise<void> {
  await tx
    .deleteFrom('import_job')
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}

/** Whether an import of the project is queued or running. Served by the index import_job_active. */
export async function isImportJobActive(tx: Transaction, projectId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT number FROM import_job WHERE project_id = ${projectId} AND state IN (1, 2)`.execute(tx);
  return rows.length > 0;
}

/**
 * Makes this server the runner of a queued import, or of a running one whose server has sent no heartbeat for
 * `heartbeatTimeoutMs`. Returns the updated import, or null if another server runs it or it no longer needs to run.
 */
export async function claimImportJob(
  db: Kysely<DatabaseTables>,
  { projectId, number }: ImportJobKey,
  runner: string,
  heartbeatTimeoutMs: number,
): Promise<ImportJobRow | null> {
  const { rows } = await sql<ImportJobRow>`UPDATE import_job
    SET state = ${getImportJobStateIndex('running')}, runner = ${runner}, beat_at = now(), stage = 0, bytes_done = 0,
      issues_done = 0, stage_started_at = NULL, message = NULL, ended_at = NULL
    WHERE project_id = ${projectId} AND number = ${number}
      AND (state = ${getImportJobStateIndex('queued')} OR state = ${getImportJobStateIndex('running')}
        AND (beat_at IS NULL OR beat_at < now() - make_interval(secs => ${heartbeatTimeoutMs / 1000})))
    RETURNING *`.execute(db);
  return rows[0] ?? null;
}

export interface ImportJobProgress {
  /** Index in IMPORT_STAGES. */
  stage: number;
  stageStartedAt: Date | null;
  bytesDone: number;
  issuesDone: number;
}

/**
 * Stores the progress of an import, which is also the heartbeat of its server. Returns false if the import must stop
 * because it was canceled, another server runs it, its project was deleted, or the account of its user was disabled.
 */
export async function recordImportJobProgress(
  db: Kysely<DatabaseTables>,
  { projectId, number }: ImportJobKey,
  runner: string,
  { stage, stageStartedAt, bytesDone, issuesDone }: ImportJobProgress,
): Promise<boolean> {
  const { rows } =
    await sql`UPDATE import_job SET beat_at = now(), stage = ${stage}, bytes_done = ${bytesDone},
      issues_done = ${issuesDone}, stage_started_at = ${stageStartedAt}
    WHERE project_id = ${projectId} AND number = ${number} AND runner = ${runner}
      AND state = ${getImportJobStateIndex('running')}
      AND EXISTS (SELECT FROM project WHERE id = project_id AND deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM app_user WHERE id = actor_id AND disabled)
    RETURNING number`.execute(db);
  return rows.length > 0;
}
