import { DEFAULT_TIME_ZONE, EMAIL_MODES, getEmailKindCode, isTimeZone } from '../../../shared/email';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { insertEmail } from '../../store/write/emailOutbox';
import {
  lockDueDigests,
  type NotificationSettingsRow,
  saveNotificationSettings,
} from '../../store/write/notificationSettings';
import { runInTransaction } from '../../store/write/transaction';
import { CalendarDateTime, fromDate, toCalendarDate, toZoned } from '@internationalized/date';

/** Maximum number of digests that one transaction adds to the outbox. */
const DIGESTS_PER_TRANSACTION = 100;
const DAY_MS = 86_400_000;
/** Maximum delay, in milliseconds, with which a digest after midnight still counts for the day on which it was due. */
const LATE_DIGEST_MS = 6 * 3_600_000;

/**
 * Adds the digests that are due to the outbox. The same transaction sets when the next one is due, so that each is
 * added once. If no server was running when several digests were due, one digest covers the whole period.
 * @param onUnknownTimeZone called with the settings of a person whose time zone this server does not know
 */
export async function queueDueDigests(
  { background }: DatabaseStore,
  now: Date,
  onUnknownTimeZone: (settings: NotificationSettingsRow) => void,
): Promise<void> {
  for (let count = DIGESTS_PER_TRANSACTION; count === DIGESTS_PER_TRANSACTION;) {
    count = await runInTransaction(background, async (tx) => {
      const due = await lockDueDigests(tx, now, DIGESTS_PER_TRANSACTION);
      for (const settings of due) {
        await insertEmail(tx, {
          kind: getEmailKindCode('digest'),
          userId: settings.user_id,
          periodStart: settings.digest_end ?? new Date(now.getTime() - DAY_MS),
          periodEnd: now,
        });
        if (!isTimeZone(settings.time_zone)) onUnknownTimeZone(settings);
        const lastDigest = new Date(
          Math.max(settings.next_digest_at!.getTime(), now.getTime() - LATE_DIGEST_MS),
        );
        const next = scheduleDigest(settings, now, lastDigest);
        await saveNotificationSettings(tx, { ...settings, ...next, digest_end: now });
      }
      return due.length;
    });
  }
}

/**
 * Returns when the next digest of a person is due; null if they do not receive digests. A time zone that this server
 * does not know, because the settings were stored by another version of Node.js, counts as UTC.
 */
export const scheduleDigest = (
  settings: Pick<NotificationSettingsRow, 'email_mode' | 'digest_hour' | 'time_zone'>,
  now: Date,
  lastDigest: Date | null,
): Pick<NotificationSettingsRow, 'next_digest_at'> => ({
  next_digest_at:
    EMAIL_MODES[settings.email_mode] === 'digest'
      ? getNextDigestTime(
          settings.digest_hour,
          isTimeZone(settings.time_zone) ? settings.time_zone : DEFAULT_TIME_ZONE,
          now,
          lastDigest,
        )
      : null,
});

/**
 * Returns when the next digest is due: at the full hour of the person's local day, once per local day. An hour that a
 * change of the clocks skips becomes the first moment after it. Of an hour that occurs twice, the first one is used.
 * @param hour local hour, 0 to 23
 * @param timeZone an IANA time zone
 * @param lastDigest when the last digest was due; null: there was none
 */
export function getNextDigestTime(hour: number, timeZone: string, now: Date, lastDigest: Date | null): Date {
  const today = toCalendarDate(fromDate(now, timeZone));
  const lastDay = lastDigest && toCalendarDate(fromDate(lastDigest, timeZone));
  for (let day = today; ; day = day.add({ days: 1 })) {
    const at = toZoned(
      new CalendarDateTime(day.year, day.month, day.day, hour),
      timeZone,
      'compatible',
    ).toDate();
    if (at > now && (!lastDay || day.compare(lastDay) > 0)) return at;
  }
}
