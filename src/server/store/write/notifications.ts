/** Writes notifications. Each statement also keeps the counts of the inboxes. */
import { sql, type RawBuilder } from 'kysely';
import { getNotificationStateCode } from '../../../shared/notifications';
import type { InboxChangeNotification } from '../changes/inboxChangeNotification';
import type { Transaction } from './transaction';
import { buildAdvanceInboxVersionsSql } from './inboxVersions';
import { COUNT_NOTIFICATIONS_SQL } from './notificationCounts';

/** New events for one person about one issue or bulk operation. */
export interface NewNotification {
  userId: number;
  /** 0 for a bulk operation. */
  issueNumber: number;
  /** 0 for an issue. */
  bulkNumber: number;
  /** The strongest reason of the events, as an index of NOTIFICATION_REASONS. */
  reason: number;
  /** Whether one of the events mentions the person. */
  isMention: boolean;
  eventCount: number;
  /** Kinds of the events, as bits: see NOTIFICATION_KINDS. */
  kinds: number;
  /** Number of comments that do not mention the person. */
  commentCount: number;
  /** Id of the user who caused the newest event. */
  actorId: number | null;
  /** Sequence of the newest event. */
  sequence: number;
  /** `firstAt` is the time of the oldest event, `at` that of the newest. */
  firstAt: Date;
  at: Date;
}

const [UNREAD, READ, DONE, SNOOZED] = (['unread', 'read', 'done', 'snoozed'] as const).map((state) =>
  sql.lit(getNotificationStateCode(state)),
);

/**
 * Adds notifications, or adds new events to existing ones, which become unread; one that is snoozed until a later time
 * stays snoozed unless the person is mentioned. An unread notification keeps a stronger reason.
 * @param tx has locked the cursor of the project, so that no other transaction adds notifications of this project
 */
export async function saveNotifications(
  tx: Transaction,
  projectId: number,
  notifications: readonly NewNotification[],
): Promise<InboxChangeNotification[]> {
  if (notifications.length === 0) return [];
  const { rows } = await sql<InboxChangeNotification>`
    WITH incoming AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(notifications)}::json)
        AS i ("userId" int, "issueNumber" int, "bulkNumber" int, reason smallint, "isMention" boolean,
          "eventCount" int, kinds smallint, "commentCount" int, "actorId" int, sequence bigint,
          "firstAt" timestamptz, at timestamptz)),
    previous AS MATERIALIZED (
      SELECT n.* FROM notification n JOIN incoming i ON ${isSameNotification('n', projectId)}
      ORDER BY n.id FOR UPDATE OF n),
    ${buildAdvanceInboxVersionsSql(
      sql`SELECT "userId" AS user_id FROM incoming CROSS JOIN (SELECT count(*) FROM previous) locked`,
    )},
    updated AS (
      UPDATE notification n SET
        state = CASE WHEN ${STAYS_SNOOZED} THEN n.state ELSE ${UNREAD!} END,
        snoozed_until = CASE WHEN ${STAYS_SNOOZED} THEN n.snoozed_until END,
        reason = CASE WHEN ${WAS_SEEN} THEN i.reason ELSE least(n.reason, i.reason) END,
        event_count = i."eventCount" + CASE WHEN ${WAS_SEEN} THEN 0 ELSE n.event_count END,
        kinds = i.kinds | CASE WHEN ${WAS_SEEN} THEN 0::smallint ELSE n.kinds END,
        comment_count = i."commentCount" + CASE WHEN ${WAS_SEEN} THEN 0 ELSE n.comment_count END,
        first_event_at = CASE WHEN ${WAS_SEEN} THEN i."firstAt" ELSE coalesce(n.first_event_at, n.updated_at) END,
        seen_at = CASE WHEN ${WAS_SEEN} THEN date_trunc('milliseconds', n.changed_at) ELSE n.seen_at END,
        undo_token = NULL,
        actor_id = i."actorId", event_sequence = greatest(n.event_sequence, i.sequence), updated_at = greatest(n.updated_at, i.at),
        event_version = inbox.version, unread_version = inbox.version, changed_at = clock_timestamp()
      FROM previous p JOIN incoming i ON ${isSameNotification('p', projectId)}
        JOIN inbox ON inbox.user_id = i."userId"
      WHERE n.id = p.id
      RETURNING n.id, n.project_id, n.user_id, n.state, n.reason, n.event_version),
    inserted AS (
      INSERT INTO notification (project_id, user_id, issue_number, bulk_number, reason, state, actor_id,
        event_count, kinds, comment_count, event_sequence, event_version, unread_version, first_event_at, updated_at,
        changed_at)
      SELECT ${projectId}::int, "userId", "issueNumber", "bulkNumber", reason, ${UNREAD!}, "actorId",
        "eventCount", kinds, "commentCount", sequence, inbox.version, inbox.version, "firstAt", at, clock_timestamp()
      FROM incoming i JOIN inbox ON inbox.user_id = i."userId" WHERE NOT EXISTS (SELECT FROM previous p WHERE ${isSameNotification('p', projectId)})
      RETURNING id, project_id, user_id, state, reason, event_version),
    saved AS (SELECT * FROM updated UNION ALL SELECT * FROM inserted),
    ${COUNT_NOTIFICATIONS_SQL}
    SELECT user_id AS "userId", id AS "notificationId", event_version AS version FROM saved`.execute(tx);
  return rows;
}

/** Whether a row is the notification that the events of `i` belong to. Served by the primary key. */
const isSameNotification = (row: 'n' | 'p', projectId: number): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`(${column('project_id')} = ${projectId} AND ${column('issue_number')} = i."issueNumber"
    AND ${column('bulk_number')} = i."bulkNumber" AND ${column('user_id')} = i."userId")`;
};

const WAS_SEEN = sql`(n.state IN (${READ!}, ${DONE!}))`;

const STAYS_SNOOZED = sql`(n.state = ${SNOOZED!} AND n.snoozed_until > now() AND NOT i."isMention")`;

/**
 * Makes notifications unread whose snooze has expired, at most `limit`, and sorts them by the time at which it expired.
 * Skips rows that another transaction has locked.
 */
export async function unsnoozeExpiredNotifications(
  tx: Transaction,
  limit: number,
): Promise<InboxChangeNotification[]> {
  const { rows } = await sql<InboxChangeNotification>`
    WITH previous AS MATERIALIZED (
      SELECT * FROM notification WHERE snoozed_until <= now()
      ORDER BY snoozed_until LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    ${buildAdvanceInboxVersionsSql(sql`SELECT user_id FROM previous`)},
    saved AS (
      UPDATE notification n SET state = ${UNREAD!}, snoozed_until = NULL,
        updated_at = greatest(n.updated_at, previous.snoozed_until), unread_version = inbox.version,
        changed_at = clock_timestamp()
      FROM previous JOIN inbox USING (user_id) WHERE n.id = previous.id
      RETURNING n.id, n.project_id, n.user_id, n.state, n.reason, n.unread_version),
    ${COUNT_NOTIFICATIONS_SQL}
    SELECT user_id AS "userId", id AS "notificationId", unread_version AS version FROM saved`.execute(tx);
  return rows;
}

/**
 * Deletes notifications and updates the stored counts.
 * @param select returns the ids of the notifications in a column `id`
 * @returns number of deleted notifications
 */
export async function deleteNotifications(tx: Transaction, select: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    WITH target AS MATERIALIZED (${select}),
    previous AS (DELETE FROM notification n USING target WHERE n.id = target.id
      RETURNING n.id, n.project_id, n.user_id, n.state, n.reason),
    saved AS (SELECT * FROM previous WHERE false),
    ${COUNT_NOTIFICATIONS_SQL}
    SELECT id FROM previous`.execute(tx);
  return rows.length;
}

export const deleteNotificationsOfIssue = (
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<number> =>
  deleteNotifications(
    tx,
    sql`SELECT id FROM notification WHERE project_id = ${projectId} AND issue_number = ${number} AND bulk_number = 0`,
  );
