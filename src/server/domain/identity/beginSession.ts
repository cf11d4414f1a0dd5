/** What every way to sign in ends with: a new session, in place of the one before. */
import { readUsers } from '../../store/read/users';
import { deleteSession } from '../../store/write/credentials';
import { insertSession } from '../../store/write/sessions';
import type { Transaction } from '../../store/write/transaction';
import type { Caller } from '../context/RequestContext';
import { audit } from '../audit/audit';
import type { Authenticated } from './identify';
import { hashOf, newSecret } from './secrets';

/** How somebody proved who they are. */
export type SignInMethod = 'password' | 'oidc' | 'setup' | 'invitation' | 'password link';

export interface SignedIn extends Authenticated {
  login: string;
  name: string;
  /** Of the project that they have joined or made with it. */
  projectKey?: string;
  /** For the browser alone. */
  secret: string;
}

/**
 * Whoever could have known the secret of the session before knows nothing of this one.
 * @returns null: this person may not sign in
 */
export async function beginSession(
  tx: Transaction,
  userId: number,
  way: SignInMethod,
  before: Caller,
): Promise<SignedIn | null> {
  const [user] = await readUsers(tx, [userId]);
  if (!user || user.disabled || user.placeholder) return null;
  if (before.viewer && before.credential?.kind === 'session') {
    await deleteSession(tx, before.viewer.id, before.credential.id);
  }
  const secret = newSecret();
  const id = await insertSession(tx, { secretHash: hashOf(secret), userId, ...before.client });
  const viewer = { id: userId, administrator: user.site_role === 'administrator', scope: 'admin' } as const;
  const caller = { viewer, client: before.client };
  await audit(tx, caller, { action: 'signed_in', subject: user.login, details: { way } });
  return { login: user.login, name: user.name, secret, viewer, credential: { kind: 'session', id } };
}
