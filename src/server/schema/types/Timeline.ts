import type { EventKind, HIDDEN_EVENT_KINDS } from '../../../shared/issue';
import { isEvent, eventKindOf } from '../../domain/timeline/timeline';
import type { EventRow } from '../../store/read/timeline';
import { builder } from '../builder/builder';
import { Comment } from './Comment';
import { describeConnection } from '../builder/connection';
import * as events from './events';
import { TimelineItemConnectionRef, TimelineItemEdgeRef } from '../builder/refs';

/** Object type of each kind of event in a timeline. The kind `commented` is shown as a Comment instead. */
export const EVENT_TYPES = {
  state_changed: events.StateChanged,
  labeled: events.Labeled,
  unlabeled: events.Unlabeled,
  assigned: events.Assigned,
  unassigned: events.Unassigned,
  milestoned: events.Milestoned,
  demilestoned: events.Demilestoned,
  renamed: events.Renamed,
  type_changed: events.TypeChanged,
  priority_changed: events.PriorityChanged,
  locked: events.Locked,
  unlocked: events.Unlocked,
  linked: events.Linked,
  unlinked: events.Unlinked,
  referenced: events.Referenced,
  body_edited: events.BodyEdited,
  parent_changed: events.ParentChanged,
  due_changed: events.DueChanged,
  transferred: events.Transferred,
} as const satisfies Record<ShownKind, unknown>;

type ShownKind = Exclude<EventKind, (typeof HIDDEN_EVENT_KINDS)[number] | 'commented'>;

const isShown = (kind: EventKind): kind is ShownKind => Object.hasOwn(EVENT_TYPES, kind);

/** GraphQL type name of an event, or null for kinds without a timeline item of their own. */
export function eventTypeName(event: EventRow): string | null {
  const kind = eventKindOf(event);
  return isShown(kind) ? EVENT_TYPES[kind].name : null;
}

/** Whether the type name in an id matches the object: the ids of all event types have the same format. */
export function isTypeOf(type: string, value: object): boolean {
  const isRow = (row: object): row is EventRow => 'sequence' in row;
  return isRow(value) ? eventTypeName(value) === type : true;
}

export const TimelineItem = builder.unionType('TimelineItem', {
  description: 'An item of an issue’s timeline: a comment or an event.',
  types: [Comment, ...Object.values(EVENT_TYPES)],
  resolveType: (item) => (isEvent(item) ? eventTypeName(item) : Comment.name),
});

export const TimelineItemConnection = describeConnection(
  TimelineItemConnectionRef,
  'TimelineItem',
  TimelineItem,
  'A page of an issue’s timeline.',
  TimelineItemEdgeRef,
);

builder.objectField(TimelineItemConnection, 'offset', (t) =>
  t.int({
    description: 'Number of timeline items before the first item of this page.',
    resolve: (timeline) => timeline.offset(),
  }),
);
