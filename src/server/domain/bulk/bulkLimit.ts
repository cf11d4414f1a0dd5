/** Limits of bulk edits by role. */
import { ROLES } from '../../../shared/issue';
import { BULK_EDIT_ISSUES_MAX_BY_ROLE } from '../../../shared/permissions';
import { type Actor, getPermissionError } from '../access/Actor';
import { type UserError, createLimitExceededError } from '../base/UserError';

/** @returns the error if the actor may not edit this many issues at once, else null */
export function getBulkLimitError(actor: Actor, count: number): UserError | null {
  const denied = getPermissionError(actor, 'BULK_EDIT', 'edit issues in bulk');
  if (denied) return denied;
  const role = ROLES[actor.rank];
  const limit = role === undefined ? Number.POSITIVE_INFINITY : BULK_EDIT_ISSUES_MAX_BY_ROLE[role];
  if (count <= limit) return null;
  const [limitText, countText] = [limit.toLocaleString('en'), count.toLocaleString('en')];
  const message = `With the ${role} role you can edit at most ${limitText} issues at once, but this bulk edit has ${countText}.`;
  return { ...createLimitExceededError('query', message, limit), path: null };
}
