import { SIGN_INS_PER_MINUTE_MAX } from '../../../shared/limits';
import { countUserAuditEntries } from '../../store/read/audit';
import { readPasswordHash, type PasswordHashRow } from '../../store/read/passwords';
import { deleteOtherSessions } from '../../store/write/credentials';
import { deletePasswordLinks } from '../../store/write/passwordLinks';
import { updateUser } from '../../store/write/users';
import type { RequestContext } from '../context/RequestContext';
import {
  createInvalidFieldError,
  MutationRejectedError,
  rejectInvalidFields,
  createSignInRequiredError,
} from '../base/UserError';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { requireViewerWhoCanChangeOwnAccount } from './account';
import { writeAuditEntry } from '../audit/audit';
import { hashPassword, findNewPasswordProblem, verifyPassword } from './passwords';
import { getCurrentSessionId } from './sessions';
import type { AccountMutationResult } from './updateProfile';

const MS_PER_MINUTE = 60_000;

/**
 * Sets or changes the viewer's password and ends their other sessions.
 * @param input `current`: the current password; not needed while there is none
 */
export function changePassword(
  context: RequestContext,
  { current, password }: { current?: string | null; password: string },
  request: MutationRequest,
): Promise<MutationWriteResult<AccountMutationResult>> {
  // The input is left out, because a fast hash of it is stored with the idempotency key: the password could
  // be guessed from it.
  return runMutationInTransaction(context, { ...request, input: {} }, async () => {
    const holder = requireViewerWhoCanChangeOwnAccount(context);
    const user = await readPasswordHash(context.store.db, holder.id);
    if (!user) throw new MutationRejectedError(createSignInRequiredError());
    rejectInvalidFields([['password', await findNewPasswordProblem(password)]]);
    const { login } = user;
    await runUserPasswordChecksInSequence(holder.id, () =>
      requireCurrentPassword(context, user, current ?? ''),
    );
    const password_hash = await hashPassword(password);
    return async (tx) => {
      await updateUser(tx, holder.id, { password_hash });
      const sessions = await deleteOtherSessions(tx, holder.id, getCurrentSessionId(context));
      await deletePasswordLinks(tx, holder.id);
      await writeAuditEntry(tx, context, {
        action: 'password_changed',
        subject: login,
        details: { sessions },
      });
      return { userId: holder.id };
    };
  });
}

/**
 * Checks the current password. Attempts are limited like those of sign-in, so that a stolen session does not
 * make guessing the password faster.
 * @throws MutationRejectedError VALIDATION_FAILED, RATE_LIMITED
 */
async function requireCurrentPassword(
  context: RequestContext,
  { id, login, password_hash }: PasswordHashRow,
  current: string,
): Promise<void> {
  if (password_hash === null) return;
  const { db } = context.store;
  const failed = await countUserAuditEntries(db, id, 'sign_in_failed', new Date(Date.now() - MS_PER_MINUTE));
  if (failed >= SIGN_INS_PER_MINUTE_MAX) {
    const message = 'Too many attempts. Wait a minute and try again.';
    const limit = SIGN_INS_PER_MINUTE_MAX;
    throw new MutationRejectedError({
      kind: 'limit',
      code: 'RATE_LIMITED',
      message,
      path: ['current'],
      limit,
    });
  }
  if (await verifyPassword(password_hash, current)) return;
  const details = { method: 'password change' };
  await writeAuditEntry(db, context, { action: 'sign_in_failed', subject: login, details });
  throw new MutationRejectedError(createInvalidFieldError('current', 'The current password is incorrect.'));
}

/** For each user who is changing their password, the latest attempt to give the current one. */
const runningPasswordCheckByUserId = new Map<number, Promise<void>>();

/**
 * Runs the password checks of one user one after another: parallel ones would all pass the limit before the
 * first failure is counted.
 */
async function runUserPasswordChecksInSequence(userId: number, work: () => Promise<void>): Promise<void> {
  const attempt = (runningPasswordCheckByUserId.get(userId) ?? Promise.resolve()).then(work);
  const settled = attempt.catch(() => undefined);
  runningPasswordCheckByUserId.set(userId, settled);
  try {
    await attempt;
  } finally {
    if (runningPasswordCheckByUserId.get(userId) === settled) runningPasswordCheckByUserId.delete(userId);
  }
}
