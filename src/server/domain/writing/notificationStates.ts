import { getNotificationStateCode, type NotificationState } from '../../../shared/notifications';
import type { NotificationStateChange } from '../../store/write/updateNotifications';
import { rejectInvalidFields } from '../base/UserError';

/** The new state of notifications in a request. */
export interface NotificationStateInput {
  state: NotificationState;
  /** When the snooze expires. If that has passed because the request was delayed, the notification becomes unread. */
  snoozedUntil?: Date | null;
  /**
   * Version of the inbox that the viewer has seen: notifications with later events are not changed. Null: all are
   * changed.
   */
  seenVersion?: string | null;
}

/**
 * Translates the new state of a request.
 * @throws MutationRejectedError
 */
export function toNotificationStateChange(input: NotificationStateInput): NotificationStateChange {
  const { state, snoozedUntil = null, seenVersion = null } = input;
  rejectInvalidFields([
    [
      'snoozedUntil',
      snoozedUntil !== null && state !== 'snoozed'
        ? '`snoozedUntil` can be set only with the state SNOOZED.'
        : null,
    ],
    [
      'seenVersion',
      seenVersion === null || INBOX_VERSION.test(seenVersion) ? null : 'The version must be a whole number.',
    ],
  ]);
  return {
    state: getNotificationStateCode(state),
    snoozedUntil,
    seenVersion: seenVersion === null ? null : Number(seenVersion),
  };
}

const INBOX_VERSION = /^\d{1,15}$/;
