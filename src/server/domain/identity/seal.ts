/**
 * Encrypts state that is kept in the client's cookie, such as that of an OpenID Connect sign-in, so that the
 * client can neither read nor change it.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Store } from '../../store/Store';
import { putSettingIfAbsent } from '../../store/write/settings';
import { inTransaction } from '../../store/write/transaction';
import { newSecret } from './secrets';

const SEAL_ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The encryption secret, the same for all servers of a database. Created once and stored there. */
export function sharedSecret({ db }: Store): Promise<string> {
  return inTransaction(db, (tx) => putSettingIfAbsent(tx, 'secret', newSecret()));
}

/**
 * Encrypts a value.
 * @param purpose a value sealed for one purpose cannot be unsealed for another
 */
export function seal(secret: string, purpose: string, value: object): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(SEAL_ALGORITHM, deriveKey(secret, purpose), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts a value. Null: it was not sealed with this secret and purpose. */
export function unseal<Value>(secret: string, purpose: string, sealed: string): Value | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(
      SEAL_ALGORITHM,
      deriveKey(secret, purpose),
      bytes.subarray(0, IV_BYTES),
    );
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as Value;
  } catch {
    return null;
  }
}

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
