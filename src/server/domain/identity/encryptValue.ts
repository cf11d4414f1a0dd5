/**
 * Encrypts state that is kept in the client's cookie, such as that of an OpenID Connect sign-in, so that the
 * client can neither read nor change it.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { insertSettingIfAbsent } from '../../store/write/settings';
import { runInTransaction } from '../../store/write/transaction';
import { randomSecret } from './secrets';

const ENCRYPTION_ALGORITHM = 'aes-256-gcm';
const ENCRYPTION_IV_BYTES = 12;
const ENCRYPTION_AUTH_TAG_BYTES = 16;

/** The encryption secret, the same for all servers of a database. Created once and stored there. */
export function ensureEncryptionSecret({ db }: DatabaseStore): Promise<string> {
  return runInTransaction(db, (tx) => insertSettingIfAbsent(tx, 'secret', randomSecret()));
}

/**
 * Encrypts a value.
 * @param purpose a value encrypted for one purpose cannot be decrypted for another
 */
export function encryptValue(secret: string, purpose: string, value: object): string {
  const iv = randomBytes(ENCRYPTION_IV_BYTES);
  const cipher = createCipheriv(ENCRYPTION_ALGORITHM, deriveEncryptionKey(secret, purpose), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts a value; null if it was not encrypted with this secret for this purpose. */
export function decryptValue<Value>(secret: string, purpose: string, encrypted: string): Value | null {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(
      ENCRYPTION_ALGORITHM,
      deriveEncryptionKey(secret, purpose),
      bytes.subarray(0, ENCRYPTION_IV_BYTES),
    );
    decipher.setAuthTag(bytes.subarray(ENCRYPTION_IV_BYTES, ENCRYPTION_IV_BYTES + ENCRYPTION_AUTH_TAG_BYTES));
    const text = Buffer.concat([
      decipher.update(bytes.subarray(ENCRYPTION_IV_BYTES + ENCRYPTION_AUTH_TAG_BYTES)),
      decipher.final(),
    ]);
    return JSON.parse(text.toString('utf8')) as Value;
  } catch {
    return null;
  }
}

const deriveEncryptionKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
