/** Writes the emails of the outbox immediately before they are sent, with the recipient's permissions at that time. */
import {
  EMAIL_KINDS,
  EMAIL_MODES,
  DEFAULT_EMAIL_MODE,
  getEmailModeCode,
  isMailAddress,
} from '../../../shared/email';
import { EMAILS_PER_PERSON_AND_HOUR_MAX } from '../../../shared/limits';
import { getNotificationStateCode } from '../../../shared/notifications';
import { type EmailRecipientRow, readEmailedNotification, readEmailRecipients } from '../../store/read/email';
import { countEmailsOfLastHour, type EmailRow } from '../../store/write/emailOutbox';
import { readNotificationSettings } from '../../store/write/notificationSettings';
import { queuePasswordResets } from '../people/passwordReset';
import { createRequestContext } from '../context/RequestContext';
import type { SharedServices } from '../context/SharedServices';
import type { PreparedEmail } from './EmailSender';
import type { MailAddress } from './MailTransport';
import { writeInvitationEmail, writePasswordResetEmail } from './writeAccountEmail';
import { writeBulkEmail } from './writeBulkEmail';
import type { EmailSite, WrittenEmail } from './EmailSite';
import { writeDigest } from './writeDigest';
import { writeIssueEmail } from './writeIssueEmail';

const UNREAD = getNotificationStateCode('unread');
/** Seconds after which an email beyond EMAILS_PER_PERSON_AND_HOUR_MAX is tried again. */
const RATE_LIMIT_DELAY_SECONDS = 600;

export interface EmailWriterOptions {
  services: SharedServices;
  site: EmailSite;
  from: MailAddress;
  perPersonAndHour?: number;
}

/** Returns the function by which the sender writes emails. */
export function createEmailWriter({ services, site, from, ...limits }: EmailWriterOptions) {
  const { store } = services;

  return async function prepareEmail(row: EmailRow): Promise<PreparedEmail> {
    const kind = EMAIL_KINDS[row.kind]!;
    if (kind === 'password_reset' && row.user_id === null) {
      await queuePasswordResets(store, services.email!.secret, row.payload ?? '');
      return { do: 'drop' };
    }
    const [person] = row.user_id === null ? [] : await readEmailRecipients(store.background, [row.user_id]);
    if (!person || person.disabled) return { do: 'drop' };
    const waiting = kind === 'notification' ? await checkNotification(row, person) : null;
    if (waiting) return waiting;
    const context = createRequestContext(services, {
      viewer: { id: person.id, administrator: person.administrator, scope: 'admin' },
      credential: null,
      client: { address: null, userAgent: null },
    });
    const request = { context, site, row, person };
    const invitation =
      kind === 'invitation' ? await writeInvitationEmail(request, services.email!.secret) : null;
    const to = kind === 'invitation' ? invitation?.to : person.email;
    if (!to) return { do: 'drop' };
    if (!isMailAddress(to)) return { do: 'fail', error: 'The email address is invalid.' };
    const written = invitation ? invitation.email : await write(kind, request);
    if (written === null) return { do: 'drop' };
    if (written === 'not yet') return { do: 'wait', seconds: 30 };
    const { senderName, ...email } = written;
    return {
      do: 'send',
      email: {
        ...email,
        messageId: site.createMessageId(`email-${row.id}`),
        from: { ...from, name: senderName ? `${senderName} (${from.name})` : from.name },
        to: { name: invitation ? '' : person.name, address: to },
      },
    };
  };

  /** Returns what to do instead of sending a notification email now; null: send it. */
  async function checkNotification(
    row: EmailRow,
    { id: userId }: EmailRecipientRow,
  ): Promise<PreparedEmail | null> {
    const key = {
      userId,
      projectId: row.project_id!,
      issueNumber: row.issue_number,
      bulkNumber: row.bulk_number,
    };
    const notification = await readEmailedNotification(store.background, key);
    // The notification was read, done or snoozed meanwhile, or the issue was deleted.
    if (notification?.state !== UNREAD) return { do: 'drop' };
    const settings = await readNotificationSettings(store.background, userId);
    const mode = EMAIL_MODES[settings?.email_mode ?? getEmailModeCode(DEFAULT_EMAIL_MODE)];
    if (mode === 'off' || mode === 'digest') return { do: 'drop' };
    const sent = (await countEmailsOfLastHour(store.background, [userId])).get(userId) ?? 0;
    return sent >= (limits.perPersonAndHour ?? EMAILS_PER_PERSON_AND_HOUR_MAX)
      ? { do: 'wait', seconds: RATE_LIMIT_DELAY_SECONDS }
      : null;
  }
}

function write(
  kind: (typeof EMAIL_KINDS)[number],
  request: Parameters<typeof writeIssueEmail>[0],
): Promise<WrittenEmail> {
  if (kind === 'digest') return writeDigest(request);
  if (kind === 'password_reset') return writePasswordResetEmail(request);
  return request.row.bulk_number > 0 ? writeBulkEmail(request) : writeIssueEmail(request);
}
