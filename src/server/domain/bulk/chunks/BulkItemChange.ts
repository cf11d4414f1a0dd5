/** The values that a bulk operation changes in one of its issues, before and after it. */
import { EVENT_KINDS, type EventKind } from '../../../../shared/issue';
import type { StoredIssueEvent } from '../../../store/read/StoredIssueEvent';
import type { EventFieldValues, ProjectEventToAppend } from '../../../store/write/events';

/** Values of the changed fields of an issue; unchanged fields are absent. */
export interface BulkItemValues {
  stateId?: number;
  type?: number;
  priority?: number;
  /** Before: the removed labels. After: the added ones. */
  labelIds: number[];
  /** Before: the removed assignees. After: the added ones. */
  assigneeIds: number[];
  milestoneId?: number;
  dueOn?: Date | null;
  parentNumber?: number | null;
  locked?: boolean;
}

export interface BulkItemChange {
  before: BulkItemValues;
  after: BulkItemValues;
}

interface ChangeEvent {
  kind: EventKind;
  before: EventFieldValues | null;
  after: EventFieldValues | null;
}

/** The values that the stored events of a bulk operation changed in an issue. */
export const toBulkItemChangeFromStoredEvents = (events: readonly StoredIssueEvent[]): BulkItemChange =>
  toBulkItemChange(events.map(({ kind, before, after }) => ({ kind: EVENT_KINDS[kind]!, before, after })));

/** The values that planned events would change in an issue. */
export const toBulkItemChangeFromPlannedEvents = (events: readonly ProjectEventToAppend[]): BulkItemChange =>
  toBulkItemChange(
    events.map(({ kind, before, after }) => ({ kind, before: before ?? null, after: after ?? null })),
  );

function toBulkItemChange(events: readonly ChangeEvent[]): BulkItemChange {
  const change: BulkItemChange = {
    before: { labelIds: [], assigneeIds: [] },
    after: { labelIds: [], assigneeIds: [] },
  };
  for (const event of events) {
    addEventValues(change.before, event.before, event.kind);
    addEventValues(change.after, event.after, event.kind);
    if (event.kind === 'locked' || event.kind === 'unlocked') {
      change.before.locked = event.kind === 'unlocked';
      change.after.locked = event.kind === 'locked';
    }
  }
  return change;
}

function addEventValues(values: BulkItemValues, data: EventFieldValues | null, kind: EventKind): void {
  if (!data) return;
  const number = (key: string): number => Number(data[key]);
  switch (kind) {
    case 'state_changed':
      values.stateId = number('state');
      break;
    case 'labeled':
    case 'unlabeled':
      if (data['label'] !== undefined) values.labelIds.push(number('label'));
      break;
    case 'assigned':
    case 'unassigned':
      if (data['user'] !== undefined) values.assigneeIds.push(number('user'));
      break;
    case 'milestoned':
    case 'demilestoned':
      if (data['milestone'] !== undefined) values.milestoneId = number('milestone');
      break;
    case 'type_changed':
      values.type = number('type');
      break;
    case 'priority_changed':
      values.priority = number('priority');
      break;
    case 'parent_changed':
      values.parentNumber = data['number'] == null ? null : number('number');
      break;
    case 'due_changed':
      values.dueOn = data['due'] == null ? null : new Date(data['due']);
      break;
    default:
  }
}
