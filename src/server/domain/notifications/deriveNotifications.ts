import { getEventKindCode } from '../../../shared/events/kinds';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER, PROJECT_VISIBILITIES } from '../../../shared/issue';
import { NOTIFICATION_BATCH_RECIPIENTS_MAX } from '../../../shared/limits';
import { NON_MEMBER_ROLE_BY_VISIBILITY } from '../../../shared/permissions';
import { getVisibleIssuesOfProject as productRule, type VisibilityRule } from '../access/VisibilityRule';
import { notifyInboxChanges } from '../../store/changes/inboxChangeNotification';
import { readWorkflowStates } from '../../store/read/attributes';
import {
  type NotificationEventRow,
  readMentioningTexts,
  readNotificationEvents,
} from '../../store/read/notificationEvents';
import {
  type RecipientEvents,
  readNotificationRecipients,
  readRecipientsInProject,
  type RecipientRequest,
} from '../../store/read/notificationRecipients';
import {
  deletePassedImportedEventRanges,
  lockNotificationCursor,
  moveNotificationCursor,
  type LockedNotificationCursor,
} from '../../store/write/notificationCursor';
import { queueNotificationEmails } from '../../store/write/emailOutbox';
import { deleteNotificationsOfIssue, saveNotifications } from '../../store/write/notifications';
import { isIssueVisible, type IssueVisibility, toRestrictedProjects } from '../../store/read/issueVisibility';
import { readIssuesByNumber } from '../../store/write/issues';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { Transaction } from '../../store/write/transaction';
import { findMentionsInEvents, listMentioningTexts, toNotifyingEvents } from './toNotifyingEvents';

export interface NotificationDerivationStep {
  /** `behind`: events remain. `upToDate`: none remain. `busy`: another server is processing the project. */
  result: 'behind' | 'upToDate' | 'busy';
  /** Number of events that the step has read. */
  events: number;
}

/**
 * Turns the next events of a project into notifications and moves the cursor past them. If a batch of events has more
 * than NOTIFICATION_BATCH_RECIPIENTS_MAX recipients, this takes several steps. Because the cursor moves in the same
 * transaction, each recipient is notified of each event exactly once, even after a crash.
 * @param eventsMax maximum events to process
 * @param emailDelaySeconds how long emails collect events; null: no emails are sent
 * @param visibilityRule decides which issues a recipient may see
 */
export async function deriveNotifications(
  tx: Transaction,
  projectId: number,
  eventsMax: number,
  emailDelaySeconds: number | null = null,
  visibilityRule: VisibilityRule = productRule,
): Promise<NotificationDerivationStep> {
  const cursor = await lockNotificationCursor(tx, projectId);
  if (!cursor) return { result: 'busy', events: 0 };
  if (cursor.sequence >= cursor.version) return { result: 'upToDate', events: 0 };
  const { skip } = cursor;
  if (skip && skip.first <= cursor.sequence + 1) {
    const sequence = Math.max(cursor.sequence, skip.last);
    await deletePassedImportedEventRanges(tx, projectId, sequence);
    return advanceCursor(tx, projectId, cursor, sequence, 0);
  }
  const batchEnd =
    cursor.batchEnd ?? Math.min(cursor.sequence + eventsMax, cursor.version, (skip?.first ?? Infinity) - 1);
  const rows = await readNotificationEvents(tx, projectId, cursor.sequence, batchEnd);
  await deleteNotificationsOfDeletedIssues(tx, projectId, rows);
  const lastUserId = await notifyNextRecipients(tx, projectId, cursor, rows, {
    emailDelaySeconds,
    visibilityRule,
  });
  if (lastUserId === null) return advanceCursor(tx, projectId, cursor, batchEnd, rows.length);
  await moveNotificationCursor(tx, projectId, {
    sequence: cursor.sequence,
    batchEnd,
    lastUserId,
  });
  return { result: 'behind', events: rows.length };
}

async function advanceCursor(
  tx: Transaction,
  projectId: number,
  { version }: LockedNotificationCursor,
  sequence: number,
  events: number,
): Promise<NotificationDerivationStep> {
  await moveNotificationCursor(tx, projectId, { sequence, batchEnd: null, lastUserId: 0 });
  return { result: sequence < version ? 'behind' : 'upToDate', events };
}

/**
 * Saves the notifications of the next recipients. Returns the user id of the last one, or null if no recipients remain.
 */
async function notifyNextRecipients(
  tx: Transaction,
  projectId: number,
  cursor: LockedNotificationCursor,
  rows: readonly NotificationEventRow[],
  delivery: NotificationDelivery,
): Promise<number | null> {
  const { events, mentions } = await readNotifyingEvents(tx, projectId, rows);
  const bySequence = new Map(rows.map((row) => [row.sequence, row]));
  return saveNotificationsOfRecipients(
    tx,
    {
      projectId,
      isVisibleToSignedInUsers: isVisibleToSignedInUsers(cursor.visibility),
      events,
      mentions,
      restrictedProjects: [],
      afterUserId: cursor.lastUserId,
      limit: NOTIFICATION_BATCH_RECIPIENTS_MAX,
    },
    ({ firstSequence, sequence }) => {
      const row = bySequence.get(sequence)!;
      const firstAt = bySequence.get(firstSequence)!.created_at;
      return { actorId: row.actor_id, firstAt, at: row.created_at };
    },
    delivery,
  );
}

/** Returns the events of which somebody may be notified, and who is mentioned in them. */
export async function readNotifyingEvents(
  db: DatabaseStore['db'],
  projectId: number,
  rows: readonly NotificationEventRow[],
): Promise<Pick<RecipientRequest, 'events' | 'mentions'>> {
  const states = rows.some(({ kind }) => kind === STATE_CHANGED)
    ? await readWorkflowStates(db, projectId)
    : [];
  const categories = new Map(states.map(({ id, category }) => [id, category]));
  const notifying = toNotifyingEvents(rows, (id) => categories.get(id));
  const { issueNumbers, commentIds } = listMentioningTexts(rows);
  const texts =
    issueNumbers.length + commentIds.length === 0
      ? []
      : await readMentioningTexts(db, projectId, issueNumbers, commentIds);
  const mentions = findMentionsInEvents(rows, texts);
  const mentioning = new Set(mentions.map(({ sequence }) => sequence));
  const events = notifying.filter(
    (event) =>
      event.assigneeId !== null ||
      event.subscriberTrigger !== null ||
      event.notifiesProject ||
      mentioning.has(event.sequence),
  );
  return { events, mentions };
}

/**
 * Whether every signed-in user can see a project.
 * @param visibilityIndex index of the project's visibility in PROJECT_VISIBILITIES
 */
export const isVisibleToSignedInUsers = (visibilityIndex: number): boolean =>
  NON_MEMBER_ROLE_BY_VISIBILITY[PROJECT_VISIBILITIES[visibilityIndex] ?? 'private'] !== null;

export interface NotificationDelivery {
  /** How long emails collect events, in seconds; null: no emails are sent. */
  emailDelaySeconds: number | null;
  /** Decides which issues a recipient may see. */
  visibilityRule: VisibilityRule;
}

/**
 * Saves the notifications of the next recipients of events, and their emails.
 * @param timesOf returns the actor and the time of the newest event of a recipient, and the time of the oldest one
 * @returns the user id of the last recipient, or null if no recipients remain
 */
export async function saveNotificationsOfRecipients(
  tx: Transaction,
  request: RecipientRequest,
  timesOf: (recipient: RecipientEvents) => { actorId: number | null; firstAt: Date; at: Date },
  { emailDelaySeconds, visibilityRule }: NotificationDelivery,
): Promise<number | null> {
  if (request.events.length === 0) return null;
  const { recipients: related, lastUserId } = await readNotificationRecipients(tx, request);
  const recipients = await leaveOutHiddenIssues(tx, request, related, visibilityRule);
  const saved = await saveNotifications(
    tx,
    request.projectId,
    recipients.map((recipient) => ({ ...recipient, ...timesOf(recipient) })),
  );
  await notifyInboxChanges(tx, saved);
  if (emailDelaySeconds !== null)
    await queueNotificationEmails(tx, request.projectId, recipients, emailDelaySeconds);
  return lastUserId;
}

/** Leaves out the events of issues that a recipient may not see. */
async function leaveOutHiddenIssues(
  tx: Transaction,
  request: RecipientRequest,
  recipients: readonly RecipientEvents[],
  visibilityRule: VisibilityRule,
): Promise<RecipientEvents[]> {
  const userIds = [...new Set(recipients.map(({ userId }) => userId))];
  if (userIds.length === 0) return [];
  const visibilities = new Map(
    (await readRecipientsInProject(tx, request.projectId, userIds)).map(
      ({ userId, administrator, project }) => [
        userId,
        visibilityRule({ id: userId, administrator, scope: 'admin' }, project),
      ],
    ),
  );
  const shown: RecipientEvents[] = [];
  for (const userId of userIds) {
    const visibility = visibilities.get(userId) ?? null;
    if (visibility === 'all') shown.push(...recipients.filter((recipient) => recipient.userId === userId));
    else if (visibility !== null) shown.push(...(await readVisibleEvents(tx, request, userId, visibility)));
  }
  return shown;
}

/** Groups the events for one recipient again, without those of issues that they may not see. */
async function readVisibleEvents(
  tx: Transaction,
  request: RecipientRequest,
  userId: number,
  visibility: IssueVisibility,
): Promise<RecipientEvents[]> {
  const numbers = [...new Set(request.events.map(({ number }) => number))];
  const rows = await readIssuesByNumber(tx, request.projectId, numbers);
  const events = request.events.filter(({ number }) => {
    const row = rows.get(number);
    return row !== undefined && isIssueVisible(visibility, row);
  });
  const { recipients } = await readNotificationRecipients(tx, {
    ...request,
    events,
    restrictedProjects: toRestrictedProjects(request.projectId, visibility),
    afterUserId: userId - 1,
    limit: events.length + 1,
  });
  return recipients.filter((recipient) => recipient.userId === userId);
}

/**
 * Deletes notifications of deleted issues once more: an earlier step may have added some while the issue was being
 * deleted.
 */
async function deleteNotificationsOfDeletedIssues(
  tx: Transaction,
  projectId: number,
  rows: readonly NotificationEventRow[],
): Promise<void> {
  for (const { kind, issue_number } of rows) {
    if (kind === DELETED && issue_number !== PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER)
      await deleteNotificationsOfIssue(tx, projectId, issue_number);
  }
}

const STATE_CHANGED = getEventKindCode('state_changed');
const DELETED = getEventKindCode('deleted');
