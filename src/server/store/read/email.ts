/** Reads what emails contain: recipients, events of issues, and the notifications of a digest. */
import { type Kysely, sql } from 'kysely';
import { getEmailStateCode } from '../../../shared/email';
import { getEventKindCode } from '../../../shared/issue';
import { getNotificationStateCode } from '../../../shared/notifications';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** A person to whom an email is sent. */
export interface EmailRecipientRow {
  id: number;
  login: string;
  name: string;
  email: string | null;
  administrator: boolean;
  disabled: boolean;
}

const SELECT_RECIPIENTS = sql`SELECT id, login, name, email, site_role = 'administrator' AS administrator,
  disabled OR placeholder AS disabled FROM app_user`;

export async function readEmailRecipients(
  db: Kysely<DatabaseTables>,
  ids: readonly number[],
): Promise<EmailRecipientRow[]> {
  const { rows } = await sql<EmailRecipientRow>`${SELECT_RECIPIENTS} WHERE id = ANY(${ids}::int[])`.execute(
    db,
  );
  return rows;
}

/**
 * Returns the enabled accounts with this login or email address that have an address and a password, at most `limit`.
 */
export async function findAccountsByLoginOrEmail(
  db: Kysely<DatabaseTables>,
  loginOrEmail: string,
  limit: number,
): Promise<EmailRecipientRow[]> {
  const { rows } = await sql<EmailRecipientRow>`${SELECT_RECIPIENTS}
    WHERE (lower(login) = lower(${loginOrEmail}) OR lower(email) = lower(${loginOrEmail}))
      AND email IS NOT NULL AND password_hash IS NOT NULL AND NOT disabled AND NOT placeholder ORDER BY id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** An event in an email. */
export interface EmailEventRow {
  sequence: number;
  kind: number;
  actor_id: number | null;
  comment_id: number | null;
  after: Record<string, string | number | null> | null;
}

/** The kinds of events that emails show. */
const EMAILED_EVENT_KINDS = (
  ['opened', 'commented', 'state_changed', 'assigned', 'body_edited', 'comment_edited'] as const
).map(getEventKindCode);

/** Returns the newest events of an issue in a range of sequences by others than the recipient, in order. */
export async function readEmailEvents(
  db: Kysely<DatabaseTables>,
  request: {
    projectId: number;
    number: number;
    first: number;
    last: number;
    recipientId: number;
    limit: number;
  },
): Promise<EmailEventRow[]> {
  const { rows } = await sql<EmailEventRow>`
    SELECT sequence, kind::int, actor_id, comment_id, after FROM event
    WHERE project_id = ${request.projectId} AND issue_number = ${request.number}
      AND sequence BETWEEN ${request.first}::bigint AND ${request.last}::bigint
      AND kind = ANY(${EMAILED_EVENT_KINDS}::int[]) AND actor_id IS DISTINCT FROM ${request.recipientId}
    ORDER BY sequence DESC LIMIT ${request.limit}`.execute(db);
  return rows.reverse();
}

/** A person's notification of an issue or a bulk operation. */
export interface EmailedNotificationRow {
  state: number;
  snoozed_until: Date | null;
}

export async function readEmailedNotification(
  db: Kysely<DatabaseTables>,
  key: { projectId: number; userId: number; issueNumber: number; bulkNumber: number },
): Promise<EmailedNotificationRow | undefined> {
  return db
    .selectFrom('notification')
    .select(['state', 'snoozed_until'])
    .where('project_id', '=', key.projectId)
    .where('issue_number', '=', key.issueNumber)
    .where('bulk_number', '=', key.bulkNumber)
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
}

/** A notification in a digest. */
export interface DigestNotificationRow {
  project_id: number;
  issue_number: number;
  bulk_number: number;
  reason: number;
  event_count: number;
}

/**
 * Returns the unread notifications of a person whose newest event is in a period, newest first, in these projects.
 * Served by the index notification_inbox.
 */
export async function readDigestNotifications(
  db: Kysely<DatabaseTables>,
  request: { userId: number; projectIds: readonly number[]; after: Date; upTo: Date; limit: number },
): Promise<{ rows: DigestNotificationRow[]; total: number }> {
  const where = sql`user_id = ${request.userId} AND state = ${getNotificationStateCode('unread')}
    AND project_id = ANY(${request.projectIds}::int[])
    AND updated_at > ${request.after}::timestamptz AND updated_at <= ${request.upTo}::timestamptz`;
  const { rows } = await sql<DigestNotificationRow>`
    SELECT project_id, issue_number, bulk_number, reason::int, event_count FROM notification
    WHERE ${where} ORDER BY updated_at DESC, id DESC LIMIT ${request.limit}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM notification WHERE ${where}`.execute(db);
  return { rows, total: counts[0]!.total };
}

/** The state of the outbox. */
export interface OutboxHealth {
  /** Number of emails that wait to be sent. */
  queued: number;
  /** When the oldest queued email became due; null: none is due. */
  oldestDueAt: Date | null;
  /** Emails of the last EMAIL_RETENTION_DAYS days by result. */
  sent: number;
  failed: number;
  unknown: number;
  /** The last error, and when it happened or will be tried again. */
  lastError: string | null;
}

export async function readOutboxHealth(db: Kysely<DatabaseTables>): Promise<OutboxHealth> {
  const is = (state: Parameters<typeof getEmailStateCode>[0]) =>
    sql`state = ${sql.lit(getEmailStateCode(state))}`;
  const isQueued = sql`(${is('collecting')} OR ${is('waiting')} OR ${is('sending')})`;
  const { rows } = await sql<OutboxHealth>`
    SELECT count(*) FILTER (WHERE ${isQueued})::int AS queued,
      min(next_attempt_at) FILTER (WHERE ${isQueued} AND next_attempt_at <= now()) AS "oldestDueAt",
      count(*) FILTER (WHERE ${is('sent')})::int AS sent,
      count(*) FILTER (WHERE ${is('failed')})::int AS failed,
      count(*) FILTER (WHERE ${is('unknown')})::int AS unknown,
      (SELECT error FROM email WHERE error IS NOT NULL
        ORDER BY coalesce(finished_at, next_attempt_at) DESC, id DESC LIMIT 1) AS "lastError"
    FROM email`.execute(db);
  return rows[0]!;
}
