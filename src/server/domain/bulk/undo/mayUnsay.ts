import type { IssueRow } from '../../../store/read/issues';
import type { StoredEvent } from '../../../store/read/bulkEvents';
import { type Actor, lacks } from '../../writing/Actor';
import type { UserError } from '../../writing/UserError';
import { EVENT_KINDS } from '../../../../shared/issue';

/** Why what an event said stays said, or unsaid: undone with many others, it takes what it takes alone. Null: it need not. */
export function whyNotUnsay(event: StoredEvent, row: IssueRow | undefined, actor: Actor): UserError | null {
  const kind = EVENT_KINDS[event.kind];
  if (kind !== 'commented' && kind !== 'comment_removed') return null;
  if (row?.locked) return lacks(actor, 'MAINTAIN', 'comment on locked issues');
  if (kind === 'comment_removed' || event.actor_id === actor.id) return lacks(actor, 'FILE', 'comment');
  return lacks(actor, 'MAINTAIN', 'delete what others wrote');
}
