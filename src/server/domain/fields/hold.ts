/** Holding and releasing an issue. A held issue is released explicitly, or when a triager accepts it. */
import { STATE_CATEGORIES, type StateCategory } from '../../../shared/issue';
import type { IssueChange, IssueFieldsInput } from './IssueChange';
import type { IssueChangeDraft } from './IssueChangeDraft';

/** Issues that are dropped stay held, so that nobody is notified of spam. */
const ACCEPTED_CATEGORIES: readonly StateCategory[] = ['backlog', 'active', 'done'];

export function planIssueHoldChange(draft: IssueChangeDraft): void {
  const { before, row, change } = draft;
  const held = change.held ?? (before.held && !isAccepted(draft));
  if (held === before.held) return;
  if (!draft.checkPermission('TRIAGE', held ? 'hold issues' : 'release issues', 'held')) return;
  row.held = held;
  draft.addEvent(held ? 'held' : 'released', null, null);
}

function isAccepted({ before, row, context }: IssueChangeDraft): boolean {
  if (row.state_id === before.state_id) return false;
  const state = context.states.get(row.state_id);
  return state !== undefined && ACCEPTED_CATEGORIES.includes(STATE_CATEGORIES[state.category]!);
}

export const decodeHold = ({ held }: IssueFieldsInput): IssueChange => ({ held: held ?? undefined });
