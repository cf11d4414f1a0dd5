/** Reads of attached files and profile pictures. */
import { type Kysely, sql } from 'kysely';
import { type FileKey, PICTURES_PROJECT_ID } from '../../../shared/files';
import { PICTURE_URL_PREFIX } from '../../../shared/pictures';
import { buildAndRowOfVisibleIssueSql, type IssueVisibility, toRestrictedProjects } from './issueVisibility';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface FileRow {
  project_id: number;
  id: string;
  uploader_id: number;
  name: string;
  size: number;
  type: string;
  width: number | null;
  height: number | null;
}

/** A file with the texts that refer to it. */
export interface FileWithReferences extends FileRow {
  /** Whether a text that is not hidden refers to the file. */
  isInVisibleText: boolean;
  /** Whether a hidden comment refers to the file. */
  isInHiddenText: boolean;
}

/** Reads a complete file, with the texts of visible issues that refer to it. Served by the primary key and the index file_reference_file. */
export async function readFileWithReferences(
  db: Kysely<DatabaseTables>,
  { projectId, id }: FileKey,
  visibility: IssueVisibility,
): Promise<FileWithReferences | null> {
  const restrictedProjects = toRestrictedProjects(projectId, visibility);
  const { rows } = await sql<FileWithReferences>`
    SELECT f.project_id, f.id, uploader_id, name, size, type, width, height,
      coalesce(bool_or(r.file_id IS NOT NULL AND NOT coalesce(c.hidden, false)), false) AS "isInVisibleText",
      coalesce(bool_or(c.hidden), false) AS "isInHiddenText"
    FROM file f
      LEFT JOIN file_reference r ON r.project_id = f.project_id AND r.file_id = f.id AND r.detached_at IS NULL${buildAndRowOfVisibleIssueSql(restrictedProjects, sql.ref('r.project_id'), sql.ref('r.number'))}
      LEFT JOIN comment c ON c.project_id = r.project_id AND c.id = r.comment_id
    WHERE f.project_id = ${projectId} AND f.id = ${id} AND f.state = 'stored'
    GROUP BY f.project_id, f.id`.execute(db);
  return rows[0] ?? null;
}

/** Reads a complete profile picture. */
export async function readPicture(
  db: Kysely<DatabaseTables>,
  id: string,
): Promise<(FileRow & { isInUse: boolean }) | null> {
  const { rows } = await sql<FileRow & { isInUse: boolean }>`
    SELECT project_id, id, uploader_id, name, size, type, width, height, unattached_since IS NULL AS "isInUse"
    FROM file WHERE project_id = ${PICTURES_PROJECT_ID} AND id = ${id} AND state = 'stored'`.execute(db);
  return rows[0] ?? null;
}

/** Reads complete files of a project, in any order. */
export async function readFiles(
  db: Kysely<DatabaseTables>,
  fileKeys: readonly FileKey[],
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    SELECT f.project_id, f.id, uploader_id, name, size, type, width, height
    FROM file f JOIN unnest(${fileKeys.map(({ projectId }) => projectId)}::int[], ${fileKeys.map(({ id }) => id)}::text[])
      AS wanted (project_id, id) ON wanted.project_id = f.project_id AND wanted.id = f.id
    WHERE state = 'stored'`.execute(db);
  return rows;
}

/** Reads the size and the digest (SHA-256 in hexadecimal) of a complete file. */
export async function readStoredFile(
  db: Kysely<DatabaseTables>,
  { projectId, id }: FileKey,
): Promise<{ size: number; digest: string | null } | null> {
  const row = await db
    .selectFrom('file')
    .select(['size', 'digest'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the keys of all files that should have bytes in the storage, in the order of the primary key. */
export async function* readStoredFileKeys(
  db: Kysely<DatabaseTables>,
  pageSize = 1_000,
): AsyncGenerator<FileKey & { size: number }> {
  let last: FileKey = { projectId: 0, id: '' };
  for (;;) {
    const { rows } = await sql<FileKey & { size: number }>`
      SELECT project_id AS "projectId", id, size FROM file
      WHERE (project_id, id) > (${last.projectId}::int, ${last.id}) AND state = 'stored'
      ORDER BY project_id, id LIMIT ${pageSize}`.execute(db);
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)!;
  }
}

/** Returns which of these files have no row, in any state. */
export async function findKeysWithoutFile(
  db: Kysely<DatabaseTables>,
  fileKeys: readonly FileKey[],
): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    SELECT wanted.project_id AS "projectId", wanted.id
    FROM unnest(${fileKeys.map(({ projectId }) => projectId)}::int[], ${fileKeys.map(({ id }) => id)}::text[])
      AS wanted (project_id, id)
    WHERE NOT EXISTS (SELECT FROM file f WHERE f.project_id = wanted.project_id AND f.id = wanted.id)`.execute(
    db,
  );
  return rows;
}

/** Finds profile pictures in use whose user has another picture or none. */
export async function findUnusedPictures(db: Kysely<DatabaseTables>): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    SELECT project_id AS "projectId", f.id FROM file f
    WHERE project_id = ${PICTURES_PROJECT_ID} AND state = 'stored' AND unattached_since IS NULL AND NOT EXISTS (
      SELECT FROM app_user u WHERE u.id = f.uploader_id AND avatar_url = ${PICTURE_URL_PREFIX} || f.id)`.execute(
    db,
  );
  return rows;
}

/** Finds the logins of users whose profile picture has no row. */
export async function findUsersWithoutPicture(db: Kysely<DatabaseTables>): Promise<string[]> {
  const { rows } = await sql<{ login: string }>`
    SELECT login FROM app_user
    WHERE starts_with(avatar_url, ${PICTURE_URL_PREFIX}) AND NOT EXISTS (
      SELECT FROM file f WHERE project_id = ${PICTURES_PROJECT_ID} AND state = 'stored'
        AND unattached_since IS NULL AND avatar_url = ${PICTURE_URL_PREFIX} || f.id)`.execute(db);
  return rows.map(({ login }) => login);
}
