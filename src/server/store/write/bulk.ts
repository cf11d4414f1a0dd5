/** Writing down bulk operations: their sets, how far they have come, and what became of each issue. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type BulkState, bulkStateIndex } from '../../../shared/bulk';
import type { BulkKey, BulkRow } from '../read/bulk';
import { notifyBulk } from '../changes/bulkNotification';
import type { Tables } from '../tables/Tables';
import type { Transaction } from './transaction';

export interface NewBulk {
  projectId: number;
  actorId: number | null;
  state: BulkState;
  query: string | null;
  /** As JSON; null: it undoes another one. */
  change: string | null;
  comment: string | null;
  matched: number;
  /** How many of them are in its set already. */
  frozen: number;
  undoOf: number | null;
  runner: string;
}

/** Gives an operation the project's next number for one. */
export async function insertBulk(tx: Transaction, bulk: NewBulk): Promise<BulkKey> {
  const { rows } = await sql<{ number: number }>`UPDATE project SET bulk_counter = bulk_counter + 1
    WHERE id = ${bulk.projectId} RETURNING bulk_counter AS number`.execute(tx);
  const { number } = rows[0]!;
  const now = new Date();
  await tx
    .insertInto('bulk_operation')
    .values({
      ...{ project_id: bulk.projectId, number, actor_id: bulk.actorId, state: bulkStateIndex(bulk.state) },
      ...{ query: bulk.query, change: bulk.change, comment: bulk.comment, matched: bulk.matched },
      ...{ frozen: bulk.frozen, undo_of: bulk.undoOf, created_at: now, ended_at: null, message: null },
      started_at: bulk.state === 'running' ? now : null,
      ...{ runner: bulk.runner, beat_at: now },
    })
    // The undone operation changes as well: it now has an undo.
    .returning([notifyBulk().as('notified'), notifyBulk('undo_of').as('undo_notified')])
    .execute();
  return { projectId: bulk.projectId, number };
}

/** The operation, held until the transaction ends. */
export async function lockBulk(tx: Transaction, key: BulkKey): Promise<BulkRow | null> {
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
 * The same with the next issues that it is to change, the rows of a select. Whoever is carrying it out
 * alone settles them: what a lock was waited for has not changed which are left.
 */
export async function lockBulkChunk(
  tx: Transaction,
  key: BulkKey,
  next: RawBuilder<unknown>,
): Promise<{ row: BulkRow | null; numbers: number[] }> {
  const { rows } = await sql<BulkRow & { numbers: number[] }>`
    WITH held AS MATERIALIZED (SELECT * FROM bulk_operation
      WHERE project_id = ${key.projectId} AND number = ${key.number} FOR UPDATE)
    SELECT held.*, ARRAY(${next}) AS numbers FROM held`.execute(tx);
  return { row: rows[0] ?? null, numbers: rows[0]?.numbers ?? [] };
}

export async function updateBulk(
  db: Kysely<Tables>,
  key: BulkKey,
  values: Partial<Omit<BulkRow, 'project_id' | 'number' | 'change'>>,
): Promise<void> {
  await db
    .updateTable('bulk_operation')
    .set(values)
    .where('project_id', '=', key.projectId)
    .where('number', '=', key.number)
    .returning(notifyBulk().as('notified'))
    .execute();
}

/** Takes an operation that nobody gave a sign of for so many ms; false: somebody else carries it out. */
export async function claimBulk(
  db: Kysely<Tables>,
  key: BulkKey,
  runner: string,
  silence: number,
): Promise<boolean> {
  const { rows } = await sql`UPDATE bulk_operation SET runner = ${runner}, beat_at = now()
    WHERE project_id = ${key.projectId} AND number = ${key.number} AND ended_at IS NULL
      AND (runner = ${runner} OR beat_at IS NULL OR beat_at < now() - make_interval(secs => ${silence / 1000}))
    RETURNING number`.execute(db);
  return rows.length > 0;
}

/** Puts issues into an operation's set, each with its version now; those that are gone are left out. */
export async function freezeItems(
  tx: Transaction,
  key: BulkKey,
  numbers: readonly number[],
): Promise<number> {
  const { rows } = await sql`INSERT INTO bulk_item (project_id, operation, number, version, outcome)
    SELECT project_id, ${key.number}::int, number, version, 0 FROM issue
    WHERE project_id = ${key.projectId} AND number = ANY(${numbers}::int[]) RETURNING number`.execute(tx);
  return rows.length;
}

export interface ItemOutcome {
  number: number;
  version: number | null;
  outcome: number;
  code: string | null;
  message: string | null;
}

/**
 * Writes down what became of issues of the set, or would, whether they are in it already or not, and how
 * far the operation has come with that.
 */
export async function saveOutcomes(
  tx: Transaction,
  key: BulkKey,
  items: readonly ItemOutcome[],
  come: Partial<Pick<BulkRow, 'matched' | 'frozen' | 'changed' | 'skipped' | 'failed'>>,
): Promise<void> {
  const values = Object.entries({ ...come, beat_at: new Date() });
  await sql`WITH settled AS (
      INSERT INTO bulk_item (project_id, operation, number, version, outcome, code, message)
      SELECT ${key.projectId}::int, ${key.number}::int, i.number, i.version, i.outcome, i.code, i.message
      FROM json_to_recordset(${JSON.stringify(items)}::json)
        AS i (number int, version int, outcome smallint, code text, message text)
      ON CONFLICT (project_id, operation, number)
      DO UPDATE SET outcome = excluded.outcome, code = excluded.code, message = excluded.message)
    UPDATE bulk_operation SET ${sql.join(values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    WHERE project_id = ${key.projectId} AND number = ${key.number}
    RETURNING ${notifyBulk()}`.execute(tx);
}
