import { SIGN_INS_PER_MINUTE } from '../../../shared/limits';
import { countOwnEntries } from '../../store/read/audit';
import { readPassword, type PasswordRow } from '../../store/read/passwords';
import { deleteOtherSessions } from '../../store/write/credentials';
import { deletePasswordLinks } from '../../store/write/passwordLinks';
import { updateUser } from '../../store/write/users';
import type { RequestContext } from '../context/RequestContext';
import { invalid, RejectedError, rejectInvalid, signInRequired } from '../base/UserError';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { requireAccountHolder } from './account';
import { audit } from '../audit/audit';
import { hashPassword, newPasswordProblem, verifyPassword } from './passwords';
import { currentSession } from './sessions';
import type { AccountResult } from './updateProfile';

const MINUTE = 60_000;

/**
 * Another password for oneself, or a first one. Whoever is signed in as oneself elsewhere is so no more.
 * @param input `current`: what it is now, where there is one
 */
export function changePassword(
  context: RequestContext,
  { current, password }: { current?: string | null; password: string },
  request: WriteRequest,
): Promise<WriteResult<AccountResult>> {
  // A key is kept with a fast hash of its input: of this one, nothing may be.
  return write(context, { ...request, input: {} }, async () => {
    const holder = requireAccountHolder(context);
    const known = await readPassword(context.store.db, holder.id);
    if (!known) throw new RejectedError(signInRequired());
    rejectInvalid([['password', await newPasswordProblem(password)]]);
    const { login } = known;
    await inTurn(holder.id, () => requireCurrent(context, known, current ?? ''));
    const password_hash = await hashPassword(password);
    return async (tx) => {
      await updateUser(tx, holder.id, { password_hash });
      const sessions = await deleteOtherSessions(tx, holder.id, currentSession(context));
      await deletePasswordLinks(tx, holder.id);
      await audit(tx, context, { action: 'password_changed', subject: login, details: { sessions } });
      return { userId: holder.id };
    };
  });
}

/**
 * Whoever has got hold of somebody's browser finds their password no faster here than by signing in.
 * @throws Refusal
 */
async function requireCurrent(
  context: RequestContext,
  { id, login, password_hash }: PasswordRow,
  current: string,
): Promise<void> {
  if (password_hash === null) return;
  const { db } = context.store;
  const failed = await countOwnEntries(db, id, 'sign_in_failed', new Date(Date.now() - MINUTE));
  if (failed >= SIGN_INS_PER_MINUTE) {
    const message = 'Too many attempts. Wait a minute and try again.';
    const limit = SIGN_INS_PER_MINUTE;
    throw new RejectedError({ kind: 'limit', code: 'RATE_LIMITED', message, path: ['current'], limit });
  }
  if (await verifyPassword(password_hash, current)) return;
  const details = { way: 'change of password' };
  await audit(db, context, { action: 'sign_in_failed', subject: login, details });
  throw new RejectedError(invalid('current', 'The current password is incorrect.'));
}

/** The last try of each person who tries now. */
const turns = new Map<number, Promise<void>>();

/** One try after another: many at once would all be tried before the first of them was counted. */
async function inTurn(userId: number, work: () => Promise<void>): Promise<void> {
  const turn = (turns.get(userId) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  turns.set(userId, settled);
  try {
    await turn;
  } finally {
    if (turns.get(userId) === settled) turns.delete(userId);
  }
}
