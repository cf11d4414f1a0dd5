/** Leases of the triage queue. Each statement that changes them notifies all servers. */
import { type RawBuilder, sql } from 'kysely';
import { TRIAGE_LEASE_MS, TRIAGE_LEASES_PER_USER_MAX } from '../../../shared/limits';
import { TRIAGE_LEASE_NOTIFY_SQL } from '../changes/triageNotification';
import type { IssueRowKey } from '../read/issues';
import { IS_LEASE_ACTIVE_SQL, type TriageLeaseRow } from '../read/triage';
import type { Transaction } from './transaction';

/** First key of the advisory lock for the leases of a project: 'tria' in ASCII. */
const TRIAGE_LEASES_ADVISORY_LOCK = 0x74726961;

/** SQL for the time when a lease expires that is taken or renewed now. */
const HELD_UNTIL_SQL = sql`clock_timestamp() + make_interval(secs => ${TRIAGE_LEASE_MS / 1000})`;

/**
 * Locks the leases of a project until the transaction ends. Required before a lease is given to a user, or a decision
 * depends on its holder: a statement that waits for the row of a lease continues with what it has read before.
 * Transactions that also lock issues lock them after the leases, to prevent deadlocks.
 */
export async function lockTriageLeases(tx: Transaction, projectId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TRIAGE_LEASES_ADVISORY_LOCK}::int, ${projectId}::int)`.execute(tx);
}

/** A user who takes leases, and the project version of the list that the issues are from. */
interface LeaseRequest {
  projectId: number;
  userId: number;
  listVersion: number;
}

/**
 * Condition that an issue has not changed since the list was read, so that it still belongs to the list. Served by the
 * primary key.
 */
const isUnchanged = (
  number: RawBuilder<unknown>,
  { projectId, listVersion }: LeaseRequest,
): RawBuilder<boolean> =>
  sql`${number} NOT IN (SELECT issue_number FROM event WHERE project_id = ${projectId} AND sequence > ${listVersion}::bigint)`;

/**
 * Leases the first of these issues that are free, in the given order. Leaves out issues that are leased by other users,
 * snoozed, or have changed since the list was read. The leases must be locked.
 * @returns the numbers of the leased issues, in order
 */
export async function takeFreeTriageLeases(
  tx: Transaction,
  request: LeaseRequest,
  numbers: readonly number[],
  count: number,
): Promise<number[]> {
  const { projectId, userId } = request;
  const { rows } = await sql<{ number: number }>`
    WITH free AS (
      SELECT candidate.number, nth FROM unnest(${numbers}::int[]) WITH ORDINALITY AS candidate (number, nth)
      JOIN issue ON issue.project_id = ${projectId} AND issue.number = candidate.number
      WHERE NOT EXISTS (SELECT FROM triage_lease WHERE project_id = ${projectId} AND number = candidate.number
          AND user_id <> ${userId} AND ${IS_LEASE_ACTIVE_SQL})
        AND NOT EXISTS (SELECT FROM triage_snooze WHERE project_id = ${projectId} AND number = candidate.number)
        AND ${isUnchanged(sql`candidate.number`, request)}
      ORDER BY nth LIMIT ${count}::int),
    taken AS (
      INSERT INTO triage_lease (project_id, number, user_id, taken_at, held_until)
      SELECT ${projectId}::int, number, ${userId}::int, clock_timestamp() + nth * interval '1 microsecond', ${HELD_UNTIL_SQL}
      FROM free
      ON CONFLICT (project_id, number) DO UPDATE
        SET user_id = excluded.user_id, taken_at = excluded.taken_at, held_until = excluded.held_until
        WHERE triage_lease.user_id = excluded.user_id OR NOT ${IS_LEASE_ACTIVE_SQL}
      RETURNING triage_lease.number, ${TRIAGE_LEASE_NOTIFY_SQL} AS notified)
    SELECT number, notified FROM taken JOIN free USING (number) ORDER BY nth`.execute(tx);
  return rows.map(({ number }) => number);
}

/**
 * Renews the user's leases of issues that have not changed since the list was read. The leases must be locked.
 * @returns the numbers of these issues
 */
export async function renewUnchangedTriageLeases(
  tx: Transaction,
  request: LeaseRequest,
  numbers: readonly number[],
): Promise<Set<number>> {
  if (numbers.length === 0) return new Set();
  const unchanged = isUnchanged(sql`triage_lease.number`, request);
  return new Set(await renewLeasesWhere(tx, request, numbers, unchanged));
}

/**
 * Renews leases of a user, including expired ones, unless another user has taken them or they were released. The leases
 * must be locked.
 * @returns the numbers of the issues whose leases the user still has
 */
export const renewTriageLeases = (
  tx: Transaction,
  owner: { projectId: number; userId: number },
  numbers: readonly number[],
): Promise<number[]> => renewLeasesWhere(tx, owner, numbers, sql`true`);

async function renewLeasesWhere(
  tx: Transaction,
  { projectId, userId }: { projectId: number; userId: number },
  numbers: readonly number[],
  condition: RawBuilder<boolean>,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    UPDATE triage_lease SET held_until = ${HELD_UNTIL_SQL}
    WHERE project_id = ${projectId} AND user_id = ${userId} AND number = ANY(${numbers}::int[]) AND ${condition}
    RETURNING number, ${TRIAGE_LEASE_NOTIFY_SQL} AS notified`.execute(tx);
  return rows.map(({ number }) => number);
}

/** Ends leases of a user. Leases of other users are kept. Needs no lock, because it gives no lease to anybody. */
export async function releaseTriageLeases(
  tx: Transaction,
  { projectId, userId }: { projectId: number; userId: number },
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`DELETE FROM triage_lease
    WHERE project_id = ${projectId} AND user_id = ${userId} AND number = ANY(${numbers}::int[])
    RETURNING ${TRIAGE_LEASE_NOTIFY_SQL} AS notified`.execute(tx);
}

/**
 * Ends leases of a user beyond TRIAGE_LEASES_PER_USER_MAX: those that were taken or renewed the longest ago. The limit
 * exists because each request for leases reads all of them.
 */
export async function releaseExcessTriageLeases(
  tx: Transaction,
  { projectId, userId }: { projectId: number; userId: number },
): Promise<void> {
  await sql`DELETE FROM triage_lease WHERE project_id = ${projectId} AND number IN (
      SELECT number FROM triage_lease
      WHERE project_id = ${projectId} AND user_id = ${userId} AND ${IS_LEASE_ACTIVE_SQL}
      ORDER BY held_until DESC, taken_at DESC OFFSET ${TRIAGE_LEASES_PER_USER_MAX}::int)
    RETURNING ${TRIAGE_LEASE_NOTIFY_SQL} AS notified`.execute(tx);
}

/**
 * Ends the lease of an issue that was decided, including an expired one of another user, who could otherwise renew it.
 * The leases must be locked.
 */
export async function deleteTriageLease(tx: Transaction, { projectId, number }: IssueRowKey): Promise<void> {
  await sql`DELETE FROM triage_lease WHERE project_id = ${projectId} AND number = ${number}
    RETURNING ${TRIAGE_LEASE_NOTIFY_SQL} AS notified`.execute(tx);
}

/**
 * Leases an issue again for the user who has undone a decision about it, as the first of their leases. Does nothing
 * while another user has leased it. The leases must be locked.
 */
export async function restoreTriageLease(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
  userId: number,
): Promise<void> {
  await sql`INSERT INTO triage_lease (project_id, number, user_id, taken_at, held_until)
    SELECT ${projectId}::int, ${number}::int, ${userId}::int,
      coalesce(min(taken_at), clock_timestamp()) - interval '1 millisecond', ${HELD_UNTIL_SQL}
    FROM triage_lease WHERE project_id = ${projectId} AND user_id = ${userId} AND ${IS_LEASE_ACTIVE_SQL}
    ON CONFLICT (project_id, number) DO UPDATE
      SET user_id = excluded.user_id, taken_at = excluded.taken_at, held_until = excluded.held_until
      WHERE triage_lease.user_id = excluded.user_id OR NOT ${IS_LEASE_ACTIVE_SQL}
    RETURNING ${TRIAGE_LEASE_NOTIFY_SQL} AS notified`.execute(tx);
}

/** The lease of an issue, including an expired one, with the login of its holder. */
export interface StoredTriageLease extends TriageLeaseRow {
  is_active: boolean;
  login: string | null;
}

/** Returns the lease of an issue, or null if it has never been leased or the lease was released. */
export async function readStoredTriageLease(
  tx: Transaction,
  { projectId, number }: IssueRowKey,
): Promise<StoredTriageLease | null> {
  const { rows } = await sql<StoredTriageLease>`
    SELECT triage_lease.*, ${IS_LEASE_ACTIVE_SQL} AS is_active,
      (SELECT login FROM app_user WHERE id = user_id) AS login
    FROM triage_lease WHERE project_id = ${projectId} AND number = ${number}`.execute(tx);
  return rows[0] ?? null;
}
