/** Reads bulk operations, their items and the results of the items. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { getBulkOperationStateIndex, getBulkItemOutcomeCode } from '../../../shared/bulk';
import {
  BULK_PROGRESS_REPLAY_PERIOD_MS,
  BULK_SELECTION_ROW_ISSUES_MAX,
  LIVE_UPDATE_BULK_OPERATIONS_MAX,
} from '../../../shared/limits';
import type { BulkOperationItemTableSchema, BulkOperationTableSchema } from '../tables/bulkTables';
import type { DatabaseTables } from '../tables/DatabaseTables';
import {
  buildAndRowOfVisibleIssueSql,
  buildHiddenCondition,
  type IssueVisibility,
  type RestrictedProject,
  toRestrictedProjects,
} from './issueVisibility';

export type BulkOperationRow = Selectable<BulkOperationTableSchema>;
export type BulkOperationItemRow = Selectable<BulkOperationItemTableSchema>;

export interface BulkOperationKey {
  projectId: number;
  number: number;
}

export const toBulkOperationKey = ({
  project_id: projectId,
  number,
}: BulkOperationRow): BulkOperationKey => ({
  projectId,
  number,
});

/**
 * Reads bulk operations by key, in no particular order. Unknown keys are left out. Served by the primary key.
 */
export async function readBulkOperations(
  db: Kysely<DatabaseTables>,
  operationKeys: readonly BulkOperationKey[],
): Promise<BulkOperationRow[]> {
  const projectIds = operationKeys.map((key) => key.projectId);
  const numbers = operationKeys.map((key) => key.number);
  const { rows } = await sql<BulkOperationRow>`SELECT bulk_operation.*
    FROM unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)
    JOIN bulk_operation USING (project_id, number)`.execute(db);
  return rows;
}

/**
 * Returns up to `limit` bulk operations of a project, newest first. Served by the primary key. Leaves out operations all
 * of whose issues are hidden.
 * @param below only operations with a smaller number; null for no bound
 */
export function readBulkOperationPage(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  below: number | null,
  limit: number,
): Promise<BulkOperationRow[]> {
  return (
    db
      .selectFrom('bulk_operation')
      .selectAll()
      .where('project_id', '=', projectId)
      .$if(visibility !== 'all', (query) => query.where(isBulkOperationVisible(projectId, visibility)))
      // The number in a client's cursor can be beyond int4.
      .$if(below !== null, (query) => query.where(sql<boolean>`number < ${below}::bigint`))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Counts the bulk operations of a project, without those all of whose issues are hidden. */
export async function countBulkOperations(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
): Promise<number> {
  const andVisible =
    visibility === 'all' ? sql`` : sql` AND ${isBulkOperationVisible(projectId, visibility)}`;
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM bulk_operation
    WHERE project_id = ${projectId}${andVisible}`.execute(db);
  return rows[0]!.count;
}

/**
 * The condition that a row of `bulk_operation` has no issue at all, or one that is not hidden. Its query and its comment
 * can be about the hidden ones.
 */
function isBulkOperationVisible(projectId: number, visibility: IssueVisibility): RawBuilder<boolean> {
  const restrictedProjects = toRestrictedProjects(projectId, visibility);
  return sql<boolean>`(matched = 0 OR EXISTS (
    SELECT FROM (${selectItemNumbers(sql.ref('bulk_operation.project_id'), sql.ref('bulk_operation.number'))}) item
    WHERE true${buildAndRowOfVisibleIssueSql(restrictedProjects, sql.ref('item.project_id'), sql.ref('item.number'))}))`;
}

/** Selects the issues of a bulk operation with their outcomes. Those without a row of `bulk_item` are pending. */
const selectItemNumbers = (projectId: RawBuilder<unknown>, operation: RawBuilder<unknown>) => sql`
  SELECT project_id, operation, number, outcome FROM bulk_item
  WHERE project_id = ${projectId} AND operation = ${operation}
  UNION ALL
  SELECT project_id, operation, selected.number, ${getBulkItemOutcomeCode('pending')}
  FROM bulk_selection CROSS JOIN unnest(numbers) AS selected (number)
  WHERE project_id = ${projectId} AND operation = ${operation}
    AND selected.number > (SELECT coalesce(max(number), 0) FROM bulk_item
      WHERE project_id = ${projectId} AND operation = ${operation})`;

/** Returns which of these issues belong to a bulk operation. */
export async function readBulkOperationItemNumbers(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
  numbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`SELECT number FROM bulk_item
    WHERE project_id = ${key.projectId} AND operation = ${key.number}
      AND number = ANY(${numbers}::int[])`.execute(db);
  return rows.map(({ number }) => number);
}

/** How many hidden issues of a bulk operation have the same outcome. */
interface HiddenBulkItemCount {
  project_id: number;
  operation: number;
  outcome: number;
  count: number;
}

/**
 * Subtracts the issues that are hidden in restricted projects from the counts of bulk operations, and leaves out
 * operations all of whose issues are hidden.
 */
export async function leaveOutHiddenBulkItems(
  db: Kysely<DatabaseTables>,
  restrictedProjects: readonly RestrictedProject[],
  operations: readonly BulkOperationRow[],
): Promise<BulkOperationRow[]> {
  const projectIds = operations.map(({ project_id }) => project_id);
  const numbers = operations.map(({ number }) => number);
  const { rows } = await sql<HiddenBulkItemCount>`
    SELECT item.project_id, item.operation, item.outcome::int, count(*)::int AS count
    FROM unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, operation)
    CROSS JOIN LATERAL (
      ${selectItemNumbers(sql.ref('wanted.project_id'), sql.ref('wanted.operation'))}) item
    JOIN issue hidden ON hidden.project_id = item.project_id AND hidden.number = item.number
    WHERE ${buildHiddenCondition(restrictedProjects)}
    GROUP BY item.project_id, item.operation, item.outcome`.execute(db);
  return operations.flatMap((operation) => {
    const own = rows.filter(
      (row) => row.project_id === operation.project_id && row.operation === operation.number,
    );
    const countHidden = (...outcomes: Parameters<typeof getBulkItemOutcomeCode>[0][]) =>
      own
        .filter(({ outcome }) => outcomes.map(getBulkItemOutcomeCode).includes(outcome))
        .reduce((sum, { count }) => sum + count, 0);
    const all = own.reduce((sum, { count }) => sum + count, 0);
    if (all > 0 && all >= operation.matched) return [];
    return {
      ...operation,
      matched: operation.matched - all,
      changed: operation.changed - countHidden('changed'),
      skipped: operation.skipped - countHidden('skipped', 'would_skip'),
      failed: operation.failed - countHidden('failed', 'would_fail'),
      frozen: Math.max(0, operation.frozen - all),
    };
  });
}

/** Returns the finished and running undos of a bulk operation, newest first. */
export async function readBulkOperationUndos(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
): Promise<BulkOperationRow[]> {
  return db
    .selectFrom('bulk_operation')
    .selectAll()
    .where('project_id', '=', key.projectId)
    .where('undo_of', '=', key.number)
    .orderBy('number', 'desc')
    .execute();
}

/**
 * Returns a page of the visible issues of a bulk operation with their outcomes, by issue number. Served by the index
 * bulk_item_untouched, or the primary keys.
 */
export async function readBulkOperationItems(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
  {
    outcomes,
    above,
    limit,
    visibility,
  }: { outcomes: readonly number[] | null; above: number; limit: number; visibility: IssueVisibility },
): Promise<BulkOperationItemRow[]> {
  const restrictedProjects = toRestrictedProjects(key.projectId, visibility);
  const isVisible = (number: RawBuilder<unknown>) =>
    buildAndRowOfVisibleIssueSql(restrictedProjects, sql`${key.projectId}::int`, number);
  const pages = (outcomes ?? [null]).map(
    (outcome) => sql`(SELECT * FROM bulk_item WHERE project_id = ${key.projectId}
      AND operation = ${key.number} AND number > ${above}::bigint
      AND ${outcome === null ? sql`true` : sql`outcome = ${outcome}`}${isVisible(sql.ref('bulk_item.number'))}
      ORDER BY number LIMIT ${limit}::int)`,
  );
  const pending = getBulkItemOutcomeCode('pending');
  if (outcomes === null || outcomes.includes(pending)) {
    const where =
      restrictedProjects.length === 0 ? sql`` : sql` WHERE true${isVisible(sql.ref('selected.number'))}`;
    pages.push(sql`(SELECT ${key.projectId}::int, ${key.number}::int, number, NULL::int, ${pending}::smallint, NULL::text,
      NULL::text FROM (${selectUnprocessedBulkSelection(key, above, limit)}) selected${where})`);
  }
  const { rows } = await sql<BulkOperationItemRow>`SELECT * FROM (${sql.join(pages, sql` UNION ALL `)}) items
    ORDER BY number LIMIT ${limit}::int`.execute(db);
  return rows;
}

/** How many issues of a bulk operation have the same outcome and message. */
export interface BulkOperationOutcomeReason {
  outcome: number;
  code: string | null;
  message: string;
  count: number;
}

/** Returns the messages of issues that a bulk operation did not change, or changed only partly, most frequent first. */
export async function countBulkOutcomeReasons(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
  visibility: IssueVisibility,
  limit: number,
): Promise<BulkOperationOutcomeReason[]> {
  const isVisible = buildAndRowOfVisibleIssueSql(
    toRestrictedProjects(key.projectId, visibility),
    sql.ref('bulk_item.project_id'),
    sql.ref('bulk_item.number'),
  );
  const { rows } =
    await sql<BulkOperationOutcomeReason>`SELECT outcome::int, code, message, count(*)::int AS count FROM bulk_item
    WHERE project_id = ${key.projectId} AND operation = ${key.number} AND message IS NOT NULL${isVisible}
    GROUP BY outcome, code, message ORDER BY count DESC, message LIMIT ${limit}::int`.execute(db);
  return rows;
}

/** Returns unfinished bulk operations whose server has sent no heartbeat for `heartbeatTimeoutMs`. */
export async function readAbandonedBulkOperations(
  db: Kysely<DatabaseTables>,
  heartbeatTimeoutMs: number,
): Promise<BulkOperationKey[]> {
  const { rows } = await sql<BulkOperationKey>`SELECT project_id AS "projectId", number FROM bulk_operation
    WHERE ended_at IS NULL AND (state = ${getBulkOperationStateIndex('running')} OR frozen < matched)
      AND (beat_at IS NULL OR beat_at < now() - make_interval(secs => ${heartbeatTimeoutMs / 1000}))
    ORDER BY project_id, number`.execute(db);
  return rows;
}

/** Number of a project's latest bulk operations that `readRecentBulkOperationNumbers` reads at most. */
const RECENT_BULK_OPERATIONS_SCANNED_MAX = 100;

/**
 * Returns the bulk operations of a project, latest first, that are running or changed within
 * BULK_PROGRESS_REPLAY_PERIOD_MS. Served by the primary key.
 */
export async function readRecentBulkOperationNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`SELECT number
    FROM (SELECT number, state, ended_at, beat_at FROM bulk_operation WHERE project_id = ${projectId}
      ORDER BY number DESC LIMIT ${RECENT_BULK_OPERATIONS_SCANNED_MAX}::int) latest
    WHERE greatest(ended_at, beat_at) > now() - make_interval(secs => ${BULK_PROGRESS_REPLAY_PERIOD_MS / 1000})
      OR (ended_at IS NULL AND state = ${getBulkOperationStateIndex('running')})
    ORDER BY number DESC LIMIT ${LIVE_UPDATE_BULK_OPERATIONS_MAX}::int`.execute(db);
  return rows.map(({ number }) => number);
}

/** Returns the running operations of all projects, oldest first. Served by the index bulk_running. */
export function readRunningBulkOperations(db: Kysely<DatabaseTables>): Promise<BulkOperationRow[]> {
  return db
    .selectFrom('bulk_operation')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('state', '=', getBulkOperationStateIndex('running'))
    .orderBy('created_at')
    .execute();
}

/**
 * Selects the numbers of the next issues that a bulk edit has not processed yet: rows of `bulk_item` that a preview has
 * stored, and the rest of `bulk_selection`. Served by the primary keys.
 */
export function selectPendingBulkIssueNumbers(
  key: BulkOperationKey,
  above: number,
  limit: number,
): RawBuilder<unknown> {
  return sql`SELECT number FROM (
      (SELECT number FROM bulk_item WHERE project_id = ${key.projectId} AND operation = ${key.number}
        AND outcome = ANY(${UNPROCESSED_BULK_OUTCOMES}::int[]) AND number > ${above} ORDER BY number LIMIT ${limit}::int)
      UNION ALL (${selectUnprocessedBulkSelection(key, above, limit)})) pending
    ORDER BY number LIMIT ${limit}::int`;
}

/**
 * Selects the numbers of the next issues in the selection of a bulk edit that have no row in `bulk_item` yet. Issues are
 * processed in ascending order. Reads only as many rows of the selection as can contain `limit` numbers.
 */
function selectUnprocessedBulkSelection(
  key: BulkOperationKey,
  above: number,
  limit: number,
): RawBuilder<unknown> {
  const rowsMax = Math.ceil(limit / BULK_SELECTION_ROW_ISSUES_MAX) + 1;
  return sql`SELECT number FROM (${selectLastBulkItemNumber(key)}) processed (last)
    CROSS JOIN LATERAL (SELECT numbers FROM bulk_selection
      WHERE project_id = ${key.projectId} AND operation = ${key.number} AND last_number > greatest(${above}::bigint, last)
      ORDER BY last_number LIMIT ${rowsMax}::int) remaining
    CROSS JOIN unnest(numbers) AS number
    WHERE number > greatest(${above}::bigint, last) ORDER BY number LIMIT ${limit}::int`;
}

/** Selects the highest number of an issue in `bulk_item`, or 0. Served by the primary key. */
const selectLastBulkItemNumber = ({ projectId, number }: BulkOperationKey): RawBuilder<unknown> =>
  sql`SELECT coalesce(max(number), 0) FROM bulk_item WHERE project_id = ${projectId} AND operation = ${number}`;

/**
 * Selects the numbers of the next issues for an undo: issues that bulk operation `undoOf` has changed and the
 * undo has not processed yet.
 */
export function selectBulkIssueNumbersToUndo(
  key: BulkOperationKey,
  undoOf: number,
  limit: number,
): RawBuilder<unknown> {
  return sql`SELECT number FROM bulk_item
    WHERE project_id = ${key.projectId} AND operation = ${undoOf} AND outcome = ${getBulkItemOutcomeCode('changed')}
      AND number > (${selectLastBulkItemNumber(key)})
    ORDER BY number LIMIT ${limit}::int`;
}

const UNPROCESSED_BULK_OUTCOMES = [
  getBulkItemOutcomeCode('pending'),
  getBulkItemOutcomeCode('would_skip'),
  getBulkItemOutcomeCode('would_fail'),
];

/**
 * Returns the comment that a bulk operation adds or, for an undo, the comment of the operation that it
 * undoes. Null if there is none.
 */
export async function readBulkOperationComment(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
): Promise<string | null> {
  const { rows } = await sql<{ comment: string | null }>`
    WITH RECURSIVE undone (number, comment, undo_of) AS (
      SELECT number, comment, undo_of FROM bulk_operation
      WHERE project_id = ${key.projectId} AND number = ${key.number}
      UNION ALL
      SELECT before.number, before.comment, before.undo_of FROM undone JOIN bulk_operation before
        ON before.project_id = ${key.projectId} AND before.number = undone.undo_of)
    SELECT comment FROM undone WHERE comment IS NOT NULL`.execute(db);
  return rows[0]?.comment ?? null;
}
