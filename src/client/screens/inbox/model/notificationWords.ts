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
  ['OPENED', 'opened it'],
  ['DUPLICATE_CLOSED', 'closed it, the canonical issue of a duplicate you watch'],
  ['STATE_CHANGED', 'changed the state'],
];

/** Describes the events of a notification, as text that follows the actor's name: `assigned, mentioned you · 3 comments`. */
export function describeActions({
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
  ASSIGNED: 'because you are assigned',
  DUE_SOON: 'because it is due soon',
  DUPLICATE_CLOSED: 'because you watch a duplicate',
  AUTHORED: 'because you opened it',
  COMMENTED: 'because you commented',
  STATE_CHANGED: 'because its state changed',
  WATCHING: 'because you are watching',
  BULK: 'because it changed issues that concern you',
};

/** Why the viewer was notified: `because you are assigned`. */
export const describeReason = (reason: string): string => WHY_BY_REASON[reason] ?? '';

/** Names of the reasons, for the filter. */
export const REASON_LABELS = {
  mentioned: 'Mentioned',
  assigned: 'Assigned',
  due_soon: 'Due soon',
  duplicate_closed: 'Canonical issue closed',
  authored: 'Opened by you',
  commented: 'Commented by you',
  state_changed: 'State changed',
  watching: 'Watching',
  bulk: 'Bulk edits',
} as const;
