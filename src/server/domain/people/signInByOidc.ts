/** Signing in as whom an OpenID provider says one is. */
import { emailProblem, personNameProblem } from '../../../shared/validation/people';
import { lockIdentities, readIdentity, insertIdentity } from '../../store/write/identities';
import { readUsersByLogin } from '../../store/read/users';
import type { Store } from '../../store/Store';
import { inTransaction, type Transaction } from '../../store/write/transaction';
import { addUser } from './addUser';
import type { Caller } from '../context/RequestContext';
import { beginSession, type SignedIn } from '../identity/beginSession';

/** What a provider says of somebody. */
export interface Identity {
  issuer: string;
  /** By which it knows them, for ever. */
  subject: string;
  /** What they are called there, in order of preference: of these and no others a login is made. */
  names: readonly string[];
  name: string | null;
  email: string | null;
}

/**
 * Whoever comes for the first time gets an account of their own: that a provider calls somebody by the login or
 * the address of an account here does not make it theirs.
 * @returns null: they may not sign in
 */
export function signInByIdentity(store: Store, identity: Identity, before: Caller): Promise<SignedIn | null> {
  return inTransaction(store.db, async (tx) => {
    await lockIdentities(tx);
    const known = await readIdentity(tx, identity);
    const userId = known ?? (await makeUser(tx, identity, before));
    return beginSession(tx, userId, 'oidc', before);
  });
}

async function makeUser(tx: Transaction, identity: Identity, before: Caller): Promise<number> {
  const login = await freeLogin(tx, identity.names);
  const name = identity.name && personNameProblem(identity.name) === null ? identity.name : login;
  const email = identity.email && emailProblem(identity.email) === null ? identity.email : null;
  const user = { login, name, email, administrator: false, passwordHash: null };
  const userId = await addUser(tx, { viewer: null, client: before.client }, user);
  await insertIdentity(tx, identity, userId);
  return userId;
}

/** The first of the names that is free, made to fit; else the first with a number behind. */
async function freeLogin(tx: Transaction, names: readonly string[]): Promise<string> {
  const fit = names.map(fitting).filter((login) => login.length >= 2);
  const logins = fit.length > 0 ? fit : ['person'];
  for (let n = 1; ; n++) {
    const tried = n === 1 ? logins : [`${logins[0]!.slice(0, LOGIN_LENGTH - 1 - String(n).length)}-${n}`];
    const taken = new Set((await readUsersByLogin(tx, tried)).map(({ login }) => login));
    const free = tried.find((login) => !taken.has(login));
    if (free) return free;
  }
}

const LOGIN_LENGTH = 39;

/** Of an address what stands before the @; as a login is spelled. */
const fitting = (name: string): string =>
  name
    .replace(/@.*/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, LOGIN_LENGTH)
    .replace(/-+$/, '');
