/** All that an issue says, then and now, for taking a text out of it. */
import { sql } from 'kysely';
import type { IssueKey } from '../read/issues';
import type { Transaction } from './transaction';

/** A row that holds texts, by its key, and what it holds. */
export interface PurgeableRow<Value> {
  id: number;
  value: Value;
}

export async function readPurgeableComments(tx: Transaction, key: IssueKey): Promise<PurgeableRow<string>[]> {
  const { rows } = await sql<PurgeableRow<string>>`SELECT id, body AS value FROM comment
    WHERE project_id = ${key.projectId} AND issue_number = ${key.number} ORDER BY id`.execute(tx);
  return rows;
}

export async function writePurgedComment(
  tx: Transaction,
  { projectId }: IssueKey,
  held: PurgeableRow<string>,
): Promise<void> {
  await sql`UPDATE comment SET body = ${held.value}
    WHERE project_id = ${projectId} AND id = ${held.id}`.execute(tx);
}

/** `value`: before and after. Served by event_issue. */
export async function readPurgeableEvents(tx: Transaction, key: IssueKey): Promise<PurgeableRow<unknown>[]> {
  const { rows } = await sql<PurgeableRow<unknown>>`
    SELECT sequence AS id, jsonb_build_array(before, after) AS value FROM event
    WHERE project_id = ${key.projectId} AND issue_number = ${key.number}
      AND (before IS NOT NULL OR after IS NOT NULL)`.execute(tx);
  return rows;
}

export async function writePurgedEvent(
  tx: Transaction,
  { projectId }: IssueKey,
  held: PurgeableRow<unknown>,
): Promise<void> {
  await sql`UPDATE event SET before = nullif(data->0, 'null'), after = nullif(data->1, 'null')
    FROM (SELECT ${JSON.stringify(held.value)}::jsonb AS data) new
    WHERE project_id = ${projectId} AND sequence = ${held.id}`.execute(tx);
}

/** Where an issue was imported from, as it was there; null: it was not, or that is not known. */
export async function readPurgeableSource(tx: Transaction, key: IssueKey): Promise<unknown> {
  const { rows } = await sql<{ raw: unknown }>`SELECT raw FROM issue_source
    WHERE project_id = ${key.projectId} AND number = ${key.number}`.execute(tx);
  return rows[0]?.raw ?? null;
}

export async function writePurgedSource(tx: Transaction, key: IssueKey, raw: unknown): Promise<void> {
  await sql`UPDATE issue_source SET raw = ${JSON.stringify(raw)}::jsonb
    WHERE project_id = ${key.projectId} AND number = ${key.number}`.execute(tx);
}

/**
 * What bulk operations that changed an issue were asked for: query, comment and change. They are held, before the
 * issue is, as whoever carries one out holds them.
 */
export async function lockPurgeableBulks(tx: Transaction, key: IssueKey): Promise<PurgeableRow<unknown>[]> {
  const { rows } = await sql<PurgeableRow<unknown>>`
    SELECT number AS id, jsonb_build_array(query, comment, change) AS value FROM bulk_operation
    WHERE project_id = ${key.projectId} AND number IN (SELECT bulk_number FROM event
      WHERE project_id = ${key.projectId} AND issue_number = ${key.number})
    ORDER BY number FOR UPDATE`.execute(tx);
  return rows;
}

export async function writePurgedBulk(
  tx: Transaction,
  { projectId }: IssueKey,
  held: PurgeableRow<unknown>,
): Promise<void> {
  await sql`UPDATE bulk_operation
    SET query = data->>0, comment = data->>1, change = nullif(data->2, 'null')
    FROM (SELECT ${JSON.stringify(held.value)}::jsonb AS data) new
    WHERE project_id = ${projectId} AND number = ${held.id}`.execute(tx);
}
