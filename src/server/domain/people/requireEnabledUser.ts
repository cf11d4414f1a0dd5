import type { UserRow } from '../../store/read/users';
import { createInvalidFieldError, createNotFoundError, MutationRejectedError } from '../base/UserError';

/**
 * Rejects a user who does not exist, was created by an import, or is disabled.
 * @param field the input field that refers to the user
 * @throws MutationRejectedError NOT_FOUND, VALIDATION_FAILED
 */
export function requireEnabledUser(user: UserRow | undefined, field: string): UserRow {
  if (!user) throw new MutationRejectedError(createNotFoundError(field, 'User not found.'));
  if (user.placeholder) {
    throw new MutationRejectedError(
      createInvalidFieldError(field, `${user.login} was created by an import and has no account.`),
    );
  }
  if (user.disabled) {
    throw new MutationRejectedError(
      createInvalidFieldError(field, `The account of ${user.login} is disabled.`),
    );
  }
  return user;
}
