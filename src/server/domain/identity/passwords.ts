/** Password rules and hashing. */
import { hash, type Options, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH_MAX } from '../../../shared/limits';
import { getPasswordProblem } from '../../../shared/validation/people';

/**
 * Parameters of Argon2id, the library's default algorithm, as recommended by OWASP's Password Storage Cheat Sheet: 19
 * MiB of memory, two passes, one lane.
 */
const ARGON2_PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies Options;
const ARGON2_PASSWORD_HASH_PREFIX = `$argon2id$v=19$m=${ARGON2_PARAMETERS.memoryCost},t=${ARGON2_PARAMETERS.timeCost},p=${ARGON2_PARAMETERS.parallelism}$`;

/** Hashes a password in the thread pool, which takes about 40 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_PARAMETERS);

/** Whether a stored password hash was computed with other parameters than the current ones. */
export const isPasswordHashOutdated = (hashed: string): boolean =>
  !hashed.startsWith(ARGON2_PASSWORD_HASH_PREFIX);

/**
 * Checks a password.
 * @param hashed null if the user does not exist or has no password: the check then takes just as long, so that response
 *   times do not reveal it
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  if (password.length > PASSWORD_LENGTH_MAX) return false;
  const matches = await verify(hashed ?? (await getDummyPasswordHash()), password);
  return matches && hashed !== null;
}

/** @returns why the password cannot be chosen, or null if it can */
export async function findNewPasswordProblem(password: string): Promise<string | null> {
  return (
    getPasswordProblem(password) ?? ((await isCommonPassword(password)) ? COMMON_PASSWORD_MESSAGE : null)
  );
}

const COMMON_PASSWORD_MESSAGE = 'This password is too common. Choose another one.';

async function isCommonPassword(password: string): Promise<boolean> {
  return (await loadCommonPasswords()).has(password.toLowerCase());
}

let cachedCommonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords that are long enough to be chosen, in lower case. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  return (cachedCommonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => getPasswordProblem(password) === null)),
  ));
}

let cachedDummyPasswordHash: Promise<string> | undefined;
const getDummyPasswordHash = (): Promise<string> =>
  (cachedDummyPasswordHash ??= hashPassword('not a password of any user'));
