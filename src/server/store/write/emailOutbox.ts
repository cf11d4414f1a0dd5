/** Writes to the outbox: emails that wait, were sent, or have failed. */
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  DEFAULT_EMAIL_MODE,
  getEmailKindCode,
  getEmailModeCode,
  getEmailStateCode,
} from '../../../shared/email';
import { EMAIL_RETENTION_DAYS } from '../../../shared/limits';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { EmailTableSchema } from '../tables/emailTables';
import type { Transaction } from './transaction';

export type EmailRow = Selectable<EmailTableSchema>;

const [COLLECTING, WAITING, SENDING] = (['collecting', 'waiting', 'sending'] as const).map((state) =>
  sql.lit(getEmailStateCode(state)),
);
const EMAIL_MODE = sql`coalesce(s.email_mode, ${sql.lit(getEmailModeCode(DEFAULT_EMAIL_MODE))})`;
const NOTIFICATION = sql.lit(getEmailKindCode('notification'));

/** Events of which a person is notified. */
export interface EmailedNotification {
  userId: number;
  issueNumber: number;
  bulkNumber: number;
  /** An index of NOTIFICATION_REASONS. */
  reason: number;
  /** Whether the person was mentioned or assigned. */
  isDirect: boolean;
  firstSequence: number;
  sequence: number;
}

/**
 * Adds notifications to the outbox, for people who want them by email at once. Events of an issue of which an email is
 * being collected are added to it. A bulk operation has one email per person, however long it runs.
 * @param delaySeconds how long events are collected, counted from the first
 * @returns the number of emails that were added or extended
 */
export async function queueNotificationEmails(
  tx: Transaction,
  projectId: number,
  notifications: readonly EmailedNotification[],
  delaySeconds: number,
): Promise<number> {
  if (notifications.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO email (kind, state, user_id, project_id, issue_number, bulk_number, reason, first_sequence,
      last_sequence, next_attempt_at)
    SELECT ${NOTIFICATION}, ${COLLECTING!}, u.id, ${projectId}::int, i."issueNumber", i."bulkNumber", i.reason,
      i."firstSequence", i.sequence, now() + make_interval(secs => ${delaySeconds})
    FROM json_to_recordset(${JSON.stringify(notifications)}::json) AS i ("userId" int, "issueNumber" int,
      "bulkNumber" int, reason smallint, "isDirect" boolean, "firstSequence" bigint, sequence bigint)
    JOIN app_user u ON u.id = i."userId" AND u.email IS NOT NULL
    LEFT JOIN notification_settings s ON s.user_id = u.id
    WHERE (${EMAIL_MODE} = ${getEmailModeCode('all')}
        OR (i."isDirect" AND ${EMAIL_MODE} = ${getEmailModeCode('direct')}))
      AND (i."bulkNumber" = 0 OR NOT EXISTS (SELECT FROM email other
        WHERE other.project_id = ${projectId} AND other.bulk_number = i."bulkNumber" AND other.user_id = u.id))
    ON CONFLICT (user_id, project_id, issue_number, bulk_number) WHERE kind = 0 AND state = 0
    DO UPDATE SET last_sequence = greatest(email.last_sequence, excluded.last_sequence),
      first_sequence = least(email.first_sequence, excluded.first_sequence),
      reason = least(email.reason, excluded.reason)`.execute(tx);
  return Number(numAffectedRows);
}

/** Adds an email that is not about one notification to the outbox. */
export async function insertEmail(
  tx: Transaction,
  email: {
    kind: number;
    userId: number | null;
    projectId?: number;
    payload?: string;
    periodStart?: Date;
    periodEnd?: Date;
  },
): Promise<void> {
  await tx
    .insertInto('email')
    .values({
      kind: email.kind,
      state: getEmailStateCode('waiting'),
      user_id: email.userId,
      project_id: email.projectId ?? null,
      reason: null,
      first_sequence: null,
      last_sequence: null,
      period_start: email.periodStart ?? null,
      period_end: email.periodEnd ?? null,
      payload: email.payload ?? null,
      claimed_by: null,
      error: null,
    })
    .execute();
}

/**
 * Claims the next emails that are due and records an attempt to send them. No other server sends them.
 * @param claimedBy name of the server's delivery journal
 */
export async function claimEmails(tx: Transaction, claimedBy: string, limit: number): Promise<EmailRow[]> {
  const { rows } = await sql<EmailRow>`
    WITH due AS MATERIALIZED (
      SELECT id FROM email WHERE state IN (${COLLECTING!}, ${WAITING!}) AND next_attempt_at <= now()
      ORDER BY kind DESC, next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE email SET state = ${SENDING!}, claimed_by = ${claimedBy}, claimed_at = now(), attempts = attempts + 1
    FROM due WHERE email.id = due.id RETURNING email.*`.execute(tx);
  return rows.sort((a, b) => b.kind - a.kind || a.id - b.id);
}

/**
 * Returns the number of emails of a kind and a user that were queued within the last hour, and whether one of them is
 * still to be sent.
 */
export async function countRecentEmails(
  db: Kysely<DatabaseTables>,
  kind: number,
  userId: number,
): Promise<{ count: number; isWaiting: boolean }> {
  const { rows } = await sql<{ count: number; isWaiting: boolean }>`
    SELECT count(*)::int AS count, count(*) FILTER (WHERE finished_at IS NULL) > 0 AS "isWaiting" FROM email
    WHERE kind = ${kind} AND user_id = ${userId} AND created_at > now() - interval '1 hour'`.execute(db);
  return rows[0]!;
}

/** The result of processing a claimed email. */
export type EmailResult =
  | { result: 'sent' }
  /** There was nothing to send: the email is removed. */
  | { result: 'dropped' }
  /**
   * The email is sent again after `delaySeconds`. `isAttempt` is false if nothing was sent, so that the attempt does
   * not count.
   */
  | { result: 'retry'; delaySeconds: number; error: string | null; isAttempt: boolean }
  | { result: 'failed' | 'unknown'; error: string };

/** Stores the results of claimed emails. */
export async function storeEmailResults(
  tx: Transaction,
  claimedBy: string,
  outcomes: ReadonlyMap<number, EmailResult>,
): Promise<void> {
  const rows = [...outcomes].map(([id, outcome]) => ({
    id,
    state: outcome.result === 'retry' ? getEmailStateCode('waiting') : stateCodeOf(outcome.result),
    delay: outcome.result === 'retry' ? outcome.delaySeconds : null,
    error: 'error' in outcome ? outcome.error : null,
    attempt: outcome.result === 'retry' && !outcome.isAttempt ? 1 : 0,
  }));
  if (rows.length === 0) return;
  const settled = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    AS s (id int, state smallint, delay double precision, error text, attempt int)`;
  await sql`DELETE FROM email USING ${settled}
    WHERE email.id = s.id AND s.state IS NULL AND email.claimed_by = ${claimedBy}`.execute(tx);
  await sql`UPDATE email SET state = s.state, claimed_by = NULL, claimed_at = NULL,
      attempts = email.attempts - s.attempt, error = coalesce(s.error, CASE WHEN s.delay IS NOT NULL THEN email.error END),
      next_attempt_at = CASE WHEN s.delay IS NULL THEN email.next_attempt_at
        ELSE now() + make_interval(secs => s.delay) END,
      finished_at = CASE WHEN s.delay IS NULL THEN now() END,
      payload = CASE WHEN s.delay IS NOT NULL THEN email.payload END
    FROM ${settled} WHERE email.id = s.id AND s.state IS NOT NULL AND email.claimed_by = ${claimedBy}`.execute(
    tx,
  );
}

const stateCodeOf = (result: 'sent' | 'dropped' | 'failed' | 'unknown'): number | null =>
  result === 'dropped' ? null : getEmailStateCode(result);

/** Returns the ids of the emails that a server has claimed. */
export async function readClaimedEmailIds(db: Kysely<DatabaseTables>, claimedBy: string): Promise<number[]> {
  const rows = await db
    .selectFrom('email')
    .select('id')
    .where('claimed_by', '=', claimedBy)
    .where('state', '=', getEmailStateCode('sending'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the names of the journals of servers that have claimed emails. */
export async function readClaimingJournals(
  db: Kysely<DatabaseTables>,
): Promise<{ name: string; claimedAt: Date }[]> {
  const { rows } = await sql<{ name: string; claimedAt: Date }>`
    SELECT claimed_by AS name, max(claimed_at) AS "claimedAt" FROM email WHERE state = ${SENDING!} GROUP BY 1`.execute(
    db,
  );
  return rows;
}

/** Returns when the next email is due; null: the outbox is empty. */
export async function readNextEmailTime(db: Kysely<DatabaseTables>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(next_attempt_at) AS at FROM email WHERE state IN (${COLLECTING!}, ${WAITING!})`.execute(db);
  return rows[0]?.at ?? null;
}

/** Deletes emails that were sent, or have failed, EMAIL_RETENTION_DAYS ago. Served by the index email_finished. */
export async function deleteFinishedEmails(db: Kysely<DatabaseTables>): Promise<void> {
  await sql`DELETE FROM email WHERE finished_at < now() - make_interval(days => ${EMAIL_RETENTION_DAYS}::int)`.execute(
    db,
  );
}
