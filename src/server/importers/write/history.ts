/** The events of an issue, from the source's words to ours, so that its states add up. */
import type { NewEvent } from '../../store/load/NewIssue';
import type { SourceEvent, SourceIssue } from '../input/SourceIssue';
import type { IdLookup } from './IdLookup';

/** Source id of events that we concluded from an issue's fields: a later reading may tell the real ones. */
export const DERIVED = 'derived';

/**
 * All events of an issue that is new here. Where its timeline does not lead to the state it has (or there
 * is no timeline), a change at the time it was closed makes up for it.
 * @param dropped hears of kinds that change nothing.
 */
export function newHistory(
  issue: SourceIssue,
  lookups: IdLookup,
  dropped: (kind: string) => void,
): NewEvent[] {
  const { states } = lookups;
  const events: NewEvent[] = [];
  let state = states.idOf(issue.openState);
  let lastChange = 0;
  for (const source of issue.events ?? []) {
    const event = eventOf(source, issue, lookups, state);
    if (!event) dropped('changes nothing');
    else events.push(event);
    if (event?.kind === 'state_changed') {
      state = states.idOf((source as SourceEvent & { kind: 'state' }).to);
      lastChange = event.createdAt.getTime();
    }
  }
  const wanted = states.idOf(issue.state ?? issue.openState);
  if (state !== wanted) {
    const told = (issue.closedAt ?? issue.updatedAt ?? issue.createdAt)?.getTime() ?? 0;
    events.push(stateChange(issue, lookups, state, new Date(Math.max(told, lastChange))));
    events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
  return events;
}

/** The change to the state that the issue has at its source. */
export function stateChange(issue: SourceIssue, lookups: IdLookup, from: number, createdAt: Date): NewEvent {
  const to = issue.state ?? issue.openState;
  const reason = to === 'wont_fix' ? 'not planned' : to === 'duplicate' ? 'duplicate' : undefined;
  const canonical = issue.relations.find(({ kind }) => kind === 'duplicates')?.to;
  return {
    kind: 'state_changed',
    actorId: issue.closedAt && issue.closedBy ? lookups.people.idOf(issue.closedBy) : null,
    before: { state: from },
    after: stateAfter(issue, lookups, lookups.states.idOf(to), reason, canonical),
    createdAt,
    sourceId: DERIVED,
  };
}

/** Null: the issue is in that state already. */
export function eventOf(
  event: SourceEvent,
  issue: SourceIssue,
  lookups: IdLookup,
  state: number,
): NewEvent | null {
  const data = dataOf(event, issue, lookups, state);
  if (!data) return null;
  const { sourceId, actor, createdAt } = event;
  return {
    before: null,
    after: null,
    ...data,
    sourceId,
    actorId: actor ? lookups.people.idOf(actor) : null,
    createdAt,
  };
}

type EventDataOf = Pick<NewEvent, 'kind'> & Partial<Pick<NewEvent, 'before' | 'after'>>;

function dataOf(
  event: SourceEvent,
  issue: SourceIssue,
  lookups: IdLookup,
  state: number,
): EventDataOf | null {
  switch (event.kind) {
    case 'state': {
      const to = lookups.states.idOf(event.to);
      if (to === state) return null;
      const after = stateAfter(issue, lookups, to, event.reason, event.canonical);
      return { kind: 'state_changed', before: { state }, after };
    }
    case 'labeled':
      return { kind: event.kind, after: { label: lookups.labels.idOf(event.label.name) } };
    case 'unlabeled':
      return { kind: event.kind, before: { label: lookups.labels.idOf(event.label.name) } };
    case 'assigned':
      return { kind: event.kind, after: { user: lookups.people.idOf(event.user) } };
    case 'unassigned':
      return { kind: event.kind, before: { user: lookups.people.idOf(event.user) } };
    case 'milestoned':
      return { kind: event.kind, after: { milestone: lookups.milestones.idOf(event.milestone) } };
    case 'demilestoned':
      return { kind: event.kind, before: { milestone: lookups.milestones.idOf(event.milestone) } };
    case 'renamed':
      return { kind: event.kind, before: { title: event.from }, after: { title: event.to } };
    case 'referenced': {
      const number = event.issue === undefined ? undefined : lookups.numberOf(event.issue, issue);
      return { kind: event.kind, after: number === undefined ? event.after : { number } };
    }
    case 'transferred':
      return { kind: event.kind, before: { from: event.from } };
    case 'locked':
    case 'unlocked':
      return { kind: event.kind };
  }
}

function stateAfter(
  issue: SourceIssue,
  lookups: IdLookup,
  state: number,
  reason: string | undefined,
  canonical: string | undefined,
) {
  const number = canonical === undefined ? undefined : lookups.numberOf(canonical, issue);
  return {
    state,
    ...(reason !== undefined && { reason }),
    ...(number !== undefined && { canonical: number }),
  };
}
