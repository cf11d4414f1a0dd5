import type { NotificationReason } from '../../../shared/notifications';

/** Why a person receives an email, after "You receive this email because". */
export const EMAIL_REASONS: Readonly<Record<NotificationReason, string>> = {
  mentioned: 'you were mentioned',
  assigned: 'you are assigned to the issue',
  due_soon: 'the issue is due soon, and you are assigned to it or watch it',
  duplicate_closed: 'you watch a duplicate of this issue',
  authored: 'you created the issue',
  commented: 'you have commented on the issue',
  state_changed: 'you participate in the issue or watch it',
  watching: 'you watch the issue or its project',
  bulk: 'you participate in issues of this bulk edit, or watch them',
};

/** Headings of a digest. */
export const DIGEST_HEADINGS: Readonly<Record<NotificationReason, string>> = {
  mentioned: 'Mentioned',
  assigned: 'Assigned to you',
  due_soon: 'Due soon',
  duplicate_closed: 'Canonical issue closed',
  authored: 'Created by you',
  commented: 'Commented on by you',
  state_changed: 'State changed',
  watching: 'Watching',
  bulk: 'Bulk edits',
};
