/** What only administrators may. */
import { WinnowError } from '../../../shared/errors';
import type { Writing } from '../../store/write/transaction';
import { holdAdministrators } from '../../store/write/users';
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

/**
 * The same as the database has it now: whoever lost the right while they were asking writes nothing by it. Two who
 * take each other's right come one after the other: the second has none any more. @throws Refusal
 */
export async function holdAdministrator(
  tx: Writing,
  { viewer }: Pick<Reader, 'viewer'>,
  what: string,
): Promise<void> {
  const administrators = await holdAdministrators(tx);
  if (!viewer || !administrators.includes(viewer.id)) throw new Refusal(forbidden('ADMINISTER', what));
}

function whyNot({ viewer }: Pick<Reader, 'viewer'>, what: string): Failure | null {
  if (canAdminister(viewer)) return null;
  if (!viewer) return signIn();
  return viewer.administrator ? beyondScope(viewer.scope) : forbidden('ADMINISTER', what);
}
