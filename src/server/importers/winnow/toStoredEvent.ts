/** Converts an exported event to an event to store, and validates its references. */
import { EVENT_KIND_NAMES, EVENT_KINDS, findEventValueKeys } from '../../../shared/events/kinds';
import { EVENT_USER_KEYS } from '../../domain/export/exportEvents';
import type { ExportedEvent } from '../../domain/export/records';
import type { NewHistoryEvent } from '../../store/load/NewIssue';
import type { ReportEntry } from '../../domain/imports/reportEntries';

/** The records that events may refer to. */
export interface EventReferences {
  stateIds: ReadonlySet<number>;
  labelIds: ReadonlySet<number>;
  milestoneIds: ReadonlySet<number>;
  /** Ids of the projects of this installation, by key. */
  projectIds: ReadonlyMap<string, number>;
  getUserId: (login: string) => number;
}

/** The keys whose values are required to display an event, by its kind. */
const REQUIRED_KEYS = new Map(
  EVENT_KIND_NAMES.map((kind) => {
    const { before, after } = EVENT_KINDS[kind];
    return [kind, { before: listRequiredKeys(before), after: listRequiredKeys(after) }];
  }),
);

function listRequiredKeys(types: Readonly<Record<string, string>>): string[] {
  return Object.keys(types).filter((key) => !types[key]!.endsWith('?'));
}

const LABEL_KEYS = findEventValueKeys('label');
const MILESTONE_KEYS = findEventValueKeys('milestone');
const STATE_KEYS = findEventValueKeys('state');

/** Yields the logins of the people that an event refers to. */
export function* listLoginsOfEvent({ actor, before, after }: ExportedEvent): Generator<string> {
  if (actor !== null) yield actor;
  for (const values of [before, after])
    for (const key of EVENT_USER_KEYS) {
      const login = values?.[key];
      if (typeof login === 'string' && login !== '') yield login;
    }
}

/** Returns the event to store, or the reason why it must be omitted. */
export function toStoredEvent(
  event: ExportedEvent,
  references: EventReferences,
): NewHistoryEvent | ReportEntry {
  const required = REQUIRED_KEYS.get(event.kind)!;
  for (const side of ['before', 'after'] as const) {
    const isMissing = required[side].some((key) => event[side]?.[key] === undefined);
    if (isMissing || !hasValidIds(event[side], references)) return { code: 'event_without_values' };
  }
  return {
    kind: event.kind,
    actorId: event.actor === null ? null : references.getUserId(event.actor),
    before: toStoredValues(event.before, references),
    after: toStoredValues(event.after, references),
    createdAt: new Date(event.at),
    sourceId: event.sourceId,
    commentId: event.comment,
  };
}

function hasValidIds(
  values: ExportedEvent['before'],
  { stateIds, labelIds, milestoneIds }: EventReferences,
): boolean {
  const areValid = (keys: readonly string[], ids: ReadonlySet<number>) =>
    keys.every((key) => {
      const id = values?.[key];
      return id === undefined || (typeof id === 'number' && ids.has(id));
    });
  return (
    areValid(STATE_KEYS, stateIds) && areValid(LABEL_KEYS, labelIds) && areValid(MILESTONE_KEYS, milestoneIds)
  );
}

function toStoredValues(
  values: ExportedEvent['before'],
  { projectIds, getUserId }: EventReferences,
): ExportedEvent['before'] {
  if (values === null) return null;
  const stored = { ...values };
  for (const key of EVENT_USER_KEYS) {
    const login = values[key];
    if (typeof login === 'string' && login !== '') stored[key] = getUserId(login);
  }
  // The key of a project that does not exist in this installation is kept. It is displayed without a link.
  if (typeof values.project === 'string') stored.project = projectIds.get(values.project) ?? values.project;
  return stored;
}
