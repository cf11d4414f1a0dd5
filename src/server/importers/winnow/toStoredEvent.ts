/** Converts an exported event to an event to store, and validates its references. */
import type { EventKind } from '../../../shared/issue';
import { EVENT_USER_FIELDS } from '../../domain/export/exportEvents';
import type { ExportedEvent } from '../../domain/export/records';
import type { NewHistoryEvent } from '../../store/load/NewIssue';

/** The records that events may refer to. */
export interface EventReferences {
  stateIds: ReadonlySet<number>;
  labelIds: ReadonlySet<number>;
  milestoneIds: ReadonlySet<number>;
  /** Ids of the projects of this installation, by key. */
  projectIds: ReadonlyMap<string, number>;
  getUserId: (login: string) => number;
}

/** Values that are required to display an event, by its kind. */
const REQUIRED_VALUES: Partial<Record<EventKind, { before?: readonly string[]; after?: readonly string[] }>> =
  {
    state_changed: { before: ['state'], after: ['state'] },
    labeled: { after: ['label'] },
    unlabeled: { before: ['label'] },
    assigned: { after: ['user'] },
    unassigned: { before: ['user'] },
    milestoned: { after: ['milestone'] },
    demilestoned: { before: ['milestone'] },
    renamed: { before: ['title'], after: ['title'] },
    type_changed: { before: ['type'], after: ['type'] },
    priority_changed: { before: ['priority'], after: ['priority'] },
    linked: { after: ['kind', 'number'] },
    unlinked: { before: ['kind', 'number'] },
    body_edited: { before: ['body'], after: ['body'] },
    parent_changed: { before: ['number'], after: ['number'] },
    due_changed: { before: ['due'], after: ['due'] },
    transferred: { before: ['from'] },
    label_created: { after: ['label', 'name'] },
    label_restored: { after: ['label', 'name'] },
    label_changed: { before: ['label', 'name'], after: ['label', 'name'] },
    label_deleted: { before: ['label', 'name'] },
    milestone_created: { after: ['milestone', 'title'] },
    milestone_restored: { after: ['milestone', 'title'] },
    milestone_changed: { before: ['milestone', 'title'], after: ['milestone', 'title'] },
    milestone_deleted: { before: ['milestone', 'title'] },
    member_added: { after: ['user', 'role'] },
    member_changed: { before: ['user', 'role'], after: ['user', 'role'] },
    member_removed: { before: ['user', 'role'] },
  };

/** Yields the logins of the people that an event refers to. */
export function* listLoginsOfEvent({ actor, before, after }: ExportedEvent): Generator<string> {
  if (actor !== null) yield actor;
  for (const values of [before, after])
    for (const field of EVENT_USER_FIELDS) {
      const login = values?.[field];
      if (typeof login === 'string' && login !== '') yield login;
    }
}

/** Returns the event to store, or the reason (a string) why it must be omitted. */
export function toStoredEvent(event: ExportedEvent, references: EventReferences): NewHistoryEvent | string {
  const required = REQUIRED_VALUES[event.kind];
  for (const side of ['before', 'after'] as const) {
    const missing = required?.[side]?.some((field) => event[side]?.[field] === undefined);
    if (missing || !hasValidIds(event[side], references)) return 'without the values that belong to its kind';
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
  const refersTo = (field: string, ids: ReadonlySet<number>) => {
    const id = values?.[field];
    return id === undefined || (typeof id === 'number' && ids.has(id));
  };
  return (
    refersTo('state', stateIds) &&
    refersTo('label', labelIds) &&
    refersTo('mergedInto', labelIds) &&
    refersTo('milestone', milestoneIds)
  );
}

function toStoredValues(
  values: ExportedEvent['before'],
  { projectIds, getUserId }: EventReferences,
): ExportedEvent['before'] {
  if (values === null) return null;
  const stored = { ...values };
  for (const field of EVENT_USER_FIELDS) {
    const login = values[field];
    if (typeof login === 'string' && login !== '') stored[field] = getUserId(login);
  }
  // The key of a project that does not exist in this installation is kept. It is displayed without a link.
  if (typeof values.project === 'string') stored.project = projectIds.get(values.project) ?? values.project;
  return stored;
}
