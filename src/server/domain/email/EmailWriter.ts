/** Writes the emails of the outbox immediately before they are sent, with the recipient's permissions at that time. */
import {
  EMAIL_KINDS,
  EMAIL_MODES,
  type EmailMode,
  DEFAULT_EMAIL_MODE,
  isMailAddress,
} from '../../../shared/email';
import { EMAIL_EVENTS_MAX, EMAILS_PER_PERSON_AND_HOUR_MAX } from '../../../shared/limits';
import { getNotificationStateCode } from '../../../shared/notifications';
import {
  type EmailEventRow,
  type EmailRecipientRow,
  readClaimedEmails,
  readEmailEvents,
} from '../../store/read/email';
import type { EmailRow } from '../../store/write/emailOutbox';
import { queuePasswordResets } from '../people/passwordReset';
import { createRequestContext } from '../context/RequestContext';
import type { SharedServices } from '../context/SharedServices';
import type { PreparedEmail, WriteEmail } from './EmailSender';
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

/**
 * Returns the function with which the sender writes emails. It reads the data of a batch in two statements, because
 * each statement on the background connection can wait for a long time. The function that it returns writes one email,
 * with the permissions of the recipient at that time.
 */
export function createEmailWriter({ services, site, from, ...limits }: EmailWriterOptions) {
  const { store } = services;
  const perPersonAndHour = limits.perPersonAndHour ?? EMAILS_PER_PERSON_AND_HOUR_MAX;

  return async function prepareEmails(rows: readonly EmailRow[]): Promise<WriteEmail> {
    const ids = rows.map(({ id }) => id);
    const [claimed, events] = await Promise.all([
      readClaimedEmails(store.background, ids),
      readEmailEvents(store.background, ids, EMAIL_EVENTS_MAX + 1),
    ]);
    const claimedById = new Map(claimed.map((each) => [each.emailId, each]));
    /** Number of notification emails per person within the last hour, including those that are being written. */
    const sentWithinHour = new Map(claimed.map((each) => [each.person.id, each.sentWithinHour]));

    return async (row) => {
      const kind = EMAIL_KINDS[row.kind]!;
      if (kind === 'password_reset' && row.user_id === null) {
        await queuePasswordResets(store, services.email!.secret, row.payload ?? '');
        return { do: 'drop' };
      }
      const known = claimedById.get(row.id);
      if (!known || known.person.disabled) return { do: 'drop' };
      const { person } = known;
      const mode = EMAIL_MODES[known.emailMode ?? -1] ?? DEFAULT_EMAIL_MODE;
      if (kind === 'notification') {
        // The notification was read, done or snoozed meanwhile, or the issue was deleted.
        if (known.notificationState !== UNREAD || mode === 'off' || mode === 'digest') return { do: 'drop' };
        const sent = sentWithinHour.get(person.id)!;
        if (sent >= perPersonAndHour) return { do: 'wait', seconds: RATE_LIMIT_DELAY_SECONDS };
        sentWithinHour.set(person.id, sent + 1);
      }
      const written = await writeEmail(kind, row, person, mode, events.get(row.id) ?? []);
      if (kind === 'notification' && written.do !== 'send')
        sentWithinHour.set(person.id, sentWithinHour.get(person.id)! - 1);
      return written;
    };
  };

  async function writeEmail(
    kind: (typeof EMAIL_KINDS)[number],
    row: EmailRow,
    person: EmailRecipientRow,
    mode: EmailMode,
    events: readonly EmailEventRow[],
  ): Promise<PreparedEmail> {
    // The account is read once more, so that disabling it or changing its role takes effect at once.
    const caller = { credential: null, client: { address: null, userAgent: null } };
    const user = await createRequestContext(services, { ...caller, viewer: null }).load.users.load(person.id);
    if (!user || user.disabled || user.placeholder) return { do: 'drop' };
    const viewer = {
      id: user.id,
      administrator: user.site_role === 'administrator',
      scope: 'admin' as const,
    };
    const context = createRequestContext(services, { ...caller, viewer }, { user, revision: null });
    const request = { context, site, row, person, mode, events };
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
