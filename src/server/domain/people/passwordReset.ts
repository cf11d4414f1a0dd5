/** Password resets by email. */
import { getEmailKindCode } from '../../../shared/email';
import { PASSWORD_RESET_TTL_MS, PASSWORD_RESETS_PER_HOUR_MAX } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { findAccountsByLoginOrEmail } from '../../store/read/email';
import { countRecentEmails, insertEmail } from '../../store/write/emailOutbox';
import { insertPasswordLink } from '../../store/write/passwordLinks';
import { runInTransaction } from '../../store/write/transaction';
import type { EmailService } from '../context/SharedServices';
import { decryptValue, encryptValue } from '../identity/encryptValue';
import { hashSecret, randomSecret } from '../identity/secrets';

const PASSWORD_RESET_KIND = getEmailKindCode('password_reset');
const REQUEST_PURPOSE = 'password reset';
/** Maximum number of accounts with the same address for which one request sends links. */
const ACCOUNTS_PER_REQUEST_MAX = 5;
/** Maximum length of the typed text, in UTF-16 code units: no login or address is longer. The rest is cut off. */
const TYPED_LENGTH_MAX = 254;

/**
 * Queues a request to reset a password. The accounts are looked up when the outbox is processed, so that the request
 * takes the same time and has the same response, whether there is an account or not.
 * @param typed a login or an email address
 */
export async function requestPasswordReset(
  store: DatabaseStore,
  email: EmailService,
  typed: string,
): Promise<void> {
  const payload = encryptValue(email.secret, REQUEST_PURPOSE, {
    typed: typed.trim().slice(0, TYPED_LENGTH_MAX),
  });
  await runInTransaction(store.db, (tx) =>
    insertEmail(tx, { kind: PASSWORD_RESET_KIND, userId: null, payload }),
  );
  email.announce();
}

/**
 * Queues an email for each account of a request, except for accounts with an email that is waiting or
 * PASSWORD_RESETS_PER_HOUR_MAX emails in the last hour. Therefore, if this runs again after a crash, it adds nothing.
 */
export async function queuePasswordResets(
  store: DatabaseStore,
  secret: string,
  payload: string,
): Promise<void> {
  const request = decryptValue<{ typed: string }>(secret, REQUEST_PURPOSE, payload);
  if (!request) return;
  await runInTransaction(store.background, async (tx) => {
    for (const { id } of await findAccountsByLoginOrEmail(tx, request.typed, ACCOUNTS_PER_REQUEST_MAX)) {
      const { count, isWaiting } = await countRecentEmails(tx, PASSWORD_RESET_KIND, id);
      if (!isWaiting && count < PASSWORD_RESETS_PER_HOUR_MAX)
        await insertEmail(tx, { kind: PASSWORD_RESET_KIND, userId: id });
    }
  });
}

/** Creates a link `/password#SECRET` for an email, and returns its secret. Only its hash is stored. */
export async function createPasswordResetSecret(
  { background }: DatabaseStore,
  userId: number,
): Promise<string> {
  const secret = randomSecret();
  await runInTransaction(background, (tx) =>
    insertPasswordLink(tx, {
      secret_hash: hashSecret(secret),
      user_id: userId,
      expires_at: new Date(Date.now() + PASSWORD_RESET_TTL_MS),
    }),
  );
  return secret;
}
