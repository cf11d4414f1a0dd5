/** Texts that describe a notification. */
import { pluralize } from '../../../ui/format';

interface NotificationContents {
  kinds: readonly string[];
  commentCount: number;
  eventCount: number;
  reason: string;
  /** Name of the current state of the issue. */
  stateName: string;
}

const ACTION_BY_KIND: readonly (readonly [kind: string, words: string])[] = [
  ['OPENED', 'opened the issue'],
  ['DUPLICATE_CLOSED', 'closed the canonical issue of a duplicate that you watch'],
  ['STATE_CHANGED', 'changed the state'],
];

/** Describes the events of a notification, as text that follows the actor's name: `assigned, mentioned you · 3 comments`. */
export function describeNotificationActions({
  kinds,
  commentCount,
  eventCount,
  reason,
  stateName,
}: NotificationContents): string {
  const toViewer = [kinds.includes('ASSIGNED') && 'assigned', kinds.includes('MENTIONED') && 'mentioned'];
  const actions = [
    toViewer.some(Boolean) && `${toViewer.filter(Boolean).join(', ')} you`,
    ...ACTION_BY_KIND.map(([kind, words]) => kinds.includes(kind) && words),
  ].filter((words) => words !== false);
  const isOnlyComment = actions.length === 0 && commentCount === 1 && eventCount === 1;
  const parts = [
    isOnlyComment ? 'commented' : actions.join(', '),
    !isOnlyComment && commentCount > 0 && pluralize(commentCount, 'comment'),
    kinds.includes('STATE_CHANGED') && `now ${stateName}`,
    kinds.includes('DUE_SOON') && 'due soon',
  ].filter((words) => words !== false && words !== '');
  if (parts.length > 0) return parts.join(' · ');
  return reason === 'MENTIONED' ? 'mentioned you' : pluralize(eventCount, 'new event');
}

const WHY_BY_REASON: Readonly<Record<string, string>> = {
  MENTIONED: 'because you were mentioned',
  ASSIGNED: 'because you are assigned to the issue',
  DUE_SOON: 'because the issue is due soon',
  DUPLICATE_CLOSED: 'because you watch a duplicate of the issue',
  AUTHORED: 'because you created the issue',
  COMMENTED: 'because you commented on the issue',
  STATE_CHANGED: 'because the state changed',
  WATCHING: 'because you watch the issue',
  BULK: 'because the bulk edit changed issues that you watch or participate in',
};

/** Why the viewer was notified: `because you are assigned to the issue`. */
export const describeNotificationReason = (reason: string): string => WHY_BY_REASON[reason] ?? '';

/** Names of the reasons, for the filter. */
export const NOTIFICATION_REASON_LABELS = {
  mentioned: 'Mentioned',
  assigned: 'Assigned',
  due_soon: 'Due soon',
  duplicate_closed: 'Canonical issue closed',
  authored: 'Created by you',
  commented: 'Commented on by you',
  state_changed: 'State changed',
  watching: 'Watching',
  bulk: 'Bulk edits',
} as const;
