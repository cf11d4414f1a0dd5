/**
 * Account commands of the command line. They check no permissions: running them requires access to the
 * machine.
 */
import { readUsersByLogin, type UserRow } from '../../store/read/users';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { deleteUserCredentials, deleteOtherSessions } from '../../store/write/credentials';
import { deleteInvalidInvitations } from '../../store/write/invitations';
import { deletePasswordLinks } from '../../store/write/passwordLinks';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { updateUser } from '../../store/write/users';
import { writeAuditEntry } from '../audit/audit';
import { COMMAND_LINE_CALLER } from '../identity/commandLine';
import { hashPassword, findNewPasswordProblem } from '../identity/passwords';
import { createNotFoundError, MutationRejectedError, rejectInvalidFields } from '../base/UserError';
import { insertUserWithAuditEntry, type NewUser, getUserFieldProblems } from './insertUserWithAuditEntry';
import { createPasswordLinkSecret } from './passwordLinks';

/**
 * Creates an account.
 * @param password null: returns the secret of a link by which the user chooses one
 * @throws MutationRejectedError
 */
export async function createUserFromCommandLine(
  { background }: DatabaseStore,
  user: Omit<NewUser, 'passwordHash'>,
  password: string | null,
): Promise<string | null> {
  rejectInvalidFields([
    ...getUserFieldProblems(user),
    ['password', password && (await findNewPasswordProblem(password))],
  ]);
  const passwordHash = password && (await hashPassword(password));
  return runInTransaction(background, async (tx) => {
    const userId = await insertUserWithAuditEntry(tx, COMMAND_LINE_CALLER, { ...user, passwordHash });
    return passwordHash ? null : createPasswordLinkSecret(tx, userId);
  });
}

/**
 * Disables or enables an account. Disabling ends all sessions, tokens and invitations of the user.
 * @throws MutationRejectedError
 */
export function setUserDisabled(
  { background }: DatabaseStore,
  login: string,
  disabled: boolean,
): Promise<void> {
  return runInTransaction(background, async (tx) => {
    const user = await requireUserByLogin(tx, login);
    if (user.disabled === disabled) return;
    await updateUser(tx, user.id, { disabled });
    if (disabled) await deleteUserCredentials(tx, user.id);
    await deleteInvalidInvitations(tx, user.id);
    const action = disabled ? 'user_disabled' : 'user_enabled';
    await writeAuditEntry(tx, COMMAND_LINE_CALLER, { action, subject: login });
  });
}

/**
 * Sets a password and ends all sessions.
 * @param password null: returns the secret of a link by which the user chooses one
 * @throws MutationRejectedError
 */
export async function resetPasswordFromCommandLine(
  { background }: DatabaseStore,
  login: string,
  password: string | null,
): Promise<string | null> {
  rejectInvalidFields([['password', password && (await findNewPasswordProblem(password))]]);
  const password_hash = password && (await hashPassword(password));
  return runInTransaction(background, async (tx) => {
    const user = await requireUserByLogin(tx, login);
    if (!password_hash) {
      await writeAuditEntry(tx, COMMAND_LINE_CALLER, { action: 'password_link_created', subject: login });
      return createPasswordLinkSecret(tx, user.id);
    }
    await updateUser(tx, user.id, { password_hash });
    const sessions = await deleteOtherSessions(tx, user.id, null);
    await deletePasswordLinks(tx, user.id);
    await writeAuditEntry(tx, COMMAND_LINE_CALLER, {
      action: 'password_changed',
      subject: login,
      details: { sessions },
    });
    return null;
  });
}

async function requireUserByLogin(tx: Transaction, login: string): Promise<UserRow> {
  const [user] = await readUsersByLogin(tx, [login]);
  if (!user || user.placeholder)
    throw new MutationRejectedError(createNotFoundError('login', `No user has the login ${login}.`));
  return user;
}
