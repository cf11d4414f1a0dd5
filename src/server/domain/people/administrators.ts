/** What only administrators may. */
import { WinnowError } from '../../../shared/errors';
import { canAdminister } from '../can';
import type { Reader } from '../Reader';
import { beyondScope, type Failure, forbidden, Refusal, signIn } from '../writing/Failure';

/** @throws WinnowError: what is read is answered or not. @param what "read the audit log" */
export function requireAdministrator(reader: Pick<Reader, 'viewer'>, what: string): void {
  const failure = whyNot(reader, what);
  if (failure) throw new WinnowError(failure.code, failure.message);
}

/** @throws Refusal */
export function refuseUnlessAdministrator(reader: Pick<Reader, 'viewer'>, what: string): void {
  const failure = whyNot(reader, what);
  if (failure) throw new Refusal(failure);
}

function whyNot({ viewer }: Pick<Reader, 'viewer'>, what: string): Failure | null {
  if (canAdminister(viewer)) return null;
  if (!viewer) return signIn();
  return viewer.administrator ? beyondScope(viewer.scope) : forbidden('ADMINISTER', what);
}
