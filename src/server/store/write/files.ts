/** Rows of attached files. */
import { type Kysely, sql } from 'kysely';
import type { FileKey } from '../../../shared/files';
import { DETACHED_FILE_TTL_DAYS, UNATTACHED_FILE_TTL_HOURS } from '../../../shared/limits';
import type { FileStorage } from '../files/FileStorage';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { REMOVED_ROWS_PER_STATEMENT_MAX } from './removeRowsInChunks';

export interface NewFile extends FileKey {
  uploaderId: number;
  name: string;
  /** In bytes: the size that is reserved until the upload is complete. */
  size: number;
}

export interface StoredFileDetails {
  size: number;
  type: string;
  width: number | null;
  height: number | null;
  digest: string;
}

/** Number of files that the cleanup removes between two statements. */
const FILES_PER_CLEANUP_STEP = 100;
/** Number of errors after which the cleanup takes the storage for unavailable and stops. */
const STORAGE_ERRORS_PER_CLEANUP_MAX = 10;

/** Inserts the row of a file before its bytes are stored, so that the cleanup finds them if the upload is interrupted. */
export async function insertUploadingFile(db: Kysely<DatabaseTables>, file: NewFile): Promise<void> {
  await db
    .insertInto('file')
    .values({
      project_id: file.projectId,
      id: file.id,
      uploader_id: file.uploaderId,
      state: 'uploading',
      name: file.name,
      size: file.size,
      type: 'application/octet-stream',
      width: null,
      height: null,
      digest: null,
    })
    .execute();
}

/** Records that the bytes of a file are complete. */
export async function completeFile(
  db: Kysely<DatabaseTables>,
  { projectId, id }: FileKey,
  details: StoredFileDetails,
): Promise<void> {
  await db
    .updateTable('file')
    .set({ ...details, state: 'stored', unattached_since: new Date() })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute();
}

export async function deleteFileRow(db: Kysely<DatabaseTables>, { projectId, id }: FileKey): Promise<void> {
  await db.deleteFrom('file').where('project_id', '=', projectId).where('id', '=', id).execute();
}

/**
 * Total size of the files that a user has uploaded and that no text refers to yet, in bytes. Served by the index
 * file_unattached, which has few entries.
 */
export async function sumUnattachedFileSizes(db: Kysely<DatabaseTables>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('file')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('total'))
    .where('unattached_since', 'is not', null)
    .where('uploader_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Total size of the files that an issue and its comments refer to or referred to before an edit, in bytes. */
export async function sumIssueFileSizes(
  db: Kysely<DatabaseTables>,
  projectId: number,
  number: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT coalesce(sum(size), 0)::float8 AS total FROM file
    WHERE project_id = ${projectId} AND id IN (
      SELECT file_id FROM file_reference WHERE project_id = ${projectId} AND number = ${number})`.execute(db);
  return rows[0]!.total;
}

/** Marks all files of a project that is being removed. The cleanup removes them. */
export async function markProjectFilesForRemoval(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<void> {
  await sql`UPDATE file SET state = 'removing', unattached_since = now()
    WHERE project_id = ${projectId} AND state <> 'removing'`.execute(db);
}

/**
 * Removes files that no text has referred to for UNATTACHED_FILE_TTL_HOURS, and references from earlier versions of texts
 * after DETACHED_FILE_TTL_DAYS. A row is deleted after the bytes: an interrupted removal continues with the next call. A
 * file that cannot be removed does not prevent the others.
 * @throws the first error of the storage
 */
export async function removeUnusedFiles(db: Kysely<DatabaseTables>, storage: FileStorage): Promise<void> {
  await deleteExpiredFileReferences(db);
  // Nobody can read or attach a marked file, so its bytes can be removed outside of a transaction.
  await sql`UPDATE file SET state = 'removing'
    WHERE unattached_since < now() - make_interval(hours => ${UNATTACHED_FILE_TTL_HOURS}) AND state <> 'removing'
      AND NOT EXISTS (SELECT FROM file_reference r WHERE r.project_id = file.project_id AND r.file_id = file.id)`.execute(
    db,
  );
  const errors: unknown[] = [];
  for (let last = ''; ;) {
    const files = await db
      .selectFrom('file')
      .select(['project_id as projectId', 'id'])
      .where('unattached_since', 'is not', null)
      .where('state', '=', 'removing')
      .where('id', '>', last)
      .orderBy('id')
      .limit(FILES_PER_CLEANUP_STEP)
      .execute();
    for (const key of files) {
      try {
        await storage.removeFile(key);
        await deleteFileRow(db, key);
      } catch (error) {
        errors.push(error);
        if (errors.length === STORAGE_ERRORS_PER_CLEANUP_MAX) throw errors[0];
      }
      last = key.id;
    }
    if (files.length < FILES_PER_CLEANUP_STEP) break;
  }
  if (errors.length > 0) throw errors[0];
}

async function deleteExpiredFileReferences(db: Kysely<DatabaseTables>): Promise<void> {
  let deleted: number;
  do {
    const { rows } = await sql<{ deleted: number }>`WITH expired AS (
        DELETE FROM file_reference WHERE (project_id, number, comment_id, file_id) IN (
          SELECT project_id, number, comment_id, file_id FROM file_reference
          WHERE detached_at < now() - make_interval(days => ${DETACHED_FILE_TTL_DAYS})
          LIMIT ${REMOVED_ROWS_PER_STATEMENT_MAX} FOR UPDATE SKIP LOCKED)
        RETURNING project_id, number, comment_id, file_id),
      unattached AS (UPDATE file SET unattached_since = now() FROM expired
        WHERE file.project_id = expired.project_id AND file.id = expired.file_id AND NOT EXISTS (
          SELECT FROM file_reference r WHERE r.project_id = file.project_id AND r.file_id = file.id
            AND (r.number, r.comment_id) NOT IN (SELECT number, comment_id FROM expired e WHERE e.file_id = file.id)))
      SELECT count(*)::int AS deleted FROM expired`.execute(db);
    deleted = rows[0]!.deleted;
  } while (deleted === REMOVED_ROWS_PER_STATEMENT_MAX);
}
