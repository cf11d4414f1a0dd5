/** Password rules and hashing. */
import { hash, type Options, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH_MAX } from '../../../shared/limits';
import { passwordProblem } from '../../../shared/validation/people';

/** Argon2id, the library's default, as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies Options;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Takes about 40 ms, in the thread pool. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether the hash has outdated parameters. */
export const isOutdated = (hashed: string): boolean => !hashed.startsWith(PREFIX);

/**
 * @param hashed null: no password to compare with; takes the same time, so that response times reveal
 *   nothing
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  if (password.length > PASSWORD_LENGTH_MAX) return false;
  const matches = await verify(hashed ?? (await dummyHash()), password);
  return matches && hashed !== null;
}

/** @returns why the password cannot be chosen, or null if it can */
export async function newPasswordProblem(password: string): Promise<string | null> {
  return passwordProblem(password) ?? ((await isCommon(password)) ? COMMON : null);
}

const COMMON = 'This password is too common. Choose another one.';

async function isCommon(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords that are long enough to be chosen, in lower case. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => passwordProblem(password) === null)),
  ));
}

let cachedDummyHash: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (cachedDummyHash ??= hashPassword('not a password of any user'));
