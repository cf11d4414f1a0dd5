/** How much of bulk editing each role may do. */
import { ROLES } from '../../../shared/issue';
import { BULK_EDIT_MAX } from '../../../shared/permissions';
import { type Actor, permissionError } from '../access/Actor';
import { type UserError, limitExceeded } from '../base/UserError';

/** Why the actor may not change so many issues as one; null: they may. */
export function bulkLimitError(actor: Actor, count: number): UserError | null {
  const failure = permissionError(actor, 'BULK_EDIT', 'edit issues in bulk');
  if (failure) return failure;
  const role = ROLES[actor.rank];
  const most = role === undefined ? Number.POSITIVE_INFINITY : BULK_EDIT_MAX[role];
  if (count <= most) return null;
  const [mostText, countText] = [most.toLocaleString('en'), count.toLocaleString('en')];
  const message = `With the ${role} role you can edit at most ${mostText} issues at once, but this edit has ${countText}.`;
  return { ...limitExceeded('query', message, most), path: null };
}
