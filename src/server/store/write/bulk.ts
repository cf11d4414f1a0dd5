/** Writes bulk operations, their items, their progress and the results of the items. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { type BulkOperationState, getBulkOperationStateIndex } from '../../../shared/bulk';
import { BULK_SELECTION_ROW_ISSUES_MAX } from '../../../shared/limits';
import type { BulkOperationKey, BulkOperationRow } from '../read/bulk';
import { buildBulkOperationNotifySql } from '../changes/bulkNotification';
import type { BulkDeletion } from '../tables/bulkTables';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

export interface NewBulkOperation {
  projectId: number;
  actorId: number | null;
  state: BulkOperationState;
  query: string | null;
  /** The changes of a bulk operation as JSON, or null for the undo of another operation. */
  change: string | null;
  comment: string | null;
  matched: number;
  /** Number of matching issues that have been stored, in `bulk_selection` or, for a preview, in `bulk_item`. */
  frozen: number;
  undoOf: number | null;
  /** A label or milestone to delete at the end. */
  deletes?: BulkDeletion;
  runner: string;
}

/**
 * Inserts a bulk operation with the project's next number.
 * @throws WinnowError NOT_FOUND if the project was deleted
 */
export async function insertBulkOperation(
  tx: Transaction,
  bulk: NewBulkOperation,
): Promise<BulkOperationKey> {
  const { rows } = await sql<{ number: number }>`UPDATE project SET bulk_counter = bulk_counter + 1
    WHERE id = ${bulk.projectId} AND deleted_at IS NULL RETURNING bulk_counter AS number`.execute(tx);
  if (!rows[0]) throw new WinnowError('NOT_FOUND', 'The project was deleted.');
  const { number } = rows[0];
  const now = new Date();
  await tx
    .insertInto('bulk_operation')
    .values({
      project_id: bulk.projectId,
      number,
      actor_id: bulk.actorId,
      state: getBulkOperationStateIndex(bulk.state),
      query: bulk.query,
      change: bulk.change,
      comment: bulk.comment,
      matched: bulk.matched,
      frozen: bulk.frozen,
      undo_of: bulk.undoOf,
      created_at: now,
      started_at: bulk.state === 'running' ? now : null,
      ended_at: null,
      message: null,
      deletes: bulk.deletes ? JSON.stringify(bulk.deletes) : null,
      runner: bulk.runner,
      beat_at: now,
    })
    // An undo also changes the undone bulk operation, so a PostgreSQL notification is sent for both operations.
    .returning([
      buildBulkOperationNotifySql().as('notified'),
      buildBulkOperationNotifySql('undo_of').as('undo_notified'),
    ])
    .execute();
  return { projectId: bulk.projectId, number };
}

/** Locks a bulk operation until the transaction ends. Returns null if it does not exist. */
export async function lockBulkOperation(
  tx: Transaction,
  key: BulkOperationKey,
): Promise<BulkOperationRow | null> {
  const row = await tx
    .selectFrom('bulk_operation')
    .selectAll()
    .where('project_id', '=', key.projectId)
    .where('number', '=', key.number)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks a bulk operation and returns the numbers of the next issues to process. The server that runs the
 * operation is the only writer of its items, so waiting for the lock cannot make the numbers outdated.
 * @param next a SELECT of issue numbers
 */
export async function lockBulkOperationWithNextIssues(
  tx: Transaction,
  key: BulkOperationKey,
  next: RawBuilder<unknown>,
): Promise<{ row: BulkOperationRow | null; numbers: number[] }> {
  const { rows } = await sql<BulkOperationRow & { numbers: number[] }>`
    WITH locked AS MATERIALIZED (SELECT * FROM bulk_operation
      WHERE project_id = ${key.projectId} AND number = ${key.number} FOR UPDATE)
    SELECT locked.*, ARRAY(${next}) AS numbers FROM locked`.execute(tx);
  return { row: rows[0] ?? null, numbers: rows[0]?.numbers ?? [] };
}

export async function updateBulkOperation(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
  values: Partial<Omit<BulkOperationRow, 'project_id' | 'number' | 'change' | 'deletes'>>,
): Promise<void> {
  await db
    .updateTable('bulk_operation')
    .set(values)
    .where('project_id', '=', key.projectId)
    .where('number', '=', key.number)
    .returning(buildBulkOperationNotifySql().as('notified'))
    .execute();
}

/**
 * Makes this server the runner of a bulk operation whose server has sent no heartbeat for
 * `heartbeatTimeoutMs`. Returns false if another server runs the operation.
 */
export async function claimBulkOperation(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
  runner: string,
  heartbeatTimeoutMs: number,
): Promise<boolean> {
  const { rows } = await sql`UPDATE bulk_operation SET runner = ${runner}, beat_at = now()
    WHERE project_id = ${key.projectId} AND number = ${key.number} AND ended_at IS NULL
      AND (runner = ${runner} OR beat_at IS NULL OR beat_at < now() - make_interval(secs => ${heartbeatTimeoutMs / 1000}))
    RETURNING number`.execute(db);
  return rows.length > 0;
}

/**
 * Stores the issues that a bulk edit is to change. An issue takes 4 bytes, and gets a row in `bulk_item` only when it has
 * been processed.
 * @param numbers in ascending order
 */
export async function insertBulkSelection(
  tx: Transaction,
  key: BulkOperationKey,
  numbers: Int32Array,
): Promise<void> {
  const last: number[] = [];
  const lists: string[] = [];
  for (let start = 0; start < numbers.length; start += BULK_SELECTION_ROW_ISSUES_MAX) {
    const list = numbers.subarray(start, start + BULK_SELECTION_ROW_ISSUES_MAX);
    last.push(list.at(-1)!);
    lists.push(`{${list.join(',')}}`);
  }
  await sql`INSERT INTO bulk_selection (project_id, operation, last_number, numbers)
    SELECT ${key.projectId}::int, ${key.number}::int, last, list::int[]
    FROM unnest(${last}::int[], ${lists}::text[]) AS selected (last, list)`.execute(tx);
}

/** Deletes the selection of a bulk edit all of whose issues have a row in `bulk_item`. */
export async function deleteBulkSelection(tx: Transaction, key: BulkOperationKey): Promise<void> {
  await tx
    .deleteFrom('bulk_selection')
    .where('project_id', '=', key.projectId)
    .where('operation', '=', key.number)
    .execute();
}

/** The result of a bulk operation for one of its issues. */
export interface BulkItemOutcomeUpdate {
  number: number;
  /** The issue's version before the bulk operation changed it. */
  version: number | null;
  /** The outcome, as an index of BULK_ITEM_OUTCOMES. */
  outcome: number;
  code: string | null;
  message: string | null;
}

/**
 * Saves actual or predicted results of a bulk operation for issues, inserts missing items, and updates the
 * progress of the operation.
 */
export async function updateBulkItemOutcomes(
  tx: Transaction,
  key: BulkOperationKey,
  items: readonly BulkItemOutcomeUpdate[],
  progress: Partial<Pick<BulkOperationRow, 'matched' | 'frozen' | 'changed' | 'skipped' | 'failed'>>,
): Promise<void> {
  const values = Object.entries({ ...progress, beat_at: new Date() });
  await sql`WITH saved AS (
      INSERT INTO bulk_item (project_id, operation, number, version, outcome, code, message)
      SELECT ${key.projectId}::int, ${key.number}::int, i.number, i.version, i.outcome, i.code, i.message
      FROM json_to_recordset(${JSON.stringify(items)}::json)
        AS i (number int, version int, outcome smallint, code text, message text)
      ON CONFLICT (project_id, operation, number)
      DO UPDATE SET outcome = excluded.outcome, code = excluded.code, message = excluded.message)
    UPDATE bulk_operation SET ${sql.join(values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    WHERE project_id = ${key.projectId} AND number = ${key.number}
    RETURNING ${buildBulkOperationNotifySql()}`.execute(tx);
}
