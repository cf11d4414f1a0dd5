/** The events of an operation by issue, split into those that can be undone and those overridden since. */
import type { StoredEvent } from '../../../store/read/bulkEvents';
import { fieldOf, valueOf } from '../../undo/fields';

export interface IssueHistory {
  /** Events of the operation, in order. */
  readonly events: readonly StoredEvent[];
  readonly first: number;
  readonly last: number;
}

export function historiesOf(events: readonly StoredEvent[]): Map<number, IssueHistory> {
  return new Map(
    [...byIssue(events)].map(([number, events]) => [
      number,
      { events, first: events[0]!.sequence, last: events.at(-1)!.sequence },
    ]),
  );
}

export function byIssue(events: readonly StoredEvent[]): Map<number, StoredEvent[]> {
  const groups = new Map<number, StoredEvent[]>();
  for (const event of events) {
    const group = groups.get(event.issue_number);
    if (group) group.push(event);
    else groups.set(event.issue_number, [event]);
  }
  return groups;
}

export interface SplitHistory {
  /** Events to undo. */
  undoable: StoredEvent[];
  /** Fields that keep their value because they were changed since. */
  changedSince: Set<string>;
}

/** @param since events of the issue after the operation's last event */
export function splitHistory(
  { events }: IssueHistory,
  since: readonly StoredEvent[],
  labelNames: ReadonlyMap<number, string>,
): SplitHistory {
  const changedFields = new Set(since.map((event) => fieldOf(event, labelNames)));
  const split: SplitHistory = { undoable: [], changedSince: new Set() };
  for (const event of events) {
    const field = fieldOf(event, labelNames);
    if (field === null) continue;
    if (changedFields.has(field)) split.changedSince.add(field);
    else split.undoable.push(event);
  }
  return split;
}

/** Ids of the labels that the events name. */
export function labelsIn(events: readonly StoredEvent[]): Set<number> {
  return new Set(events.map((event) => valueOf(event, 'label')).filter((id) => typeof id === 'number'));
}
