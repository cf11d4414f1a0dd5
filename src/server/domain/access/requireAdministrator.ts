/** Checks that the viewer is an administrator of the site. */
import { WinnowError } from '../../../shared/errors';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import {
  createForbiddenError,
  createTokenScopeError,
  MutationRejectedError,
  createSignInRequiredError,
  type UserError,
} from '../base/UserError';
import { isAdministratorActor, type Viewer } from './permissions';

interface ContextWithViewer {
  viewer: Viewer | null;
}

/**
 * Throws unless the viewer is an administrator. For queries, whose errors become GraphQL errors.
 * @param action completes the message "Only administrators can …": "read the audit log"
 * @throws WinnowError FORBIDDEN, UNAUTHENTICATED
 */
export function requireAdministrator(context: ContextWithViewer, action: string): void {
  const error = getAdministratorPermissionError(context, action);
  if (error) throw new WinnowError(error.code, error.message);
}

/**
 * Rejects a mutation unless the viewer is an administrator: its payload then contains the error.
 * @throws MutationRejectedError
 */
export function rejectUnlessAdministrator(context: ContextWithViewer, action: string): void {
  const error = getAdministratorPermissionError(context, action);
  if (error) throw new MutationRejectedError(error);
}

/**
 * Locks the administrators' rows and checks the role again in the transaction, so that a role that was removed
 * during the request is no longer usable. Two administrators who remove each other's role are serialized: the
 * second one is rejected.
 * @throws MutationRejectedError
 */
export async function requireAdministratorWithLock(
  tx: Transaction,
  { viewer }: ContextWithViewer,
  action: string,
): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (!viewer || !administrators.includes(viewer.id)) {
    throw new MutationRejectedError(createForbiddenError('ADMINISTER', action));
  }
}

function getAdministratorPermissionError({ viewer }: ContextWithViewer, action: string): UserError | null {
  if (isAdministratorActor(viewer)) return null;
  if (!viewer) return createSignInRequiredError();
  return viewer.administrator
    ? createTokenScopeError(viewer.scope)
    : createForbiddenError('ADMINISTER', action);
}
