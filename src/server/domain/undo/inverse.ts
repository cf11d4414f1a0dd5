/** Computes the change that reverts the events of one issue. */
import { EVENT_KINDS } from '../../../shared/issue';
import type { StoredEvent } from '../../store/read/bulkEvents';
import type { Link } from '../../store/write/links';
import type { IssueChange } from '../plan/IssueChange';
import { valueOf } from './fields';

export interface InverseChange {
  change: IssueChange;
  /** Duplicate links that were added, and that were removed. */
  linksRemoved: Link[];
  linksAdded: Link[];
  /** Comments that the events added, and whether they removed one. */
  commentsMade: number[];
  commentRemoved: boolean;
}

interface Draft extends InverseChange {
  change: { -readonly [Field in keyof IssueChange]: IssueChange[Field] };
  /** Added labels and assignees are to be removed, and removed ones restored. */
  labels: Sides;
  assignees: Sides;
}

interface Sides {
  restored: number[];
  removed: number[];
}

/** @param events of one issue in order, without those whose field was changed since */
export function inverseOf(number: number, events: readonly StoredEvent[]): InverseChange {
  const draft: Draft = {
    ...{ change: {}, linksRemoved: [], linksAdded: [], commentsMade: [], commentRemoved: false },
    ...{ labels: { restored: [], removed: [] }, assignees: { restored: [], removed: [] } },
  };
  for (const event of events) revert(draft, number, event);
  const { change, labels, assignees, ...inverse } = draft;
  if (labels.restored.length > 0) change.addLabelIds = labels.restored;
  if (labels.removed.length > 0) change.removeLabelIds = labels.removed;
  if (assignees.restored.length > 0) change.addAssigneeIds = assignees.restored;
  if (assignees.removed.length > 0) change.removeAssigneeIds = assignees.removed;
  return { change, ...inverse };
}

function revert(draft: Draft, number: number, event: StoredEvent): void {
  const { change, labels, assignees } = draft;
  const before = (key: string) => event.before?.[key] as number;
  const link = (): Link => ({ from: number, kind: 'duplicates', to: Number(valueOf(event, 'number')) });
  switch (EVENT_KINDS[event.kind]) {
    case 'state_changed':
      change.stateId = before('state');
      return;
    case 'type_changed':
      change.type = before('type');
      return;
    case 'priority_changed':
      change.priority = before('priority');
      return;
    case 'demilestoned':
      change.milestoneId = before('milestone');
      return;
    case 'milestoned':
      // A replaced milestone was recorded first, as `demilestoned`.
      if (change.milestoneId === undefined) change.milestoneId = null;
      return;
    case 'labeled':
      labels.removed.push(Number(valueOf(event, 'label')));
      return;
    case 'unlabeled':
      labels.restored.push(Number(valueOf(event, 'label')));
      return;
    case 'assigned':
      assignees.removed.push(Number(valueOf(event, 'user')));
      return;
    case 'unassigned':
      assignees.restored.push(Number(valueOf(event, 'user')));
      return;
    case 'linked':
      if (valueOf(event, 'kind') === 'duplicates') draft.linksRemoved.push(link());
      return;
    case 'unlinked':
      if (valueOf(event, 'kind') === 'duplicates') draft.linksAdded.push(link());
      return;
    case 'commented':
      if (event.comment_id !== null) draft.commentsMade.push(event.comment_id);
      return;
    case 'comment_removed':
      draft.commentRemoved = true;
      return;
    default:
  }
}
