/** What an operation did to each issue, and which of it nobody has touched since. */
import type { StoredEvent } from '../../../store/read/bulkEvents';
import { fieldOf, valueOf } from '../../undo/fields';

export interface IssueHistory {
  /** What the operation did, in order. */
  readonly done: readonly StoredEvent[];
  readonly first: number;
  readonly last: number;
}

/** By issue. */
export function historiesOf(events: readonly StoredEvent[]): Map<number, IssueHistory> {
  return new Map(
    [...byIssue(events)].map(([number, done]) => [
      number,
      { done, first: done[0]!.sequence, last: done.at(-1)!.sequence },
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

export interface Split {
  /** To be taken back. */
  untouched: StoredEvent[];
  /** The fields that stay, because they were changed since. */
  changedSince: Set<string>;
}

/** @param since what happened to the issue after the operation's last event */
export function splitHistory(
  { done }: IssueHistory,
  since: readonly StoredEvent[],
  labelNames: ReadonlyMap<number, string>,
): Split {
  const touched = new Set(since.map((event) => fieldOf(event, labelNames)));
  const split: Split = { untouched: [], changedSince: new Set() };
  for (const event of done) {
    const field = fieldOf(event, labelNames);
    if (field === null) continue;
    if (touched.has(field)) split.changedSince.add(field);
    else split.untouched.push(event);
  }
  return split;
}

/** The labels that events speak of. */
export function labelsIn(events: readonly StoredEvent[]): Set<number> {
  return new Set(events.map((event) => valueOf(event, 'label')).filter((id) => typeof id === 'number'));
}
