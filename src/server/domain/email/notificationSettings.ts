/** Email settings of the viewer. */
import {
  DEFAULT_DIGEST_HOUR,
  DEFAULT_EMAIL_MODE,
  DEFAULT_TIME_ZONE,
  EMAIL_MODES,
  getEmailModeCode,
  isTimeZone,
} from '../../../shared/email';
import {
  type NotificationSettingsRow,
  readNotificationSettings,
  saveNotificationSettings,
} from '../../store/write/notificationSettings';
import { writeAuditEntry } from '../audit/audit';
import { rejectInvalidFields } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { readEnabledViewerUserRow, requireViewerWhoCanChangeOwnAccount } from '../identity/account';
import type { AccountMutationResult } from '../identity/updateProfile';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { scheduleDigest } from './queueDueDigests';

export interface NotificationSettingsInput {
  /** An index of EMAIL_MODES. */
  email?: number | null;
  digestHour?: number | null;
  timeZone?: string | null;
}

/** Returns the settings of a person who has not changed them. */
export const createDefaultNotificationSettings = (userId: number): NotificationSettingsRow => ({
  user_id: userId,
  email_mode: getEmailModeCode(DEFAULT_EMAIL_MODE),
  digest_hour: DEFAULT_DIGEST_HOUR,
  time_zone: DEFAULT_TIME_ZONE,
  digest_end: null,
  next_digest_at: null,
});

export const loadNotificationSettings = async (
  { store }: RequestContext,
  userId: number,
): Promise<NotificationSettingsRow> =>
  (await readNotificationSettings(store.db, userId)) ?? createDefaultNotificationSettings(userId);

/** Changes the email settings of the viewer. Absent fields stay unchanged. */
export async function updateNotificationSettings(
  context: RequestContext,
  input: NotificationSettingsInput,
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  const result = await runMutationInTransaction(context, request, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    rejectInvalidFields([
      ['digestHour', input.digestHour == null ? null : getDigestHourProblem(input.digestHour)],
      ['timeZone', input.timeZone == null || isTimeZone(input.timeZone) ? null : 'Unknown time zone.'],
    ]);
    return async (tx) => {
      const { login } = await readEnabledViewerUserRow(tx, holder);
      const before =
        (await readNotificationSettings(tx, holder.id)) ?? createDefaultNotificationSettings(holder.id);
      const settings = {
        ...before,
        email_mode: input.email ?? before.email_mode,
        digest_hour: input.digestHour ?? before.digest_hour,
        time_zone: input.timeZone ?? before.time_zone,
      };
      const now = new Date();
      const startsDigests = before.next_digest_at === null;
      await saveNotificationSettings(tx, {
        ...settings,
        ...scheduleDigest(settings, now, before.digest_end),
        // The first digest contains notifications from now on.
        digest_end: startsDigests && EMAIL_MODES[settings.email_mode] === 'digest' ? now : before.digest_end,
      });
      await writeAuditEntry(tx, context, {
        action: 'notification_settings_changed',
        subject: login,
        details: { email: EMAIL_MODES[settings.email_mode]! },
      });
      return { userId: holder.id };
    };
  });
  // The time of the next digest may have changed.
  context.email?.announce();
  return result;
}

const getDigestHourProblem = (hour: number): string | null =>
  hour >= 0 && hour <= 23 ? null : 'Use an hour from 0 to 23.';
