/** The last step of every sign-in method: starts a session and ends the one that the request came with. */
import { readUsers } from '../../store/read/users';
import { deleteSession } from '../../store/write/credentials';
import { insertSession } from '../../store/write/sessions';
import type { Transaction } from '../../store/write/transaction';
import type { Caller } from '../context/RequestContext';
import { writeAuditEntry } from '../audit/audit';
import type { ViewerAndCredential } from './identify';
import { hashSecret, randomSecret } from './secrets';

/** The method of sign-in, as recorded in the audit log. */
export type SignInMethod = 'password' | 'oidc' | 'setup' | 'invitation' | 'password link';

export interface SignInResult extends ViewerAndCredential {
  login: string;
  name: string;
  /** Key of the project that the user joined or created by signing in. */
  projectKey?: string;
  /** The session secret, for the cookie only. */
  secret: string;
}

/**
 * Begins a new session with a new secret. This prevents session fixation: a secret that an attacker has
 * planted in the browser becomes invalid.
 * @returns null if the user may not sign in
 */
export async function beginSession(
  tx: Transaction,
  userId: number,
  method: SignInMethod,
  before: Caller,
): Promise<SignInResult | null> {
  const [user] = await readUsers(tx, [userId]);
  if (!user || user.disabled || user.placeholder) return null;
  if (before.viewer && before.credential?.kind === 'session') {
    await deleteSession(tx, before.viewer.id, before.credential.id);
  }
  const secret = randomSecret();
  const id = await insertSession(tx, { secretHash: hashSecret(secret), userId, ...before.client });
  const viewer = { id: userId, administrator: user.site_role === 'administrator', scope: 'admin' } as const;
  const caller = { viewer, client: before.client };
  await writeAuditEntry(tx, caller, { action: 'signed_in', subject: user.login, details: { method } });
  return { login: user.login, name: user.name, secret, viewer, credential: { kind: 'session', id } };
}
