/** Finds the people to notify of events. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { getIssueLinkKindCode, ROLES } from '../../../shared/issue';
import {
  getNotificationKindsCode,
  getNotificationReasonCode,
  getWatchLevelCode,
  type NotificationKind,
  type NotificationReason,
} from '../../../shared/notifications';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { buildAndRowOfVisibleIssueSql, type RestrictedProject } from './issueVisibility';
import type { ProjectRow } from './projects';

/** An event about an issue, or a reminder of its due date, of which people are notified. */
export interface NotifyingEvent {
  /** Sequence of the event, unique among the events of one call. */
  sequence: number;
  number: number;
  /** Number of the bulk operation that made the change; 0: none. */
  bulkNumber: number;
  actorId: number | null;
  /** Id of the person who was assigned. */
  assigneeId: number | null;
  /** Whether the issue was created, with its first assignees. */
  isOpening: boolean;
  /**
   * Why the subscribers of the issue (author, assignees, commenters, watchers) are notified; for 'due_soon' only
   * assignees and watchers. Null: they are not notified.
   */
  subscriberTrigger: 'comment' | 'state_change' | 'due_soon' | null;
  /** Whether people who watch the whole project are notified. */
  notifiesProject: boolean;
  /** Whether the issue was released from triage. Users are then notified who were not notified when it was created. */
  isRelease: boolean;
  /** Whether the issue was closed, which matters to the watchers of its duplicates. */
  isClosing: boolean;
}

/** A person who is mentioned in the text of an event. */
export interface MentionInEvent {
  sequence: number;
  /** In lower case. */
  login: string;
}

/** The events of one issue or bulk operation of which one person is notified. */
export interface RecipientEvents {
  userId: number;
  /** 0 for a bulk operation. */
  issueNumber: number;
  /** 0 for an issue. */
  bulkNumber: number;
  /** The strongest reason, as an index of NOTIFICATION_REASONS. */
  reason: number;
  isMention: boolean;
  /** Whether one of the events mentions or assigns the person. */
  isDirect: boolean;
  eventCount: number;
  /** Kinds of the events, as bits: see NOTIFICATION_KINDS. */
  kinds: number;
  /** Number of comments that do not mention the person. */
  commentCount: number;
  /** Sequences of the oldest and the newest of the events. */
  firstSequence: number;
  sequence: number;
}

export interface RecipientRequest {
  projectId: number;
  /** Whether every signed-in user can see the project, not only its members. */
  isVisibleToSignedInUsers: boolean;
  events: readonly NotifyingEvent[];
  mentions: readonly MentionInEvent[];
  /** Duplicates that are hidden by this restriction do not notify their watchers. */
  restrictedProjects: readonly RestrictedProject[];
  /** Only people with a greater id are returned. */
  afterUserId: number;
  /**
   * Maximum number of notifications to return. Must exceed the number of events, because all notifications of one
   * person are returned together.
   */
  limit: number;
}

/**
 * Returns the events to notify people of, grouped by person and by issue or bulk operation, in order of user id. A
 * person whose groups do not all fit into `limit` is left for the next call. People are not notified of their own
 * actions or of a project that they cannot see. Of an issue that is held for triage, only its author and triagers are
 * notified. Someone who has muted the issue, or who has muted the project and does not watch the issue, is notified
 * only of mentions and assignments.
 * @returns `lastUserId`: id of the last returned person, after which the next call continues; null if no recipients
 *   remain
 */
export async function readNotificationRecipients(
  db: Kysely<DatabaseTables>,
  request: RecipientRequest,
): Promise<{ recipients: RecipientEvents[]; lastUserId: number | null }> {
  const { projectId, isVisibleToSignedInUsers, afterUserId, limit } = request;
  const { rows } = await sql<RecipientEvents>`
    WITH e AS MATERIALIZED (
      SELECT e.*, i.held, i.author_id FROM json_to_recordset(${JSON.stringify(request.events)}::json)
        AS e (sequence bigint, number int, "bulkNumber" int, "actorId" int, "assigneeId" int, "isOpening" boolean,
          "subscriberTrigger" text, "notifiesProject" boolean, "isRelease" boolean, "isClosing" boolean)
      JOIN issue i ON i.project_id = ${projectId} AND i.number = e.number),
    candidate AS (${selectCandidates(request)})
    SELECT c.user_id AS "userId",
      CASE WHEN e."bulkNumber" = 0 THEN e.number ELSE 0 END AS "issueNumber", e."bulkNumber" AS "bulkNumber",
      CASE WHEN e."bulkNumber" = 0 THEN min(c.reason) ELSE ${reasonSql('bulk')} END AS reason,
      bool_or(c.reason = ${reasonSql('mentioned')}) AS "isMention",
      bool_or(c.relation = 'direct') AS "isDirect",
      count(DISTINCT e.sequence)::int AS "eventCount", bit_or(${KIND})::int AS kinds,
      (count(DISTINCT e.sequence) FILTER (WHERE e."subscriberTrigger" = 'comment')
        - count(DISTINCT e.sequence) FILTER (WHERE e."subscriberTrigger" = 'comment'
          AND c.reason = ${reasonSql('mentioned')}))::int AS "commentCount",
      min(e.sequence) AS "firstSequence", max(e.sequence) AS sequence
    FROM candidate c JOIN e USING (sequence) JOIN app_user u ON u.id = c.user_id
    WHERE c.user_id > ${afterUserId} AND c.user_id IS DISTINCT FROM e."actorId"
      AND NOT u.disabled AND NOT u.placeholder
      AND (${isVisibleToSignedInUsers}::boolean OR u.site_role = 'administrator' OR EXISTS (
        SELECT FROM membership m WHERE m.project_id = ${projectId} AND m.user_id = u.id))
      AND CASE WHEN e."isRelease" THEN NOT e.held AND NOT ${isAuthorOrTriager(projectId)} WHEN e.held THEN ${isAuthorOrTriager(projectId)} ELSE true END
      AND (c.relation = 'direct' OR (
        NOT EXISTS (SELECT FROM muted_issue m
          WHERE m.project_id = ${projectId} AND m.user_id = u.id AND m.number = e.number)
        AND (c.relation = 'watcher' OR NOT EXISTS (SELECT FROM project_watch p
          WHERE p.project_id = ${projectId} AND p.user_id = u.id AND p.level = ${getWatchLevelCode('muted')}))))
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 LIMIT ${limit + 1}`.execute(db);
  if (rows.length <= limit) return { recipients: rows, lastUserId: null };
  const incompleteUserId = rows.at(-1)!.userId;
  const recipients = rows.filter(({ userId }) => userId !== incompleteUserId);
  return { recipients, lastUserId: recipients.at(-1)!.userId };
}

/** A person with their role in a project. The role determines which issues of the project they may see. */
export interface RecipientInProject {
  userId: number;
  administrator: boolean;
  project: ProjectRow;
}

/** Returns the roles of people in a project. Returns nothing if the project was deleted. */
export async function readRecipientsInProject(
  db: Kysely<DatabaseTables>,
  projectId: number,
  userIds: readonly number[],
): Promise<RecipientInProject[]> {
  const { rows } = await sql<ProjectRow & { recipient_id: number; administrator: boolean }>`
    SELECT u.id AS recipient_id, u.site_role = 'administrator' AS administrator, project.*, membership.role
    FROM app_user u JOIN project ON project.id = ${projectId} AND project.deleted_at IS NULL
    LEFT JOIN membership ON membership.project_id = project.id AND membership.user_id = u.id
    WHERE u.id = ANY(${userIds}::int[])`.execute(db);
  return rows.map(({ recipient_id: userId, administrator, ...project }) => ({
    userId,
    administrator,
    project,
  }));
}

/** SQL for whether the user `u` is the author of the issue of `e`, or may triage it. */
const isAuthorOrTriager = (projectId: number): RawBuilder<boolean> =>
  sql`(u.id IS NOT DISTINCT FROM e.author_id OR u.site_role = 'administrator' OR EXISTS (
    SELECT FROM membership m WHERE m.project_id = ${projectId} AND m.user_id = u.id
      AND m.role >= ${sql.lit(ROLES.indexOf('triager'))}))`;

const kindSql = (kind: NotificationKind): RawBuilder<number> => sql.lit(getNotificationKindsCode(kind));

const reasonSql = (reason: NotificationReason): RawBuilder<number> =>
  sql.lit(getNotificationReasonCode(reason));

/**
 * Selects the people related to the events `e` with the reason of this relation: `direct` (mentioned or assigned just
 * now), `watcher` or `participant`. There is no event for the assignees of a new issue: they are those whom no later
 * event has assigned. Served by the primary keys and by the indexes watch_issue, comment_issue, event_issue and
 * issue_link_back.
 */
const selectCandidates = ({
  projectId,
  mentions,
  restrictedProjects,
  afterUserId,
}: RecipientRequest): RawBuilder<unknown> => sql`
  SELECT sequence, "assigneeId" AS user_id, ${reasonSql('assigned')} AS reason, 'direct' AS relation
  FROM e WHERE "assigneeId" IS NOT NULL
  UNION ALL
  SELECT e.sequence, assignee.id, ${reasonSql('assigned')}, 'direct'
  FROM e JOIN issue i ON i.project_id = ${projectId} AND i.number = e.number
  CROSS JOIN LATERAL unnest(i.assignee_ids) AS assignee (id)
  WHERE e."isOpening" AND NOT EXISTS (SELECT FROM event later
    WHERE later.project_id = ${projectId} AND later.issue_number = e.number
      AND later.kind = ${getEventKindCode('assigned')} AND later.after->>'user' = assignee.id::text)
  UNION ALL
  SELECT m.sequence, u.id, ${reasonSql('mentioned')}, 'direct'
  FROM json_to_recordset(${JSON.stringify(mentions)}::json) AS m (sequence bigint, login text)
  JOIN app_user u ON lower(u.login) = m.login
  UNION ALL
  SELECT e.sequence, assignee.id, ${orDueSoon('assigned')}, 'participant'
  FROM e JOIN issue i ON i.project_id = ${projectId} AND i.number = e.number
  CROSS JOIN LATERAL unnest(i.assignee_ids) AS assignee (id) WHERE e."subscriberTrigger" IS NOT NULL
  UNION ALL
  SELECT e.sequence, i.author_id, ${reasonSql('authored')}, 'participant'
  FROM e JOIN issue i ON i.project_id = ${projectId} AND i.number = e.number
  WHERE e."subscriberTrigger" IN ('comment', 'state_change')
  UNION ALL
  SELECT DISTINCT e.sequence, c.author_id, ${orStateChanged('commented')}, 'participant'
  FROM e JOIN comment c ON c.project_id = ${projectId} AND c.issue_number = e.number
  WHERE e."subscriberTrigger" IN ('comment', 'state_change') AND c.author_id > ${afterUserId} AND c.removed_at IS NULL
  UNION ALL
  SELECT e.sequence, w.user_id, ${orStateChanged('watching')}, 'watcher'
  FROM e JOIN watch w ON w.project_id = ${projectId} AND w.number = e.number AND w.user_id > ${afterUserId}
  WHERE e."subscriberTrigger" IS NOT NULL
  UNION ALL
  SELECT e.sequence, p.user_id, ${orStateChanged('watching')}, 'participant'
  FROM e JOIN project_watch p ON p.project_id = ${projectId} AND p.user_id > ${afterUserId}
    AND p.level = ${getWatchLevelCode('all')}
  WHERE e."notifiesProject"
  UNION ALL
  SELECT e.sequence, w.user_id, ${reasonSql('duplicate_closed')}, 'watcher'
  FROM e JOIN issue_link l ON l.to_project_id = ${projectId} AND l.to_number = e.number
    AND l.kind = ${getIssueLinkKindCode('duplicates')}
  JOIN watch w ON w.project_id = l.project_id AND w.number = l.number AND w.user_id > ${afterUserId}
  WHERE e."isClosing"${buildAndRowOfVisibleIssueSql(restrictedProjects, sql.ref('l.project_id'), sql.ref('l.number'))}`;

const orDueSoon = (reason: NotificationReason): RawBuilder<number> =>
  sql`CASE e."subscriberTrigger" WHEN 'due_soon' THEN ${reasonSql('due_soon')} ELSE ${reasonSql(reason)} END`;

const orStateChanged = (reason: NotificationReason): RawBuilder<number> =>
  sql`CASE e."subscriberTrigger" WHEN 'due_soon' THEN ${reasonSql('due_soon')}
    WHEN 'state_change' THEN ${reasonSql('state_changed')} ELSE ${reasonSql(reason)} END`;

/** SQL for the kind of the event `e` as seen by the person in the candidate row `c`. */
const KIND = sql`CASE WHEN c.reason = ${reasonSql('mentioned')} THEN ${kindSql('mentioned')}
  WHEN c.reason = ${reasonSql('assigned')} AND c.relation = 'direct' THEN ${kindSql('assigned')}
  WHEN c.reason = ${reasonSql('duplicate_closed')} THEN ${kindSql('duplicate_closed')}
  WHEN e."subscriberTrigger" = 'comment' THEN ${kindSql('commented')}
  WHEN e."subscriberTrigger" = 'state_change' THEN ${kindSql('state_changed')}
  WHEN e."subscriberTrigger" = 'due_soon' THEN ${kindSql('due_soon')}
  ELSE ${kindSql('opened')} END`;
