import { NOTIFICATION_BATCH_RECIPIENTS_MAX } from '../../../shared/limits';
import { type DueIssue, startDueReminder, updateDueReminder } from '../../store/write/dueReminders';
import { lockNotificationCursor } from '../../store/write/notificationCursor';
import type { Transaction } from '../../store/write/transaction';
import { getVisibleIssuesOfProject as productRule, type VisibilityRule } from '../access/VisibilityRule';
import { isVisibleToSignedInUsers, saveNotificationsOfRecipients } from './deriveNotifications';

/**
 * Notifies the next assignees and watchers of an issue that it is due soon, at most NOTIFICATION_BATCH_RECIPIENTS_MAX.
 * @param emailDelaySeconds how long emails collect events; null: no emails are sent
 * @param visibilityRule decides which issues a recipient may see
 * @returns whether all recipients have been notified, or the reminder no longer applies; false if recipients remain or
 *   another server holds the project's cursor
 */
export async function remindOfDueDate(
  tx: Transaction,
  issue: DueIssue,
  now: Date,
  emailDelaySeconds: number | null = null,
  visibilityRule: VisibilityRule = productRule,
): Promise<boolean> {
  const { projectId, number } = issue;
  const cursor = await lockNotificationCursor(tx, projectId);
  if (!cursor) return false;
  const afterUserId = await startDueReminder(tx, issue);
  if (afterUserId === null) return true;
  const reminder = {
    sequence: cursor.sequence,
    number,
    bulkNumber: 0,
    actorId: null,
    assigneeId: null,
    isOpening: false,
    subscriberTrigger: 'due_soon',
    notifiesProject: false,
    isRelease: false,
    isClosing: false,
  } as const;
  const lastUserId = await saveNotificationsOfRecipients(
    tx,
    {
      projectId,
      isVisibleToSignedInUsers: isVisibleToSignedInUsers(cursor.visibility),
      events: [reminder],
      mentions: [],
      restrictedProjects: [],
      afterUserId,
      limit: NOTIFICATION_BATCH_RECIPIENTS_MAX,
    },
    () => ({ actorId: null, firstAt: now, at: now }),
    { emailDelaySeconds, visibilityRule },
  );
  await updateDueReminder(tx, issue, lastUserId);
  return lastUserId === null;
}
