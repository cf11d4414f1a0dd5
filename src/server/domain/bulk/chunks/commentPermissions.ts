import type { IssueRow } from '../../../store/read/issues';
import type { StoredIssueEvent } from '../../../store/read/StoredIssueEvent';
import { type Actor, getPermissionError } from '../../access/Actor';
import type { UserError } from '../../base/UserError';
import { getEventKindByCode } from '../../../../shared/events/kinds';

/** The error if the actor may not comment on the issue, else null. */
export function getCommentPermissionError(row: IssueRow | undefined, actor: Actor): UserError | null {
  return row?.locked
    ? getPermissionError(actor, 'MAINTAIN', 'comment on locked issues')
    : getPermissionError(actor, 'FILE', 'add comments');
}

/**
 * The error if the actor may not undo the addition or removal of a comment, else null. Undoing it as part of
 * a bulk operation requires the same permission as deleting or restoring a single comment.
 */
export function getUndoCommentError(
  event: StoredIssueEvent,
  row: IssueRow | undefined,
  actor: Actor,
): UserError | null {
  const kind = getEventKindByCode(event.kind);
  if (kind !== 'commented' && kind !== 'comment_removed') return null;
  if (row?.locked || kind === 'comment_removed' || event.actor_id === actor.id)
    return getCommentPermissionError(row, actor);
  return getPermissionError(actor, 'MAINTAIN', 'delete comments by other people');
}
