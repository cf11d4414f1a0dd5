import {
  getEmailProblem,
  getLoginNameProblem,
  getPersonNameProblem,
} from '../../../shared/validation/people';
import type { Transaction } from '../../store/write/transaction';
import { insertUser } from '../../store/write/users';
import { writeAuditEntry, type AuditActor } from '../audit/audit';
import { createInvalidFieldError, MutationRejectedError } from '../base/UserError';

export interface NewUser {
  login: string;
  name: string;
  email: string | null;
  administrator: boolean;
  /** Hash of the password, or null if the user signs in through OpenID Connect or chooses a password later. */
  passwordHash: string | null;
}

/** The validation message per field, for rejectInvalidFields. */
export const getUserFieldProblems = ({ login, name, email }: Pick<NewUser, 'login' | 'name' | 'email'>) =>
  [
    ['login', getLoginNameProblem(login)],
    ['name', getPersonNameProblem(name)],
    ['email', getEmailProblem(email ?? '')],
  ] as const;

/**
 * Creates an account and returns its id.
 * @throws MutationRejectedError VALIDATION_FAILED if the login is taken
 */
export async function insertUserWithAuditEntry(
  tx: Transaction,
  actor: AuditActor,
  { login, name, email, administrator, passwordHash }: NewUser,
): Promise<number> {
  const site_role = administrator ? 'administrator' : 'user';
  const user = { login, name: name.trim(), email: email?.trim() || null, site_role } as const;
  const userId = await insertUser(tx, { ...user, password_hash: passwordHash });
  if (userId === null)
    throw new MutationRejectedError(createInvalidFieldError('login', `The login ${login} is already taken.`));
  await writeAuditEntry(tx, actor, { action: 'user_created', subject: login, details: { administrator } });
  return userId;
}
