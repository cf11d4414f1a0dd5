/** Maps the events of an imported issue to events of Winnow, with a consistent sequence of states. */
import { ISSUE_TYPES } from '../../../shared/issue';
import { DERIVED_EVENT_SOURCE_ID } from '../../store/import/updateIssue';
import type { NewEvent } from '../../store/load/NewIssue';
import type {
  ImportSourceEvent,
  ImportSourceIssue,
  ImportSourceIssueState,
} from '../mappers/ImportSourceIssue';
import type { ImportIdLookup } from './ImportIdLookup';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/**
 * Returns the events of a newly imported issue. If the source's events do not lead to the issue's current
 * state, a state change at the issue's closing time is added, if that time is known.
 * @param onDropped is called with the reason for each event that is left out
 */
export function createImportedIssueEvents(
  issue: ImportSourceIssue,
  lookup: ImportIdLookup,
  onDropped: (reason: ReportEntry) => void,
): NewEvent[] {
  const { states } = lookup;
  const events: NewEvent[] = [];
  let state = states.getStateId(issue.openState);
  let lastChange = 0;
  for (const source of issue.events ?? []) {
    const event = mapImportSourceEvent(source, issue, lookup, state);
    if (!event) onDropped({ code: 'state_unchanged' });
    else events.push(event);
    if (event?.kind === 'state_changed') {
      state = states.getStateId((source as ImportSourceEvent & { kind: 'state' }).to);
      lastChange = event.createdAt.getTime();
    }
  }
  const finalState = states.getIssueStateId(issue);
  // If the source says that the issue is closed, but not when, no event is written for the closing.
  const changedAt = (issue.closedAt === undefined ? issue.updatedAt : issue.closedAt)?.getTime();
  if (state !== finalState && changedAt !== undefined) {
    events.push(createStateChangeEvent(issue, lookup, state, new Date(Math.max(changedAt, lastChange))));
    events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
  return events;
}

/** Reasons of closed states for issues whose source does not contain a reason. */
const DEFAULT_STATE_REASONS: Partial<Record<ImportSourceIssueState, string>> = {
  wont_fix: 'not planned',
  duplicate: 'duplicate',
};

/** Derives the event that changes an issue from state `from` to its state in the source. */
export function createStateChangeEvent(
  issue: ImportSourceIssue,
  lookup: ImportIdLookup,
  from: number,
  createdAt: Date,
): NewEvent {
  const to = issue.state ?? issue.openState;
  const reason = issue.stateReason ?? DEFAULT_STATE_REASONS[to];
  const canonical = issue.relations.find(({ kind }) => kind === 'duplicates')?.to;
  return {
    kind: 'state_changed',
    actorId: issue.closedAt && issue.closedBy ? lookup.people.getUserId(issue.closedBy) : null,
    before: { state: from },
    after: buildStateChangeEventData(issue, lookup, lookup.states.getIssueStateId(issue), reason, canonical),
    createdAt,
    sourceId: DERIVED_EVENT_SOURCE_ID,
  };
}

/**
 * Maps an event of the source tracker. Returns null for a change to the state that the issue already has.
 * @param state id of the issue's state before the event
 */
export function mapImportSourceEvent(
  event: ImportSourceEvent,
  issue: ImportSourceIssue,
  lookup: ImportIdLookup,
  state: number,
): NewEvent | null {
  const data = mapImportSourceEventData(event, issue, lookup, state);
  if (!data) return null;
  const { sourceId, actor, createdAt } = event;
  return {
    before: null,
    after: null,
    ...data,
    sourceId,
    actorId: actor ? lookup.people.getUserId(actor) : null,
    createdAt,
  };
}

type ImportedEventData = Pick<NewEvent, 'kind'> & Partial<Pick<NewEvent, 'before' | 'after'>>;

function mapImportSourceEventData(
  event: ImportSourceEvent,
  issue: ImportSourceIssue,
  lookup: ImportIdLookup,
  state: number,
): ImportedEventData | null {
  switch (event.kind) {
    case 'state': {
      const to = lookup.states.getStateId(event.to);
      if (to === state) return null;
      const after = {
        ...buildStateChangeEventData(issue, lookup, to, event.reason, event.canonical),
        ...(event.commit && { commit: event.commit.hash, url: event.commit.url }),
      };
      return { kind: 'state_changed', before: { state }, after };
    }
    case 'labeled':
      return { kind: event.kind, after: { label: lookup.labels.getAttributeId(event.label.name) } };
    case 'type':
      return {
        kind: 'type_changed',
        before: { type: ISSUE_TYPES.indexOf(event.from) },
        after: { type: ISSUE_TYPES.indexOf(event.to) },
      };
    case 'unlabeled':
      return { kind: event.kind, before: { label: lookup.labels.getAttributeId(event.label.name) } };
    case 'assigned':
      return { kind: event.kind, after: { user: lookup.people.getUserId(event.user) } };
    case 'unassigned':
      return { kind: event.kind, before: { user: lookup.people.getUserId(event.user) } };
    case 'milestoned':
      return { kind: event.kind, after: { milestone: lookup.milestones.getAttributeId(event.milestone) } };
    case 'demilestoned':
      return { kind: event.kind, before: { milestone: lookup.milestones.getAttributeId(event.milestone) } };
    case 'renamed':
      return { kind: event.kind, before: { title: event.from }, after: { title: event.to } };
    case 'referenced': {
      const number =
        event.issue === undefined ? undefined : lookup.findIssueNumberBySourceId(event.issue, issue);
      return { kind: event.kind, after: number === undefined ? event.after : { number } };
    }
    case 'transferred':
      return { kind: event.kind, before: { from: event.from } };
    case 'locked':
      return { kind: event.kind, ...(event.reason && { after: { reason: event.reason } }) };
    case 'unlocked':
      return { kind: event.kind };
  }
}

function buildStateChangeEventData(
  issue: ImportSourceIssue,
  lookup: ImportIdLookup,
  state: number,
  reason: string | undefined,
  canonical: string | undefined,
) {
  const number = canonical === undefined ? undefined : lookup.findIssueNumberBySourceId(canonical, issue);
  return {
    state,
    ...(reason !== undefined && { reason }),
    ...(number !== undefined && { canonical: number }),
  };
}
