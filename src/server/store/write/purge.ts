/** Reads and rewrites all current and former texts of an issue, so that a text can be purged from them. */
import { sql } from 'kysely';
import type { IssueRowKey } from '../read/issues';
import type { Transaction } from './transaction';

/** The texts of a database row from which a text is purged. `id` is the key of the row within the project. */
export interface PurgeableTextRow<Value> {
  id: number;
  value: Value;
}

/** Returns the bodies of all comments of an issue, so that a text can be purged from them. */
export async function readPurgeableComments(
  tx: Transaction,
  key: IssueRowKey,
): Promise<PurgeableTextRow<string>[]> {
  const { rows } = await sql<PurgeableTextRow<string>>`SELECT id, body AS value FROM comment
    WHERE project_id = ${key.projectId} AND issue_number = ${key.number} ORDER BY id`.execute(tx);
  return rows;
}

export async function writePurgedComment(
  tx: Transaction,
  { projectId }: IssueRowKey,
  row: PurgeableTextRow<string>,
): Promise<void> {
  await sql`UPDATE comment SET body = ${row.value}
    WHERE project_id = ${projectId} AND id = ${row.id}`.execute(tx);
}

/** Returns the values of an issue's events as `[before, after]`. Served by the index event_issue. */
export async function readPurgeableEvents(
  tx: Transaction,
  key: IssueRowKey,
): Promise<PurgeableTextRow<unknown>[]> {
  const { rows } = await sql<PurgeableTextRow<unknown>>`
    SELECT sequence AS id, jsonb_build_array(before, after) AS value FROM event
    WHERE project_id = ${key.projectId} AND issue_number = ${key.number}
      AND (before IS NOT NULL OR after IS NOT NULL)`.execute(tx);
  return rows;
}

export async function writePurgedEvent(
  tx: Transaction,
  { projectId }: IssueRowKey,
  row: PurgeableTextRow<unknown>,
): Promise<void> {
  await sql`UPDATE event SET before = nullif(data->0, 'null'), after = nullif(data->1, 'null')
    FROM (SELECT ${JSON.stringify(row.value)}::jsonb AS data) new
    WHERE project_id = ${projectId} AND sequence = ${row.id}`.execute(tx);
}

/** Returns the other tracker's data of an imported issue, or null for an issue that was not imported. */
export async function readPurgeableImportData(tx: Transaction, key: IssueRowKey): Promise<unknown> {
  const { rows } = await sql<{ raw: unknown }>`SELECT raw FROM issue_source
    WHERE project_id = ${key.projectId} AND number = ${key.number}`.execute(tx);
  return rows[0]?.raw ?? null;
}

export async function writePurgedImportData(tx: Transaction, key: IssueRowKey, raw: unknown): Promise<void> {
  await sql`UPDATE issue_source SET raw = ${JSON.stringify(raw)}::jsonb
    WHERE project_id = ${key.projectId} AND number = ${key.number}`.execute(tx);
}

/**
 * Locks the bulk operations that have changed an issue, and returns their texts as `[query, comment,
 * change]`. Call it before the issue is locked, because a running bulk operation locks in the same order:
 * this prevents deadlocks.
 */
export async function lockPurgeableBulkOperations(
  tx: Transaction,
  key: IssueRowKey,
): Promise<PurgeableTextRow<unknown>[]> {
  const { rows } = await sql<PurgeableTextRow<unknown>>`
    SELECT number AS id, jsonb_build_array(query, comment, change) AS value FROM bulk_operation
    WHERE project_id = ${key.projectId} AND number IN (SELECT bulk_number FROM event
      WHERE project_id = ${key.projectId} AND issue_number = ${key.number})
    ORDER BY number FOR UPDATE`.execute(tx);
  return rows;
}

export async function writePurgedBulkOperation(
  tx: Transaction,
  { projectId }: IssueRowKey,
  row: PurgeableTextRow<unknown>,
): Promise<void> {
  await sql`UPDATE bulk_operation
    SET query = data->>0, comment = data->>1, change = nullif(data->2, 'null')
    FROM (SELECT ${JSON.stringify(row.value)}::jsonb AS data) new
    WHERE project_id = ${projectId} AND number = ${row.id}`.execute(tx);
}
