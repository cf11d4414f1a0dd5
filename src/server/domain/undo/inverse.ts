import { EVENT_KINDS } from '../../../shared/issue';
import type { StoredIssueEvent } from '../../store/read/StoredIssueEvent';
import type { StoredIssueLink } from '../../store/write/links';
import type { IssueChange } from '../plan/IssueChange';
import { getEventValueAfterOrBefore } from './fields';

export interface InverseIssueChange {
  change: IssueChange;
  /** Duplicate links that the events added and the undo removes. */
  linksRemoved: StoredIssueLink[];
  /** Duplicate links that the events removed and the undo restores. */
  linksAdded: StoredIssueLink[];
  /** Ids of the comments that the events added. */
  commentsMade: number[];
  /** Whether the events removed a comment. */
  commentRemoved: boolean;
}

interface InverseIssueChangeDraft extends InverseIssueChange {
  change: { -readonly [Field in keyof IssueChange]: IssueChange[Field] };
  labels: LabelOrAssigneeUndoIds;
  assignees: LabelOrAssigneeUndoIds;
}

interface LabelOrAssigneeUndoIds {
  /** Ids of labels or users that the events removed. */
  restored: number[];
  /** Ids of labels or users that the events added. */
  removed: number[];
}

/**
 * Computes the change that reverts events of one issue.
 * @param events in order, without those whose field was changed again since
 */
export function invertIssueEvents(number: number, events: readonly StoredIssueEvent[]): InverseIssueChange {
  const draft: InverseIssueChangeDraft = {
    change: {},
    linksRemoved: [],
    linksAdded: [],
    commentsMade: [],
    commentRemoved: false,
    labels: { restored: [], removed: [] },
    assignees: { restored: [], removed: [] },
  };
  for (const event of events) addInverseEventChange(draft, number, event);
  const { change, labels, assignees, ...inverse } = draft;
  if (labels.restored.length > 0) change.addLabelIds = labels.restored;
  if (labels.removed.length > 0) change.removeLabelIds = labels.removed;
  if (assignees.restored.length > 0) change.addAssigneeIds = assignees.restored;
  if (assignees.removed.length > 0) change.removeAssigneeIds = assignees.removed;
  return { change, ...inverse };
}

function addInverseEventChange(
  draft: InverseIssueChangeDraft,
  number: number,
  event: StoredIssueEvent,
): void {
  const { change, labels, assignees } = draft;
  const before = (key: string) => event.before?.[key] as number;
  const link = (): StoredIssueLink => ({
    from: number,
    kind: 'duplicates',
    to: Number(getEventValueAfterOrBefore(event, 'number')),
  });
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
      // If the issue had another milestone before, an earlier `demilestoned` event has already set it here.
      if (change.milestoneId === undefined) change.milestoneId = null;
      return;
    case 'due_changed': {
      const due = event.before?.['due'];
      change.dueOn = typeof due === 'string' ? new Date(due) : null;
      return;
    }
    case 'parent_changed':
      change.parentNumber = before('number');
      return;
    case 'locked':
    case 'unlocked':
      change.locked = EVENT_KINDS[event.kind] === 'unlocked';
      return;
    case 'held':
    case 'released':
      change.held = EVENT_KINDS[event.kind] === 'released';
      return;
    case 'labeled':
      labels.removed.push(Number(getEventValueAfterOrBefore(event, 'label')));
      return;
    case 'unlabeled':
      labels.restored.push(Number(getEventValueAfterOrBefore(event, 'label')));
      return;
    case 'assigned':
      assignees.removed.push(Number(getEventValueAfterOrBefore(event, 'user')));
      return;
    case 'unassigned':
      assignees.restored.push(Number(getEventValueAfterOrBefore(event, 'user')));
      return;
    case 'linked':
      if (getEventValueAfterOrBefore(event, 'kind') === 'duplicates') draft.linksRemoved.push(link());
      return;
    case 'unlinked':
      if (getEventValueAfterOrBefore(event, 'kind') === 'duplicates') draft.linksAdded.push(link());
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
