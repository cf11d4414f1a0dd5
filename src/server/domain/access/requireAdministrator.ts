/** Checks that the viewer is an administrator of the site. */
import { WinnowError } from '../../../shared/errors';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import {
  forbiddenError,
  tokenScopeError,
  RejectedError,
  signInRequiredError,
  type UserError,
} from '../base/UserError';
import { canAdminister, type Viewer } from './permissions';

interface ContextWithViewer {
  viewer: Viewer | null;
}

/**
 * Throws unless the viewer is an administrator. For queries, whose errors become GraphQL errors.
 * @param action completes the message "Only administrators can …": "read the audit log"
 * @throws WinnowError FORBIDDEN, UNAUTHENTICATED
 */
export function requireAdministrator(context: ContextWithViewer, action: string): void {
  const error = getAdministratorError(context, action);
  if (error) throw new WinnowError(error.code, error.message);
}

/**
 * Rejects a mutation unless the viewer is an administrator: its payload then contains the error.
 * @throws RejectedError
 */
export function rejectUnlessAdministrator(context: ContextWithViewer, action: string): void {
  const error = getAdministratorError(context, action);
  if (error) throw new RejectedError(error);
}

/**
 * Locks the administrators' rows and checks the role again in the transaction, so that a role that was removed
 * during the request is no longer usable. Two administrators who remove each other's role are serialized: the
 * second one is rejected.
 * @throws RejectedError
 */
export async function lockAndRequireAdministrator(
  tx: Transaction,
  { viewer }: ContextWithViewer,
  action: string,
): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (!viewer || !administrators.includes(viewer.id)) {
    throw new RejectedError(forbiddenError('ADMINISTER', action));
  }
}

function getAdministratorError({ viewer }: ContextWithViewer, action: string): UserError | null {
  if (canAdminister(viewer)) return null;
  if (!viewer) return signInRequiredError();
  return viewer.administrator ? tokenScopeError(viewer.scope) : forbiddenError('ADMINISTER', action);
}
