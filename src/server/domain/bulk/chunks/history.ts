/**
 * The events of a bulk operation by issue, split into those that can be undone and those whose field was
 * changed again since.
 */
import type { StoredIssueEvent } from '../../../store/read/StoredIssueEvent';
import { getEventValueAfterOrBefore, type UndoField } from '../../events/issueEventParts';
import { getFieldChangedByEvent } from '../../events/issueEvents';

export interface BulkOperationIssueEvents {
  /** Events of the bulk operation about one issue, in order. */
  readonly events: readonly StoredIssueEvent[];
  readonly first: number;
  readonly last: number;
}

export function createBulkOperationIssueEvents(
  events: readonly StoredIssueEvent[],
): Map<number, BulkOperationIssueEvents> {
  return new Map(
    [...groupEventsByIssue(events)].map(([number, events]) => [
      number,
      { events, first: events[0]!.sequence, last: events.at(-1)!.sequence },
    ]),
  );
}

export function groupEventsByIssue(events: readonly StoredIssueEvent[]): Map<number, StoredIssueEvent[]> {
  const groups = new Map<number, StoredIssueEvent[]>();
  for (const event of events) {
    const group = groups.get(event.issue_number);
    if (group) group.push(event);
    else groups.set(event.issue_number, [event]);
  }
  return groups;
}

export interface UndoableIssueEvents {
  undoable: StoredIssueEvent[];
  /** Fields that keep their current value because they were changed again after the bulk operation. */
  changedSince: Set<UndoField>;
}

/**
 * Splits the events of a bulk operation about one issue.
 * @param since events of the issue after the operation's last event
 */
export function splitUndoableEvents(
  { events }: BulkOperationIssueEvents,
  since: readonly StoredIssueEvent[],
  labelNames: ReadonlyMap<number, string>,
): UndoableIssueEvents {
  const changedFields = new Set(since.map((event) => getFieldChangedByEvent(event, labelNames)));
  const split: UndoableIssueEvents = { undoable: [], changedSince: new Set() };
  for (const event of events) {
    const field = getFieldChangedByEvent(event, labelNames);
    if (field === null) continue;
    if (changedFields.has(field)) split.changedSince.add(field);
    else split.undoable.push(event);
  }
  return split;
}

/** Ids of the labels that the events name. */
export function getEventLabelIds(events: readonly StoredIssueEvent[]): Set<number> {
  return new Set(
    events.map((event) => getEventValueAfterOrBefore(event, 'label')).filter((id) => typeof id === 'number'),
  );
}
