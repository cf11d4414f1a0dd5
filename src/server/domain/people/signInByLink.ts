/** Sign-in by a link: joining a project with a new account, or choosing a password. */
import { readProjectsById } from '../../store/read/projects';
import { readInvitationBySecret } from '../../store/read/invitations';
import { isValidPasswordLink } from '../../store/read/passwords';
import { readUsers } from '../../store/read/users';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { deleteOtherSessions } from '../../store/write/credentials';
import { consumePasswordLink, deletePasswordLinks } from '../../store/write/passwordLinks';
import { runInTransaction } from '../../store/write/transaction';
import { updateUser } from '../../store/write/users';
import { insertUserWithAuditEntry, getUserFieldProblems } from './insertUserWithAuditEntry';
import { joinProjectByInvitation } from './invitations';
import type { Caller } from '../context/RequestContext';
import { createNotFoundError, MutationRejectedError, rejectInvalidFields } from '../base/UserError';
import { writeAuditEntry } from '../audit/audit';
import { beginSession, type SignInResult } from '../identity/beginSession';
import { hashPassword, findNewPasswordProblem } from '../identity/passwords';
import { hashSecret } from '../identity/secrets';

export interface InvitationSignUpInput {
  token: string;
  login: string;
  name: string;
  password: string;
}

/**
 * Creates an account for an invited person and signs them in.
 * @throws MutationRejectedError
 */
export async function signUpByInvitation(
  store: DatabaseStore,
  { token, login, name, password }: InvitationSignUpInput,
  before: Caller,
): Promise<SignInResult | null> {
  // The link is checked first: without a valid one, nobody can find out which logins exist.
  if (!(await readInvitationBySecret(store.db, hashSecret(token)))) {
    throw new MutationRejectedError(
      createNotFoundError('token', 'This invitation is invalid or has expired. Ask for a new one.'),
    );
  }
  rejectInvalidFields([
    ...getUserFieldProblems({ login, name, email: null }),
    ['password', await findNewPasswordProblem(password)],
  ]);
  const user = { login, name, email: null, administrator: false, passwordHash: await hashPassword(password) };
  return runInTransaction(store.db, async (tx) => {
    const id = await insertUserWithAuditEntry(tx, { ...before, viewer: null }, user);
    const projectId = await joinProjectByInvitation(tx, { viewer: { id }, client: before.client }, token);
    const [project] = await readProjectsById(tx, [projectId], id);
    const signedIn = await beginSession(tx, id, 'invitation', before);
    return signedIn && { ...signedIn, ...(project && { projectKey: project.key }) };
  });
}

const INVALID_PASSWORD_LINK_ERROR = createNotFoundError(
  'token',
  'This link was already used or has expired. Ask for a new one.',
);

/**
 * Sets the password of a password link's user, ends their other sessions and signs them in.
 * @throws MutationRejectedError
 */
export async function setPasswordByLink(
  store: DatabaseStore,
  { token, password }: { token: string; password: string },
  before: Caller,
): Promise<SignInResult | null> {
  // The link is checked first: hashing a password is expensive and must not be available without a valid
  // link.
  if (!(await isValidPasswordLink(store.db, hashSecret(token))))
    throw new MutationRejectedError(INVALID_PASSWORD_LINK_ERROR);
  rejectInvalidFields([['password', await findNewPasswordProblem(password)]]);
  const password_hash = await hashPassword(password);
  return runInTransaction(store.db, async (tx) => {
    const userId = await consumePasswordLink(tx, hashSecret(token));
    const [user] = userId === null ? [] : await readUsers(tx, [userId]);
    if (!user || user.disabled) throw new MutationRejectedError(INVALID_PASSWORD_LINK_ERROR);
    await updateUser(tx, user.id, { password_hash });
    await deletePasswordLinks(tx, user.id);
    const sessions = await deleteOtherSessions(tx, user.id, null);
    const caller = { viewer: { id: user.id }, client: before.client };
    await writeAuditEntry(tx, caller, {
      action: 'password_changed',
      subject: user.login,
      details: { sessions },
    });
    return beginSession(tx, user.id, 'password link', before);
  });
}
