/**
 * Reasons and states of notifications, and watch levels. The database stores the index of a value: never reorder them.
 */

/**
 * Why the user was notified. If several reasons apply, the strongest is given; the order is from the strongest to the
 * weakest. Notifications about a bulk operation always have `bulk`. Because reasons are compared by their index, a new
 * one can only be the weakest.
 */
export const NOTIFICATION_REASONS = [
  'mentioned',
  'assigned',
  'due_soon',
  'duplicate_closed',
  'authored',
  'commented',
  'state_changed',
  'watching',
  'bulk',
] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];

/** Returns the number that represents a reason in the database. */
export const getNotificationReasonCode = (reason: NotificationReason): number =>
  NOTIFICATION_REASONS.indexOf(reason);

/** Kinds of the events of a notification. */
export const NOTIFICATION_KINDS = [
  'mentioned',
  'assigned',
  'opened',
  'commented',
  'state_changed',
  'due_soon',
  'duplicate_closed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Returns the number whose bits represent kinds of events in the database. */
export const getNotificationKindsCode = (...kinds: NotificationKind[]): number =>
  kinds.reduce((code, kind) => code | (1 << NOTIFICATION_KINDS.indexOf(kind)), 0);

/** Returns the kinds of events whose bits are set in a number that is stored in the database. */
export const decodeNotificationKinds = (code: number): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((_kind, index) => (code >> index) & 1);

export const NOTIFICATION_STATES = ['unread', 'read', 'done', 'snoozed'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Returns the number that represents a state of notifications in the database. */
export const getNotificationStateCode = (state: NotificationState): number =>
  NOTIFICATION_STATES.indexOf(state);

/** Which changes of an issue or a project a person is notified of. */
export const WATCH_LEVELS = ['participating', 'all', 'muted'] as const;
export type WatchLevel = (typeof WATCH_LEVELS)[number];

/** Returns the number that represents a watch level in the database. */
export const getWatchLevelCode = (level: WatchLevel): number => WATCH_LEVELS.indexOf(level);
