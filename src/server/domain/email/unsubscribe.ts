/** Unsubscribing by a link in an email. */
import { EMAIL_MODES, getEmailModeCode } from '../../../shared/email';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type EmailRecipientRow, readEmailRecipients } from '../../store/read/email';
import { readNotificationSettings, saveNotificationSettings } from '../../store/write/notificationSettings';
import { runInTransaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import type { ClientInfo } from '../context/RequestContext';
import { createDefaultNotificationSettings } from './notificationSettings';
import { parseUnsubscribeToken } from './unsubscribeToken';

/** Returns the person to whom an unsubscribe token belongs, or null if it is invalid. */
export async function findUnsubscribingPerson(
  { db }: DatabaseStore,
  secret: string,
  token: string,
): Promise<EmailRecipientRow | null> {
  const userId = parseUnsubscribeToken(secret, token);
  const [person] = userId === null ? [] : await readEmailRecipients(db, [userId]);
  return person ?? null;
}

/** Turns off a person's notification emails. Returns the person, or null if the link is invalid. */
export async function unsubscribe(
  store: DatabaseStore,
  secret: string,
  token: string,
  client: ClientInfo,
): Promise<EmailRecipientRow | null> {
  const person = await findUnsubscribingPerson(store, secret, token);
  if (!person) return null;
  return runInTransaction(store.db, async (tx) => {
    const settings =
      (await readNotificationSettings(tx, person.id)) ?? createDefaultNotificationSettings(person.id);
    if (EMAIL_MODES[settings.email_mode] === 'off') return person;
    await saveNotificationSettings(tx, {
      ...settings,
      email_mode: getEmailModeCode('off'),
      next_digest_at: null,
    });
    await writeAuditEntry(
      tx,
      { viewer: { id: person.id }, client },
      {
        action: 'notification_settings_changed',
        subject: person.login,
        details: { email: 'off', by: 'link' },
      },
    );
    return person;
  });
}
