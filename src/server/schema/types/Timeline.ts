import type { EventKind, HIDDEN_EVENT_KINDS } from '../../../shared/issue';
import { isEvent, kindOf } from '../../domain/timeline/timeline';
import type { EventRow } from '../../store/read/timeline';
import { builder } from '../builder/builder';
import { Comment } from './Comment';
import { describeConnection } from '../builder/connection';
import * as events from './events';
import { TimelineItemConnectionRef, TimelineItemEdgeRef } from '../builder/refs';

/** The type of each kind of event that is shown as itself; a comment stands for `commented`. */
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

/** The name of the type that an event has in the schema; null for one that is not shown as itself. */
export function eventTypeName(event: EventRow): string | null {
  const kind = kindOf(event);
  return isShown(kind) ? EVENT_TYPES[kind].name : null;
}

/** Whether `type` is what an event is called; other things are called as their ids say. */
export function isNamedRight(type: string, value: object): boolean {
  const isRow = (row: object): row is EventRow => 'sequence' in row;
  return isRow(value) ? eventTypeName(value) === type : true;
}

export const TimelineItem = builder.unionType('TimelineItem', {
  description: 'What stands in a timeline: a comment or an event.',
  types: [Comment, ...Object.values(EVENT_TYPES)],
  resolveType: (item) => (isEvent(item) ? eventTypeName(item) : Comment.name),
});

export const TimelineItemConnection = describeConnection(
  TimelineItemConnectionRef,
  'TimelineItem',
  TimelineItem,
  'A timeline, in pages.',
  TimelineItemEdgeRef,
);

builder.objectField(TimelineItemConnection, 'offset', (t) =>
  t.int({
    description: 'How many items stand before the first one of this page.',
    resolve: (timeline) => timeline.offset(),
  }),
);
