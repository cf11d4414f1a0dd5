/** Snoozes, decisions and settings of triage. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TRIAGE_DECISION_TTL_DAYS } from '../../../shared/limits';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from '../read/issues';
import type { TriageSettingsRow, TriageSnoozeRow } from '../read/triage';
import { STORED_ISSUE_EVENT_COLUMNS, type StoredIssueEvent } from '../read/StoredIssueEvent';
import type { Transaction } from './transaction';

/** Returns the snooze of an issue, or null if it is not snoozed. The issue must be locked. */
export async function readTriageSnooze(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
): Promise<TriageSnoozeRow | null> {
  const row = await tx
    .selectFrom('triage_snooze')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Snoozes an issue, or replaces its snooze. */
export async function saveTriageSnooze(tx: Transaction, row: TriageSnoozeRow): Promise<void> {
  const { project_id: _projectId, number: _number, ...values } = row;
  await tx
    .insertInto('triage_snooze')
    .values(row)
    .onConflict((conflict) => conflict.columns(['project_id', 'number']).doUpdateSet(values))
    .execute();
}

export async function deleteTriageSnooze(tx: Transaction, { projectId, number }: IssueRowKey): Promise<void> {
  await sql`DELETE FROM triage_snooze WHERE project_id = ${projectId} AND number = ${number}`.execute(tx);
}

/**
 * Ends the snoozes of issues that last until the next comment.
 * @param authorId the author of the comment, whose own snoozes are kept
 */
export async function deleteTriageSnoozesUntilComment(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
  authorId: number | null,
): Promise<TriageSnoozeRow[]> {
  const { rows } = await sql<TriageSnoozeRow>`DELETE FROM triage_snooze
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[]) AND until_comment
      AND (${authorId}::int IS NULL OR user_id IS DISTINCT FROM ${authorId}::int)
    RETURNING *`.execute(tx);
  return rows;
}

/** A decision about an issue of the triage queue. */
export interface TriageDecision {
  projectId: number;
  number: number;
  userId: number;
  /** Index in TRIAGE_DECISION_KINDS. */
  kind: number;
  firstSequence: number;
  lastSequence: number;
  /** Version of the issue after the decision. */
  issueVersion: number;
}

/**
 * Records a decision. Does nothing if the last event already belongs to a recorded decision, which means that the new
 * decision has caused no event.
 */
export async function insertTriageDecision(tx: Transaction, decision: TriageDecision): Promise<void> {
  await tx
    .insertInto('triage_decision')
    .values({
      project_id: decision.projectId,
      number: decision.number,
      user_id: decision.userId,
      kind: decision.kind,
      decided_at: sql<Date>`clock_timestamp()`,
      first_sequence: decision.firstSequence,
      last_sequence: decision.lastSequence,
      issue_version: decision.issueVersion,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A decision as stored, with the login of the user who made it. */
export interface StoredTriageDecision extends TriageDecision {
  login: string | null;
  decidedAt: Date;
}

/**
 * Returns the last decision about an issue that has not been undone.
 * @param periodMs earlier decisions are left out
 */
export const readLastTriageDecision = (
  tx: Transaction,
  key: IssueRowKey,
  periodMs: number,
): Promise<StoredTriageDecision | null> => readLastDecisionWhere(tx, key, isDecidedWithin(periodMs));

/**
 * Returns the last decision about an issue by another user that `userId` cannot have seen.
 * @param seenVersion version of the issue that the user has seen; null if unknown: then decisions within `periodMs`
 *   count
 */
export const readLastUnseenTriageDecision = (
  tx: Transaction,
  key: IssueRowKey,
  userId: number,
  { seenVersion, periodMs }: { seenVersion: number | null; periodMs: number },
): Promise<StoredTriageDecision | null> =>
  readLastDecisionWhere(
    tx,
    key,
    sql`user_id <> ${userId}::int AND ${seenVersion === null ? isDecidedWithin(periodMs) : sql`issue_version > ${seenVersion}::int`}`,
  );

const isDecidedWithin = (periodMs: number): RawBuilder<boolean> =>
  sql`decided_at >= clock_timestamp() - make_interval(secs => ${periodMs / 1000})`;

/** Served by the primary key. */
async function readLastDecisionWhere(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  condition: RawBuilder<unknown>,
): Promise<StoredTriageDecision | null> {
  const { rows } = await sql<StoredTriageDecision>`
    SELECT project_id AS "projectId", number, user_id AS "userId", kind::int, first_sequence AS "firstSequence",
      last_sequence AS "lastSequence", issue_version AS "issueVersion", decided_at AS "decidedAt",
      (SELECT login FROM app_user WHERE id = user_id) AS login
    FROM triage_decision
    WHERE project_id = ${projectId} AND number = ${number} AND ${condition}
    ORDER BY last_sequence DESC LIMIT 1`.execute(tx);
  return rows[0] ?? null;
}

export async function deleteTriageDecision(
  tx: Transaction,
  { projectId, number, lastSequence }: TriageDecision,
): Promise<void> {
  await sql`DELETE FROM triage_decision
    WHERE project_id = ${projectId} AND number = ${number} AND last_sequence = ${lastSequence}::bigint`.execute(
    tx,
  );
}

/**
 * Deletes leases that expired more than a day ago, and decisions that can no longer be undone and no longer count for
 * today. Leases need no index for this, because there are few.
 */
export async function deleteExpiredTriageRows(db: Kysely<DatabaseTables>): Promise<void> {
  await sql`DELETE FROM triage_lease WHERE held_until < now() - interval '1 day'`.execute(db);
  await sql`DELETE FROM triage_decision
    WHERE decided_at < now() - make_interval(days => ${TRIAGE_DECISION_TTL_DAYS}::int)`.execute(db);
}

/** Returns the version of the project before the writes of the transaction. */
export async function readProjectVersion(tx: Transaction, projectId: number): Promise<number> {
  const row = await tx
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Returns the events of an issue after a project version, in order. Served by the index event_issue. */
export async function readIssueEventsAfter(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  version: number,
): Promise<(StoredIssueEvent & { login: string | null })[]> {
  const { rows } = await sql<StoredIssueEvent & { login: string | null }>`
    SELECT ${STORED_ISSUE_EVENT_COLUMNS}, (SELECT login FROM app_user WHERE id = actor_id) AS login FROM event
    WHERE project_id = ${projectId} AND issue_number = ${number} AND sequence > ${version}::bigint
    ORDER BY sequence`.execute(tx);
  return rows;
}

export async function saveTriageSettings(tx: Transaction, row: TriageSettingsRow): Promise<void> {
  const { project_id: _projectId, ...values } = row;
  await tx
    .insertInto('triage_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}

/**
 * Returns issues with an expired snooze, earliest expiry first, without those of deleted projects. Served by the index
 * triage_snooze_until.
 * @param leftOut ids of projects whose issues are left out
 */
export async function readExpiredTriageSnoozes(
  db: Kysely<DatabaseTables>,
  leftOut: readonly number[],
  limit: number,
): Promise<IssueRowKey[]> {
  const { rows } = await sql<IssueRowKey>`SELECT project_id AS "projectId", number FROM triage_snooze
    JOIN project ON project.id = project_id AND deleted_at IS NULL
    WHERE until <= now() AND project_id <> ALL(${leftOut}::int[]) ORDER BY until LIMIT ${limit}::int`.execute(
    db,
  );
  return rows;
}

/** Deletes and returns the expired snoozes among the snoozes of the given issues. The issues must be locked. */
export async function deleteExpiredTriageSnoozes(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<TriageSnoozeRow[]> {
  const { rows } = await sql<TriageSnoozeRow>`DELETE FROM triage_snooze
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[]) AND until <= now()
    RETURNING *`.execute(tx);
  return rows;
}
