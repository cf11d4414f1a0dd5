/** Changes the state of notifications on behalf of their owner. */
import { type RawBuilder, sql } from 'kysely';
import {
  buildAndNotificationOfVisibleIssueSql,
  buildAndNotificationReasonSql,
  NOTIFICATION_TIME_IN_INBOX_SQL,
  type InboxFilter,
  HAS_SNOOZE_EXPIRED_SQL,
  SNOOZED_STATE,
  UNREAD_STATE,
} from '../read/notifications';
import type { InboxChangeNotification } from '../changes/inboxChangeNotification';
import { buildAdvanceInboxVersionsSql } from './inboxVersions';
import { COUNT_NOTIFICATIONS_SQL } from './notificationCounts';
import type { Transaction } from './transaction';

/** The new state of notifications. */
export interface NotificationStateChange {
  /** An index of NOTIFICATION_STATES. */
  state: number;
  /** When the snooze expires; null: it lasts until the next event, or the new state is not `snoozed`. */
  snoozedUntil: Date | null;
  /**
   * Version of the inbox that the person has seen. Notifications with later events are not changed. Null: all are
   * changed.
   */
  seenVersion: number | null;
}

/** The result of a change of notifications. */
export interface NotificationUpdate {
  /** Ids of the selected notifications, including those that are not changed because of later events. */
  ids: number[];
  /** The notifications that were changed, with the new versions of their inboxes. */
  changed: InboxChangeNotification[];
}

/** Returns the time of the transaction with its full precision, for `updateMatchingNotifications`. */
export async function readTransactionTime(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ now: string }>`SELECT now()::text AS now`.execute(tx);
  return rows[0]!.now;
}

/** The position and version of a notification, up to which an update of all notifications applies. */
export interface NotificationBound {
  id: number;
  /** With full precision. */
  updatedAt: string;
  unreadVersion: number;
}

/** Returns the bound that a notification of the user sets; null if it does not exist. */
export async function readNotificationBound(
  tx: Transaction,
  userId: number,
  id: number,
): Promise<NotificationBound | null> {
  const { rows } = await sql<NotificationBound>`
    SELECT id, ${NOTIFICATION_TIME_IN_INBOX_SQL}::text AS "updatedAt", unread_version AS "unreadVersion"
    FROM notification WHERE id = ${id} AND user_id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

/** Changes those notifications with these ids that belong to the user and to one of these projects. */
export function updateNotificationsById(
  tx: Transaction,
  filter: Pick<InboxFilter, 'userId' | 'projectIds' | 'restrictedProjects' | 'hiddenIds'>,
  ids: readonly number[],
  change: NotificationStateChange,
): Promise<NotificationUpdate> {
  return updateState(
    tx,
    setState(change),
    sql`SELECT * FROM notification
      WHERE id = ANY(${ids}::int[]) AND user_id = ${filter.userId} AND project_id = ANY(${filter.projectIds}::int[])${buildAndNotificationOfVisibleIssueSql(filter)}
      ORDER BY id FOR UPDATE`,
    change.seenVersion,
  );
}

/** An update of all matching notifications. Repeated calls with the same values change each notification only once. */
export interface MatchingNotificationsUpdate {
  /** Identifies the update for `revertNotificationUpdate`. */
  undoToken: string;
  /** Notifications that were added or changed after this time are left out. */
  unchangedSince: string;
  /**
   * Notifications before this one in the inbox are left out and, unless a seen version is given, those that became unread
   * after it. Null: no notification is left out.
   */
  upTo: NotificationBound | null;
}

/**
 * Changes the state of up to `limit` notifications that match a filter. Skips those that the person may not have seen as unread:
 * they became unread after the version that the person has loaded, or their snooze has expired.
 */
export function updateMatchingNotifications(
  tx: Transaction,
  filter: InboxFilter,
  change: NotificationStateChange,
  { undoToken, unchangedSince, upTo }: MatchingNotificationsUpdate,
  limit: number,
): Promise<NotificationUpdate> {
  const { userId, projectIds, states, reasons } = filter;
  const { state, snoozedUntil } = change;
  const seenVersion = change.seenVersion ?? upTo?.unreadVersion ?? null;
  return updateState(
    tx,
    sql`state = ${state}, snoozed_until = ${snoozedUntil}::timestamptz, undo_token = ${undoToken},
      previous_state = n.state, previous_snoozed_until = n.snoozed_until`,
    sql`SELECT * FROM notification
      WHERE user_id = ${userId} AND project_id = ANY(${projectIds}::int[])${buildAndNotificationOfVisibleIssueSql(filter)}
        AND (state <> ${change.state} OR snoozed_until IS DISTINCT FROM ${change.snoozedUntil}::timestamptz)
        AND ${hasState(states)} ${buildAndNotificationReasonSql(reasons)}
        AND changed_at <= ${unchangedSince}::timestamptz
        ${upTo === null ? sql`` : sql`AND (${NOTIFICATION_TIME_IN_INBOX_SQL}, id) <= (${upTo.updatedAt}::timestamptz, ${upTo.id}::int)`}
        ${seenVersion === null ? sql`` : sql`AND unread_version <= ${seenVersion}::bigint AND NOT ${HAS_SNOOZE_EXPIRED_SQL}`}
      LIMIT ${limit} FOR UPDATE`,
  );
}

/** Whether a notification has one of these states; one whose snooze has expired is unread. */
const hasState = (states: readonly number[]): RawBuilder<boolean> =>
  sql`(CASE WHEN snoozed_until <= now() THEN ${sql.lit(UNREAD_STATE)} ELSE state END = ANY(${states}::int[])
    AND state = ANY(${[...states, SNOOZED_STATE]}::int[]))`;

/** Changes the user's notification about an issue, if there is one. */
export function updateNotificationOfIssue(
  tx: Transaction,
  { projectId, number, userId }: { projectId: number; number: number; userId: number },
  change: NotificationStateChange,
): Promise<NotificationUpdate> {
  return updateState(
    tx,
    setState(change),
    sql`SELECT * FROM notification
      WHERE project_id = ${projectId} AND issue_number = ${number} AND bulk_number = 0 AND user_id = ${userId}
      FOR UPDATE`,
    change.seenVersion,
  );
}

/**
 * Restores the states of notifications from before an update of all matching ones, at most `limit`. Leaves out those that
 * have another state since, or new events.
 * @param state the state that the update has set, as an index of NOTIFICATION_STATES
 */
export function revertNotificationUpdate(
  tx: Transaction,
  filter: Pick<InboxFilter, 'userId' | 'projectIds' | 'restrictedProjects' | 'hiddenIds'>,
  undoToken: string,
  state: number,
  limit: number,
): Promise<NotificationUpdate> {
  return updateState(
    tx,
    sql`state = n.previous_state, snoozed_until = n.previous_snoozed_until, undo_token = NULL`,
    sql`SELECT * FROM notification
      WHERE user_id = ${filter.userId} AND undo_token = ${undoToken} AND project_id = ANY(${filter.projectIds}::int[])${buildAndNotificationOfVisibleIssueSql(filter)}
        AND state = ${state} AND previous_state IS NOT NULL
      LIMIT ${limit} FOR UPDATE`,
  );
}

const setState = ({ state, snoozedUntil }: NotificationStateChange): RawBuilder<unknown> =>
  sql`state = ${state}, snoozed_until = ${snoozedUntil}::timestamptz`;

/**
 * @param assignments what to set
 * @param select selects the rows of the notifications, and locks them
 * @param seenVersion rows with later events are not changed; null: all are changed
 */
async function updateState(
  tx: Transaction,
  assignments: RawBuilder<unknown>,
  select: RawBuilder<unknown>,
  seenVersion: number | null = null,
): Promise<NotificationUpdate> {
  const { rows } = await sql<{ id: number; userId: number; version: number | null }>`
    WITH selected AS MATERIALIZED (${select}),
    previous AS MATERIALIZED (SELECT * FROM selected
      WHERE ${seenVersion}::bigint IS NULL OR event_version <= ${seenVersion}::bigint),
    ${buildAdvanceInboxVersionsSql(sql`SELECT user_id FROM previous`)},
    saved AS (
      UPDATE notification n SET ${assignments},
        updated_at = CASE WHEN n.snoozed_until <= now() THEN greatest(n.updated_at, n.snoozed_until)
          ELSE n.updated_at END,
        changed_at = clock_timestamp()
      FROM previous WHERE n.id = previous.id RETURNING n.id, n.project_id, n.user_id, n.state, n.reason),
    ${COUNT_NOTIFICATIONS_SQL}
    SELECT selected.id, selected.user_id AS "userId", inbox.version FROM selected
      LEFT JOIN saved ON saved.id = selected.id LEFT JOIN inbox ON inbox.user_id = saved.user_id`.execute(tx);
  return {
    ids: rows.map(({ id }) => id),
    changed: rows.flatMap(({ id, userId, version }) =>
      version === null ? [] : { userId, notificationId: id, version },
    ),
  };
}
