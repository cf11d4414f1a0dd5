/**
 * Reads inboxes. A notification whose snooze has expired is read as unread, with the expiry time as its time, although its
 * row may not have been updated yet.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { getNotificationStateCode } from '../../../shared/notifications';
import { buildAndRowOfVisibleIssueSql, type RestrictedProject } from './issueVisibility';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { NotificationTableSchema } from '../tables/notificationTables';

export type NotificationRow = Omit<
  Selectable<NotificationTableSchema>,
  'changed_at' | 'unread_version' | 'undo_token' | 'previous_state' | 'previous_snoozed_until'
>;

/** Which notifications of a person a list contains. */
export interface InboxFilter {
  userId: number;
  /** The projects that the person may see, or some of them. */
  projectIds: readonly number[];
  /** The projects in `projectIds` in which some issues are hidden from the person. */
  restrictedProjects: readonly RestrictedProject[];
  /** Ids of notifications about bulk operations that are left out, because all of their events are hidden. */
  hiddenIds: readonly number[];
  /** Indexes of NOTIFICATION_STATES. */
  states: readonly number[];
  /** Indexes of NOTIFICATION_REASONS; null: any. */
  reasons: readonly number[] | null;
}

/** The position of a notification in an inbox. */
export interface InboxPosition {
  updatedAt: Date;
  id: number;
}

export const UNREAD_STATE = getNotificationStateCode('unread');
export const SNOOZED_STATE = getNotificationStateCode('snoozed');

export const HAS_SNOOZE_EXPIRED_SQL = sql<boolean>`(snoozed_until IS NOT NULL AND snoozed_until <= now())`;

/** The time of a notification in the order of the inbox. */
export const NOTIFICATION_TIME_IN_INBOX_SQL = sql`(CASE WHEN ${HAS_SNOOZE_EXPIRED_SQL} THEN greatest(updated_at, snoozed_until) ELSE updated_at END)`;

const NOTIFICATION_COLUMNS = sql`id, project_id, user_id, issue_number, bulk_number, reason::int, actor_id, event_count,
  kinds::int, comment_count, first_event_at, seen_at, event_sequence, event_version, CASE WHEN ${HAS_SNOOZE_EXPIRED_SQL} THEN ${sql.lit(UNREAD_STATE)} ELSE state::int END AS state,
  ${NOTIFICATION_TIME_IN_INBOX_SQL} AS updated_at,
  CASE WHEN NOT ${HAS_SNOOZE_EXPIRED_SQL} THEN snoozed_until END AS snoozed_until`;

export interface InboxPage {
  rows: NotificationRow[];
  /** The inbox version that the rows reflect. */
  version: number;
}

/**
 * Returns notifications after a position, newest first, at most `limit`. Each state is read separately in the order of the
 * index notification_inbox, and notifications whose snooze has expired with notification_snoozed. The results are merged.
 */
export async function readInboxPage(
  db: Kysely<DatabaseTables>,
  filter: InboxFilter,
  after: InboxPosition | null,
  limit: number,
): Promise<InboxPage> {
  const rest = (
    time: RawBuilder<unknown>,
  ) => sql`${selectByProjectAndReason(filter)}${buildAndNotificationOfVisibleIssueSql(filter)}
    ${after ? sql`AND (${time}, id) < (${after.updatedAt}::timestamptz, ${after.id}::int)` : sql``}
    ORDER BY at DESC, id DESC LIMIT ${limit}`;
  const branches = filter.states.map(
    (state) => sql`(SELECT id, updated_at AS at FROM notification
      WHERE user_id = ${filter.userId} AND state = ${sql.lit(state)}
        ${state === SNOOZED_STATE ? sql`AND NOT ${HAS_SNOOZE_EXPIRED_SQL}` : sql``} ${rest(sql`updated_at`)})`,
  );
  if (filter.states.includes(UNREAD_STATE))
    branches.push(sql`(SELECT id, greatest(updated_at, snoozed_until) AS at FROM notification
      WHERE snoozed_until <= now() AND user_id = ${filter.userId} ${rest(sql`greatest(updated_at, snoozed_until)`)})`);
  if (branches.length === 0 || filter.projectIds.length === 0)
    return { rows: [], version: await readInboxVersion(db, filter.userId) };
  // One statement, so that the version and the rows are of the same snapshot.
  const { rows } = await sql<NotificationRow & { inbox_version: number }>`
    SELECT ${selectInboxVersion(filter.userId)} AS inbox_version, page.* FROM (VALUES (1)) one LEFT JOIN (
      SELECT at, ${NOTIFICATION_COLUMNS} FROM (
        SELECT id, at FROM (${sql.join(branches, sql` UNION ALL `)}) found
        ORDER BY at DESC, id DESC LIMIT ${limit}) page
      JOIN notification USING (id)) page ON true
    ORDER BY page.at DESC, page.id DESC`.execute(db);
  return {
    rows: rows.filter(({ id }: { id: number | null }) => id !== null),
    version: rows[0]!.inbox_version,
  };
}

const selectInboxVersion = (userId: number): RawBuilder<number> =>
  sql`coalesce((SELECT version FROM inbox_version WHERE user_id = ${userId}), 0)`;

/** Returns the version of a person's inbox: the number of its changes. */
export async function readInboxVersion(db: Kysely<DatabaseTables>, userId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    SELECT ${selectInboxVersion(userId)} AS version`.execute(db);
  return rows[0]!.version;
}

const selectByProjectAndReason = ({ projectIds, reasons }: InboxFilter): RawBuilder<unknown> =>
  sql`AND project_id = ANY(${projectIds}::int[]) ${buildAndNotificationReasonSql(reasons)}`;

/** The condition, with a leading AND, that a row of `notification` is about something that the person may see. */
export const buildAndNotificationOfVisibleIssueSql = ({
  restrictedProjects,
  hiddenIds,
}: Pick<InboxFilter, 'restrictedProjects' | 'hiddenIds'>): RawBuilder<unknown> =>
  sql`${buildAndRowOfVisibleIssueSql(
    restrictedProjects,
    sql.ref('notification.project_id'),
    sql.ref('notification.issue_number'),
  )}${hiddenIds.length === 0 ? sql`` : sql` AND notification.id <> ALL(${hiddenIds}::int[])`}`;

/** Reads a person's notifications about bulk operations of these projects, in order of project. */
export async function readBulkNotifications(
  db: Kysely<DatabaseTables>,
  userId: number,
  projectIds: readonly number[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT ${NOTIFICATION_COLUMNS} FROM notification
    WHERE user_id = ${userId} AND project_id = ANY(${projectIds}::int[]) AND bulk_number > 0
    ORDER BY project_id, bulk_number`.execute(db);
  return rows;
}

/** The condition that a notification has one of these reasons, with `AND`; empty for null. */
export const buildAndNotificationReasonSql = (reasons: InboxFilter['reasons']): RawBuilder<unknown> =>
  reasons === null ? sql`` : sql`AND reason IN (${sql.join(reasons.map((reason) => sql.lit(reason)))})`;

export interface InboxCounts {
  /** Number of notifications that match the filter. */
  total: number;
  /** Number of unread notifications that match the filter, regardless of its states. */
  unread: number;
  /** The inbox version that the numbers reflect. */
  version: number;
}

/** Counts notifications. Reads the stored counts, and the notifications whose snooze has expired since they were stored. */
export async function countInbox(db: Kysely<DatabaseTables>, filter: InboxFilter): Promise<InboxCounts> {
  if (filter.restrictedProjects.length > 0) return countVisibleInbox(db, filter);
  const { rows } = await sql<InboxCounts & { expired: number }>`
    SELECT coalesce(sum(count) FILTER (WHERE state = ANY(${filter.states}::int[])), 0)::int AS total,
      coalesce(sum(count) FILTER (WHERE state = ${sql.lit(UNREAD_STATE)}), 0)::int AS unread,
      (SELECT count(*)::int FROM notification WHERE snoozed_until <= now() AND user_id = ${filter.userId}
        ${selectByProjectAndReason(filter)}) AS expired,
      ${selectInboxVersion(filter.userId)} AS version
    FROM notification_count WHERE user_id = ${filter.userId} ${selectByProjectAndReason(filter)}`.execute(db);
  const { total, unread, expired, version } = rows[0]!;
  const has = (state: number): number => (filter.states.includes(state) ? expired : 0);
  return { total: total + has(UNREAD_STATE) - has(SNOOZED_STATE), unread: unread + expired, version };
}

/** Counts the rows of an inbox, because the stored counts include notifications about hidden issues. */
async function countVisibleInbox(db: Kysely<DatabaseTables>, filter: InboxFilter): Promise<InboxCounts> {
  const { rows } = await sql<InboxCounts>`
    SELECT count(*) FILTER (WHERE state = ANY(${filter.states}::int[]))::int AS total,
      count(*) FILTER (WHERE state = ${sql.lit(UNREAD_STATE)})::int AS unread,
      ${selectInboxVersion(filter.userId)} AS version
    FROM (SELECT CASE WHEN ${HAS_SNOOZE_EXPIRED_SQL} THEN ${sql.lit(UNREAD_STATE)} ELSE state::int END AS state
      FROM notification WHERE user_id = ${filter.userId}
        ${selectByProjectAndReason(filter)}${buildAndNotificationOfVisibleIssueSql(filter)}) visible`.execute(
    db,
  );
  return rows[0]!;
}

/** Reads notifications by id. Leaves out notifications of other users. */
export async function readNotifications(
  db: Kysely<DatabaseTables>,
  userId: number,
  ids: readonly number[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT ${NOTIFICATION_COLUMNS} FROM notification
    WHERE id = ANY(${ids}::int[]) AND user_id = ${userId}`.execute(db);
  return rows;
}

/** The issue or bulk operation that a notification is about. The number of the other one is 0. */
export interface NotificationSubject {
  projectId: number;
  issueNumber: number;
  bulkNumber: number;
}

/** Returns the user's notifications about these issues and bulk operations. Served by the primary key. */
export async function readNotificationsBySubject(
  db: Kysely<DatabaseTables>,
  userId: number,
  subjects: readonly NotificationSubject[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT ${NOTIFICATION_COLUMNS} FROM json_to_recordset(${JSON.stringify(subjects)}::json)
      AS s ("projectId" int, "issueNumber" int, "bulkNumber" int)
    JOIN notification n ON n.project_id = s."projectId" AND n.issue_number = s."issueNumber"
      AND n.bulk_number = s."bulkNumber" AND n.user_id = ${userId}`.execute(db);
  return rows;
}
