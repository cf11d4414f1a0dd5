/** From what an operation did to an issue to what takes it back. */
import { EVENT_KINDS } from '../../../shared/issue';
import type { StoredEvent } from '../../store/read/bulkEvents';
import type { Link } from '../../store/write/links';
import type { IssueChange } from '../plan/IssueChange';
import { valueOf } from './fields';

export interface InverseChange {
  change: IssueChange;
  /** What the issue was made a duplicate of, and what it had been one of. */
  linksRemoved: Link[];
  linksAdded: Link[];
  /** Comments that were made, and whether one was taken back. */
  commentsMade: number[];
  commentRemoved: boolean;
}

interface Draft extends InverseChange {
  change: { -readonly [Field in keyof IssueChange]: IssueChange[Field] };
  /** Labels and people that were taken away are given back, and the other way round. */
  labels: Sides;
  people: Sides;
}

interface Sides {
  back: number[];
  away: number[];
}

/** @param events of one issue, in order, without those whose field was changed since */
export function inverseOf(number: number, events: readonly StoredEvent[]): InverseChange {
  const draft: Draft = {
    ...{ change: {}, linksRemoved: [], linksAdded: [], commentsMade: [], commentRemoved: false },
    ...{ labels: { back: [], away: [] }, people: { back: [], away: [] } },
  };
  for (const event of events) takeBack(draft, number, event);
  const { change, labels, people, ...inverse } = draft;
  if (labels.back.length > 0) change.addLabelIds = labels.back;
  if (labels.away.length > 0) change.removeLabelIds = labels.away;
  if (people.back.length > 0) change.addAssigneeIds = people.back;
  if (people.away.length > 0) change.removeAssigneeIds = people.away;
  return { change, ...inverse };
}

function takeBack(draft: Draft, number: number, event: StoredEvent): void {
  const { change, labels, people } = draft;
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
      // One that took the place of another: that one was told of first.
      if (change.milestoneId === undefined) change.milestoneId = null;
      return;
    case 'labeled':
      labels.away.push(Number(valueOf(event, 'label')));
      return;
    case 'unlabeled':
      labels.back.push(Number(valueOf(event, 'label')));
      return;
    case 'assigned':
      people.away.push(Number(valueOf(event, 'user')));
      return;
    case 'unassigned':
      people.back.push(Number(valueOf(event, 'user')));
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
