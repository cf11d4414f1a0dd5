/** Maps the events of an imported issue to events of Winnow, with a consistent sequence of states. */
import type { NewEvent } from '../../store/load/NewIssue';
import type { SourceEvent, SourceIssue } from '../input/SourceIssue';
import type { IdLookup } from './IdLookup';

/**
 * Source id of events that were derived from changed fields. A later import replaces them when the source
 * contains the original events.
 */
export const DERIVED_EVENT_SOURCE_ID = 'derived';

/**
 * Returns the events of a newly imported issue. If the source's events do not lead to the issue's current
 * state, a state change at the issue's closing time is added.
 * @param onDropped is called with the reason for each event that is left out
 */
export function createNewIssueEvents(
  issue: SourceIssue,
  lookup: IdLookup,
  onDropped: (reason: string) => void,
): NewEvent[] {
  const { states } = lookup;
  const events: NewEvent[] = [];
  let state = states.getId(issue.openState);
  let lastChange = 0;
  for (const source of issue.events ?? []) {
    const event = toNewEvent(source, issue, lookup, state);
    if (!event) onDropped('changes nothing');
    else events.push(event);
    if (event?.kind === 'state_changed') {
      state = states.getId((source as SourceEvent & { kind: 'state' }).to);
      lastChange = event.createdAt.getTime();
    }
  }
  const finalState = states.getId(issue.state ?? issue.openState);
  if (state !== finalState) {
    const closedAt = (issue.closedAt ?? issue.updatedAt ?? issue.createdAt)?.getTime() ?? 0;
    events.push(createStateChangeEvent(issue, lookup, state, new Date(Math.max(closedAt, lastChange))));
    events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
  return events;
}

/** Derives the event that changes an issue from state `from` to its state in the source. */
export function createStateChangeEvent(
  issue: SourceIssue,
  lookup: IdLookup,
  from: number,
  createdAt: Date,
): NewEvent {
  const to = issue.state ?? issue.openState;
  const reason = to === 'wont_fix' ? 'not planned' : to === 'duplicate' ? 'duplicate' : undefined;
  const canonical = issue.relations.find(({ kind }) => kind === 'duplicates')?.to;
  return {
    kind: 'state_changed',
    actorId: issue.closedAt && issue.closedBy ? lookup.people.getId(issue.closedBy) : null,
    before: { state: from },
    after: buildStateAfterData(issue, lookup, lookup.states.getId(to), reason, canonical),
    createdAt,
    sourceId: DERIVED_EVENT_SOURCE_ID,
  };
}

/**
 * Maps an event of the source tracker. Returns null for a change to the state that the issue already has.
 * @param state id of the issue's state before the event
 */
export function toNewEvent(
  event: SourceEvent,
  issue: SourceIssue,
  lookup: IdLookup,
  state: number,
): NewEvent | null {
  const data = toNewEventData(event, issue, lookup, state);
  if (!data) return null;
  const { sourceId, actor, createdAt } = event;
  return {
    before: null,
    after: null,
    ...data,
    sourceId,
    actorId: actor ? lookup.people.getId(actor) : null,
    createdAt,
  };
}

type NewEventData = Pick<NewEvent, 'kind'> & Partial<Pick<NewEvent, 'before' | 'after'>>;

function toNewEventData(
  event: SourceEvent,
  issue: SourceIssue,
  lookup: IdLookup,
  state: number,
): NewEventData | null {
  switch (event.kind) {
    case 'state': {
      const to = lookup.states.getId(event.to);
      if (to === state) return null;
      const after = buildStateAfterData(issue, lookup, to, event.reason, event.canonical);
      return { kind: 'state_changed', before: { state }, after };
    }
    case 'labeled':
      return { kind: event.kind, after: { label: lookup.labels.getId(event.label.name) } };
    case 'unlabeled':
      return { kind: event.kind, before: { label: lookup.labels.getId(event.label.name) } };
    case 'assigned':
      return { kind: event.kind, after: { user: lookup.people.getId(event.user) } };
    case 'unassigned':
      return { kind: event.kind, before: { user: lookup.people.getId(event.user) } };
    case 'milestoned':
      return { kind: event.kind, after: { milestone: lookup.milestones.getId(event.milestone) } };
    case 'demilestoned':
      return { kind: event.kind, before: { milestone: lookup.milestones.getId(event.milestone) } };
    case 'renamed':
      return { kind: event.kind, before: { title: event.from }, after: { title: event.to } };
    case 'referenced': {
      const number = event.issue === undefined ? undefined : lookup.findIssueNumber(event.issue, issue);
      return { kind: event.kind, after: number === undefined ? event.after : { number } };
    }
    case 'transferred':
      return { kind: event.kind, before: { from: event.from } };
    case 'locked':
    case 'unlocked':
      return { kind: event.kind };
  }
}

function buildStateAfterData(
  issue: SourceIssue,
  lookup: IdLookup,
  state: number,
  reason: string | undefined,
  canonical: string | undefined,
) {
  const number = canonical === undefined ? undefined : lookup.findIssueNumber(canonical, issue);
  return {
    state,
    ...(reason !== undefined && { reason }),
    ...(number !== undefined && { canonical: number }),
  };
}
