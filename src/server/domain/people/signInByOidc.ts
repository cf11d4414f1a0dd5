/** Sign-in with an OpenID Connect provider. */
import { WinnowError } from '../../../shared/errors';
import { getEmailProblem, getPersonNameProblem } from '../../../shared/validation/people';
import { isStorableText } from '../../../shared/validation/texts';
import {
  lockOidcIdentities,
  readUserIdByOidcIdentity,
  insertOidcIdentity,
} from '../../store/write/identities';
import { readUsersByLogin } from '../../store/read/users';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { insertUserWithAuditEntry } from './insertUserWithAuditEntry';
import type { Caller } from '../context/RequestContext';
import { beginSession, type SignInResult } from '../identity/beginSession';

/** What the OpenID provider states about a user. */
export interface OidcIdentity {
  issuer: string;
  /** The provider's permanent identifier of the user. */
  subject: string;
  /** Names at the provider, in order of preference, from which a login is derived. */
  names: readonly string[];
  name: string | null;
  email: string | null;
}

/**
 * Signs a user of an OpenID provider in, with a new account the first time. Existing accounts are never
 * linked by login or email: a provider's claim does not prove that an account belongs to the user.
 * @returns null if the user may not sign in
 * @throws WinnowError VALIDATION_FAILED if the provider's identifier of the user cannot be stored
 */
export function signInByOidcIdentity(
  store: DatabaseStore,
  identity: OidcIdentity,
  before: Caller,
): Promise<SignInResult | null> {
  // PostgreSQL rejects NUL, and would store the same character for different unpaired surrogates.
  if (!isStorableText(identity.subject) || !isStorableText(identity.issuer))
    throw new WinnowError(
      'VALIDATION_FAILED',
      'The OpenID provider has sent an identifier with an invalid character.',
    );
  return runInTransaction(store.db, async (tx) => {
    await lockOidcIdentities(tx);
    const existing = await readUserIdByOidcIdentity(tx, identity);
    const userId = existing ?? (await createOidcUser(tx, identity, before));
    return beginSession(tx, userId, 'oidc', before);
  });
}

async function createOidcUser(tx: Transaction, identity: OidcIdentity, before: Caller): Promise<number> {
  const login = await findAvailableOidcLogin(tx, identity.names);
  const name = identity.name && getPersonNameProblem(identity.name) === null ? identity.name : login;
  const email = identity.email && getEmailProblem(identity.email) === null ? identity.email : null;
  const user = { login, name, email, administrator: false, passwordHash: null };
  const userId = await insertUserWithAuditEntry(tx, { viewer: null, client: before.client }, user);
  await insertOidcIdentity(tx, identity, userId);
  return userId;
}

/** The first name that is available as a login; otherwise the first one with a number appended. */
async function findAvailableOidcLogin(tx: Transaction, names: readonly string[]): Promise<string> {
  const candidates = names.map(convertNameToLogin).filter((login) => login.length >= 2);
  const logins = candidates.length > 0 ? candidates : ['person'];
  for (let n = 1; ; n++) {
    const attempt =
      n === 1 ? logins : [`${logins[0]!.slice(0, GENERATED_LOGIN_LENGTH_MAX - 1 - String(n).length)}-${n}`];
    const accounts = (await readUsersByLogin(tx, attempt)).filter(({ placeholder }) => !placeholder);
    const taken = new Set(accounts.map(({ login }) => login));
    const free = attempt.find((login) => !taken.has(login));
    if (free) return free;
  }
}

const GENERATED_LOGIN_LENGTH_MAX = 39;

/** Converts a name to a valid login. Of an email address, uses the part before the @. */
const convertNameToLogin = (name: string): string =>
  name
    .replace(/@.*/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, GENERATED_LOGIN_LENGTH_MAX)
    .replace(/-+$/, '');
