/** Reads from events of an issue what undo and the previews of bulk edits need, with the parts for their kinds. */
import { getEventKindByCode } from '../../../shared/events/kinds';
import type { StoredIssueEvent } from '../../store/read/StoredIssueEvent';
import type { ProjectEventToAppend } from '../../store/write/events';
import {
  type BulkItemChange,
  type BulkItemEvent,
  getIssueEventPart,
  type InverseIssueChange,
  type InverseIssueChangeDraft,
  type UndoField,
} from './issueEventParts';

/** The field that an event changes; null for events that no bulk edit causes. */
export const getFieldChangedByEvent = (
  event: StoredIssueEvent,
  labelNames: ReadonlyMap<number, string>,
): UndoField | null => getIssueEventPart(getEventKindByCode(event.kind))?.getField(event, labelNames) ?? null;

/**
 * Computes the change that reverts events of one issue.
 * @param events in order, without those whose field was changed again since
 */
export function invertIssueEvents(events: readonly StoredIssueEvent[]): InverseIssueChange {
  const draft: InverseIssueChangeDraft = {
    change: {},
    linksRemoved: [],
    linksAdded: [],
    commentsMade: [],
    commentRemoved: false,
    labels: { restored: [], removed: [] },
    assignees: { restored: [], removed: [] },
  };
  for (const event of events) getIssueEventPart(getEventKindByCode(event.kind))?.invert?.(draft, event);
  const { change, labels, assignees, ...inverse } = draft;
  if (labels.restored.length > 0) change.addLabelIds = labels.restored;
  if (labels.removed.length > 0) change.removeLabelIds = labels.removed;
  if (assignees.restored.length > 0) change.addAssigneeIds = assignees.restored;
  if (assignees.removed.length > 0) change.removeAssigneeIds = assignees.removed;
  return { change, ...inverse };
}

/** The values that the stored events of a bulk operation changed in an issue. */
export const toBulkItemChangeFromStoredEvents = (events: readonly StoredIssueEvent[]): BulkItemChange =>
  toBulkItemChange(
    events.map(({ kind, before, after }) => ({ kind: getEventKindByCode(kind)!, before, after })),
  );

/** The values that planned events would change in an issue. */
export const toBulkItemChangeFromPlannedEvents = (events: readonly ProjectEventToAppend[]): BulkItemChange =>
  toBulkItemChange(
    events.map(({ kind, before, after }) => ({ kind, before: before ?? null, after: after ?? null })),
  );

function toBulkItemChange(events: readonly BulkItemEvent[]): BulkItemChange {
  const change: BulkItemChange = {
    before: { labelIds: [], assigneeIds: [] },
    after: { labelIds: [], assigneeIds: [] },
  };
  for (const event of events) getIssueEventPart(event.kind)?.addBulkValues?.(change, event);
  return change;
}
