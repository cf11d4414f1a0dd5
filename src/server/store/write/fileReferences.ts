/** References from the texts of issues to attached files. They decide who may read a file. */
import { sql } from 'kysely';
import { findFileKeys } from '../../../shared/files';
import type { Transaction } from './transaction';

/** The user who saves a text. */
export interface FileReferenceAuthor {
  /** Null: nobody, so that no reference is added. */
  id: number | null;
  /** Whether the user can see files of hidden comments. */
  seesHidden: boolean;
}

interface TextWithFiles {
  /** 0: the issue's body. */
  comment_id: number;
  body: string;
}

/**
 * Updates the file references of an issue after its texts were written. References that have disappeared from a text are
 * kept as detached, because an edit can be undone; those of deleted comments are deleted.
 * @param linked ids of the files that the saved texts link to; only these are added
 * @param author adds only files that the author can see: own uploads, files that a visible text of the project refers to,
 *   and files from earlier versions of the issue's texts that are not hidden
 */
export async function updateFileReferences(
  tx: Transaction,
  { projectId, number }: { projectId: number; number: number },
  linked: readonly string[],
  author: FileReferenceAuthor,
): Promise<void> {
  const texts = await readTextsWithFiles(tx, projectId, number);
  const current = texts.flatMap(({ comment_id, body }) =>
    findFileKeys(body)
      .filter((key) => key.projectId === projectId)
      .map(({ id }) => ({ comment_id, id })),
  );
  const added = current.filter(({ id }) => linked.includes(id));
  if (added.length > 0) {
    // The lock keeps the cleanup from marking the file as unused at the same time.
    await sql`WITH target AS (
        SELECT comment_id, file_id FROM json_to_recordset(${JSON.stringify(
          added.map(({ comment_id, id }) => ({ comment_id, file_id: id })),
        )}::json) AS t (comment_id int, file_id text)),
      usable AS (
        SELECT id FROM file f WHERE project_id = ${projectId} AND state = 'stored'
          AND id = ANY(${added.map(({ id }) => id)}::text[])
          AND (uploader_id = ${author.id}::int OR EXISTS (
            SELECT FROM file_reference r
              LEFT JOIN comment c ON c.project_id = r.project_id AND c.id = r.comment_id
            WHERE r.project_id = ${projectId} AND r.file_id = f.id AND (
              (r.number = ${number} OR r.detached_at IS NULL)
                AND (r.comment_id = 0 OR NOT c.hidden OR ${author.seesHidden}::boolean))))
        FOR UPDATE),
      attached AS (UPDATE file SET unattached_since = NULL
        WHERE project_id = ${projectId} AND id IN (SELECT id FROM usable) AND unattached_since IS NOT NULL)
      INSERT INTO file_reference (project_id, number, comment_id, file_id)
      SELECT ${projectId}::int, ${number}::int, comment_id, file_id FROM target
      WHERE file_id IN (SELECT id FROM usable)
      ON CONFLICT (project_id, number, comment_id, file_id) DO UPDATE SET detached_at = NULL`.execute(tx);
  }
  const currentJson = JSON.stringify(current.map(({ comment_id, id }) => ({ comment_id, file_id: id })));
  await sql`UPDATE file_reference r SET detached_at = now()
    WHERE project_id = ${projectId} AND number = ${number} AND detached_at IS NULL AND NOT EXISTS (
      SELECT FROM json_to_recordset(${currentJson}::json) AS t (comment_id int, file_id text)
      WHERE t.comment_id = r.comment_id AND t.file_id = r.file_id)`.execute(tx);
  await deleteFileReferences(
    tx,
    sql`project_id = ${projectId} AND number = ${number} AND detached_at IS NOT NULL AND comment_id <> 0
      AND NOT EXISTS (SELECT FROM comment c WHERE c.project_id = file_reference.project_id
        AND c.id = file_reference.comment_id AND c.removed_at IS NULL)`,
  );
}

/** Adds references of the same comment to all its issues. The comments' ids start at `firstId`, in the order of `numbers`. */
export async function insertBulkFileReferences(
  tx: Transaction,
  projectId: number,
  { body, numbers, firstId }: { body: string; numbers: readonly number[]; firstId: number },
  author: FileReferenceAuthor,
): Promise<void> {
  const ids = findFileKeys(body)
    .filter((key) => key.projectId === projectId)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`WITH usable AS (
      SELECT id FROM file f WHERE project_id = ${projectId} AND state = 'stored' AND id = ANY(${ids}::text[])
        AND (uploader_id = ${author.id}::int OR EXISTS (
          SELECT FROM file_reference r LEFT JOIN comment c ON c.project_id = r.project_id AND c.id = r.comment_id
          WHERE r.project_id = ${projectId} AND r.file_id = f.id AND r.detached_at IS NULL
            AND (r.comment_id = 0 OR NOT c.hidden OR ${author.seesHidden}::boolean)))
      FOR UPDATE),
    attached AS (UPDATE file SET unattached_since = NULL
      WHERE project_id = ${projectId} AND id IN (SELECT id FROM usable) AND unattached_since IS NOT NULL)
    INSERT INTO file_reference (project_id, number, comment_id, file_id)
    SELECT ${projectId}::int, number, ${firstId}::int + nth - 1, usable.id
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS target (number, nth), usable`.execute(tx);
}

/** Deletes the references of comments whose texts were removed. */
export async function deleteFileReferencesOfComments(
  tx: Transaction,
  projectId: number,
  commentIds: readonly number[],
  numbers: readonly number[],
): Promise<void> {
  await deleteFileReferences(
    tx,
    sql`project_id = ${projectId} AND number = ANY(${numbers}::int[]) AND comment_id = ANY(${commentIds}::int[])`,
  );
}

/** Deletes the references from earlier versions of an issue's texts, which a purge has made unreadable. */
export async function deleteDetachedFileReferences(
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<void> {
  await deleteFileReferences(
    tx,
    sql`project_id = ${projectId} AND number = ${number} AND detached_at IS NOT NULL`,
  );
}

export async function deleteFileReferencesOfIssue(
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<void> {
  await deleteFileReferences(tx, sql`project_id = ${projectId} AND number = ${number}`);
}

/** Deletes references. Files that lose their last one are removed by the cleanup. */
async function deleteFileReferences(tx: Transaction, condition: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ project_id: number; file_id: string }>`
    DELETE FROM file_reference WHERE ${condition} RETURNING project_id, file_id`.execute(tx);
  const [first] = rows;
  if (!first) return;
  await sql`UPDATE file SET unattached_since = now()
    WHERE project_id = ${first.project_id} AND id = ANY(${[...new Set(rows.map((row) => row.file_id))]}::text[])
      AND unattached_since IS NULL AND NOT EXISTS (
        SELECT FROM file_reference r WHERE r.project_id = file.project_id AND r.file_id = file.id)`.execute(
    tx,
  );
}

async function readTextsWithFiles(
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<TextWithFiles[]> {
  const { rows } = await sql<TextWithFiles>`
    SELECT 0 AS comment_id, body FROM issue_text
    WHERE project_id = ${projectId} AND number = ${number} AND strpos(body, '/files/') > 0
    UNION ALL
    SELECT id, body FROM comment
    WHERE project_id = ${projectId} AND issue_number = ${number} AND removed_at IS NULL
      AND strpos(body, '/files/') > 0`.execute(tx);
  return rows;
}
