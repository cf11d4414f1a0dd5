/** What only administrators may. */
import { WinnowError } from '../../../shared/errors';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import { canAdminister } from '../can';
import type { RequestContext } from '../RequestContext';
import { beyondScope, type UserError, forbidden, RejectedError, signIn } from '../writing/UserError';

/** @throws WinnowError: what is read is answered or not. @param what "read the audit log" */
export function requireAdministrator(context: Pick<RequestContext, 'viewer'>, what: string): void {
  const failure = whyNot(context, what);
  if (failure) throw new WinnowError(failure.code, failure.message);
}

/** @throws Refusal */
export function refuseUnlessAdministrator(context: Pick<RequestContext, 'viewer'>, what: string): void {
  const failure = whyNot(context, what);
  if (failure) throw new RejectedError(failure);
}

/**
 * The same as the database has it now: whoever lost the right while they were asking writes nothing by it. Two who
 * take each other's right come one after the other: the second has none any more. @throws Refusal
 */
export async function holdAdministrator(
  tx: Transaction,
  { viewer }: Pick<RequestContext, 'viewer'>,
  what: string,
): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (!viewer || !administrators.includes(viewer.id)) throw new RejectedError(forbidden('ADMINISTER', what));
}

function whyNot({ viewer }: Pick<RequestContext, 'viewer'>, what: string): UserError | null {
  if (canAdminister(viewer)) return null;
  if (!viewer) return signIn();
  return viewer.administrator ? beyondScope(viewer.scope) : forbidden('ADMINISTER', what);
}
