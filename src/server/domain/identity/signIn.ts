/** Signing in with a password, and out again. */
import { readPasswordByLogin } from '../../store/read/passwords';
import type { Store } from '../../store/Store';
import { deleteSession } from '../../store/write/credentials';
import { updateUser } from '../../store/write/users';
import { inTransaction } from '../../store/write/transaction';
import type { Caller, ClientInfo } from '../context/RequestContext';
import { audit } from '../audit/audit';
import { beginSession, type SignedIn } from './beginSession';
import { hashPassword, isOutdated, verifyPassword } from './passwords';

/** @returns null: no, whatever the reason; an unknown login takes as long as a wrong password */
export async function signInByPassword(
  store: Store,
  { login, password }: { login: string; password: string },
  before: Caller,
): Promise<SignedIn | null> {
  const known = await readPasswordByLogin(store.db, login);
  const matches = await verifyPassword(known?.password_hash ?? null, password);
  if (!known || !matches) {
    await tellFailure(store, known?.login ?? null, before.client);
    return null;
  }
  const better = isOutdated(known.password_hash!) ? await hashPassword(password) : null;
  return inTransaction(store.db, async (tx) => {
    if (better) await updateUser(tx, known.id, { password_hash: better });
    return beginSession(tx, known.id, 'password', before);
  });
}

/** Of a login that nobody has, nothing is kept: some type their password there. */
async function tellFailure({ db }: Store, login: string | null, origin: ClientInfo): Promise<void> {
  await audit(db, { viewer: null, client: origin }, { action: 'sign_in_failed', subject: login });
}

/** Ends the session that one asks with, where it is one. */
export async function signOut({ db }: Store, asking: Caller): Promise<void> {
  const { viewer, credential } = asking;
  if (!viewer || credential?.kind !== 'session') return;
  await inTransaction(db, async (tx) => {
    if (await deleteSession(tx, viewer.id, credential.id)) await audit(tx, asking, { action: 'signed_out' });
  });
}
