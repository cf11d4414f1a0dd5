/** Signs users in by password, and out. */
import { readPasswordHashByLogin } from '../../store/read/passwords';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { deleteSession } from '../../store/write/credentials';
import { updateUser } from '../../store/write/users';
import { runInTransaction } from '../../store/write/transaction';
import type { Caller, ClientInfo } from '../context/RequestContext';
import { writeAuditEntry } from '../audit/audit';
import { beginSession, type SignInResult } from './beginSession';
import { hashPassword, isPasswordHashOutdated, verifyPassword } from './passwords';

/**
 * Checks a login and password, and begins a session.
 * @returns null on failure; an unknown login takes as long as a wrong password
 */
export async function signInByPassword(
  store: DatabaseStore,
  { login, password }: { login: string; password: string },
  before: Caller,
): Promise<SignInResult | null> {
  const user = await readPasswordHashByLogin(store.db, login);
  const matches = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !matches) {
    await writeFailedSignInAuditEntry(store, user?.login ?? null, before.client);
    return null;
  }
  const newHash = isPasswordHashOutdated(user.password_hash!) ? await hashPassword(password) : null;
  return runInTransaction(store.db, async (tx) => {
    if (newHash) await updateUser(tx, user.id, { password_hash: newHash });
    return beginSession(tx, user.id, 'password', before);
  });
}

/**
 * Writes a failed sign-in to the audit log, without an unknown login: users sometimes type their password
 * there.
 */
async function writeFailedSignInAuditEntry(
  { db }: DatabaseStore,
  login: string | null,
  client: ClientInfo,
): Promise<void> {
  await writeAuditEntry(db, { viewer: null, client }, { action: 'sign_in_failed', subject: login });
}

/** Ends the session that sent the request, if it has one. */
export async function signOut({ db }: DatabaseStore, caller: Caller): Promise<void> {
  const { viewer, credential } = caller;
  if (!viewer || credential?.kind !== 'session') return;
  await runInTransaction(db, async (tx) => {
    if (await deleteSession(tx, viewer.id, credential.id))
      await writeAuditEntry(tx, caller, { action: 'signed_out' });
  });
}
