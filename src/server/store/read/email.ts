/** Reads what emails contain: recipients, events of issues, and the notifications of a digest. */
import { type Kysely, sql } from 'kysely';
import { getEmailKindCode, getEmailStateCode } from '../../../shared/email';
import { findEventKindCodes } from '../../../shared/events/kinds';
import { getNotificationStateCode } from '../../../shared/notifications';
import { buildAndNotificationOfVisibleIssueSql, type InboxFilter } from './notifications';
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

/** The data of an email that is read before it is written. */
export interface ClaimedEmailRow {
  emailId: number;
  person: EmailRecipientRow;
  /** State of the person's notification that the email is about; null: there is none. */
  notificationState: number | null;
  /** An index of EMAIL_MODES; null if the person has no settings. */
  emailMode: number | null;
  /** Number of notification emails that were sent to the person within the last hour. */
  sentWithinHour: number;
}

/** Reads the recipients of emails, their settings and their notifications. Emails without a recipient are left out. */
export async function readClaimedEmails(
  db: Kysely<DatabaseTables>,
  emailIds: readonly number[],
): Promise<ClaimedEmailRow[]> {
  const { rows } = await sql<Omit<ClaimedEmailRow, 'person'> & EmailRecipientRow>`
    SELECT u.*, e.id AS "emailId", n.state::int AS "notificationState", s.email_mode::int AS "emailMode",
      sent.count AS "sentWithinHour"
    FROM email e JOIN (${SELECT_RECIPIENTS}) u ON u.id = e.user_id
    LEFT JOIN notification n ON n.project_id = e.project_id AND n.issue_number = e.issue_number
      AND n.bulk_number = e.bulk_number AND n.user_id = e.user_id
    LEFT JOIN notification_settings s ON s.user_id = e.user_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM email other
      WHERE other.user_id = e.user_id AND other.state = ${sql.lit(getEmailStateCode('sent'))}
        AND other.kind = ${sql.lit(getEmailKindCode('notification'))}
        AND other.finished_at > now() - interval '1 hour') sent
    WHERE e.id = ANY(${emailIds}::int[])`.execute(db);
  return rows.map(({ emailId, notificationState, emailMode, sentWithinHour, ...person }) => ({
    emailId,
    person,
    notificationState,
    emailMode,
    sentWithinHour,
  }));
}

/** An event in an email. */
export interface EmailEventRow {
  kind: number;
  actor_id: number | null;
  comment_id: number | null;
  after: Record<string, string | number | null> | null;
}

/** The kinds of events that emails show. */
const EMAILED_EVENT_KINDS = findEventKindCodes(({ notifies }) => notifies !== null);
/** The kinds of events whose new value is shown. */
const EVENT_KINDS_WITH_VALUE = findEventKindCodes(({ notifies }) => notifies === 'values');

/**
 * Returns the newest events in the sequence range of each email, in order, without those caused by its recipient.
 * @param limit maximum events per email
 */
export async function readEmailEvents(
  db: Kysely<DatabaseTables>,
  emailIds: readonly number[],
  limit: number,
): Promise<Map<number, EmailEventRow[]>> {
  const { rows } = await sql<EmailEventRow & { email_id: number }>`
    SELECT e.id AS email_id, newest.kind::int, newest.actor_id, newest.comment_id, newest.after
    FROM email e CROSS JOIN LATERAL (
      SELECT sequence, kind, actor_id, comment_id,
        CASE WHEN kind = ANY(${EVENT_KINDS_WITH_VALUE}::int[]) THEN after END AS after
      FROM event
      WHERE event.project_id = e.project_id AND event.issue_number = e.issue_number
        AND sequence BETWEEN e.first_sequence AND e.last_sequence
        AND kind = ANY(${EMAILED_EVENT_KINDS}::int[]) AND actor_id IS DISTINCT FROM e.user_id
      ORDER BY sequence DESC LIMIT ${limit}) newest
    WHERE e.id = ANY(${emailIds}::int[]) AND e.bulk_number = 0
    ORDER BY newest.sequence`.execute(db);
  const eventsByEmail = new Map<number, EmailEventRow[]>();
  for (const { email_id: emailId, ...event } of rows)
    eventsByEmail.set(emailId, [...(eventsByEmail.get(emailId) ?? []), event]);
  return eventsByEmail;
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
  request: Pick<InboxFilter, 'userId' | 'projectIds' | 'restrictedProjects' | 'hiddenIds'> & {
    after: Date;
    upTo: Date;
    limit: number;
  },
): Promise<{ rows: DigestNotificationRow[]; total: number }> {
  const { rows } = await sql<DigestNotificationRow & { total: number }>`
    SELECT project_id, issue_number, bulk_number, reason::int, event_count, (count(*) OVER ())::int AS total
    FROM notification
    WHERE user_id = ${request.userId} AND state = ${getNotificationStateCode('unread')}
      AND project_id = ANY(${request.projectIds}::int[])${buildAndNotificationOfVisibleIssueSql(request)}
      AND updated_at > ${request.after}::timestamptz AND updated_at <= ${request.upTo}::timestamptz
    ORDER BY updated_at DESC, id DESC LIMIT ${request.limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
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
