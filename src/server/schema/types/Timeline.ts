import type { EventKind, HIDDEN_EVENT_KINDS } from '../../../shared/issue';
import { isTimelineEvent, getEventKind } from '../../domain/timeline/timeline';
import type { IssueEventRow } from '../../store/read/timeline';
import { schemaBuilder } from '../builder/builder';
import { GraphQLComment } from './Comment';
import { implementConnectionType } from '../builder/connection';
import * as events from './events';
import { GraphQLTimelineItemConnectionRef, GraphQLTimelineItemEdgeRef } from '../builder/refs';

/** Object type of each kind of event in a timeline. The kind `commented` is shown as a Comment instead. */
export const GRAPHQL_EVENT_TYPE_BY_KIND = {
  state_changed: events.GraphQLStateChangedEvent,
  labeled: events.GraphQLLabeledEvent,
  unlabeled: events.GraphQLUnlabeledEvent,
  assigned: events.GraphQLAssignedEvent,
  unassigned: events.GraphQLUnassignedEvent,
  milestoned: events.GraphQLMilestonedEvent,
  demilestoned: events.GraphQLDemilestonedEvent,
  renamed: events.GraphQLRenamedEvent,
  type_changed: events.GraphQLTypeChangedEvent,
  priority_changed: events.GraphQLPriorityChangedEvent,
  locked: events.GraphQLLockedEvent,
  unlocked: events.GraphQLUnlockedEvent,
  linked: events.GraphQLLinkedEvent,
  unlinked: events.GraphQLUnlinkedEvent,
  referenced: events.GraphQLReferencedEvent,
  body_edited: events.GraphQLBodyEditedEvent,
  parent_changed: events.GraphQLParentChangedEvent,
  due_changed: events.GraphQLDueChangedEvent,
  transferred: events.GraphQLTransferredEvent,
} as const satisfies Record<ShownEventKind, unknown>;

type ShownEventKind = Exclude<EventKind, (typeof HIDDEN_EVENT_KINDS)[number] | 'commented'>;

const isShownEventKind = (kind: EventKind): kind is ShownEventKind =>
  Object.hasOwn(GRAPHQL_EVENT_TYPE_BY_KIND, kind);

/** GraphQL type name of an event, or null for kinds without a timeline item of their own. */
export function getEventTypeName(event: IssueEventRow): string | null {
  const kind = getEventKind(event);
  return isShownEventKind(kind) ? GRAPHQL_EVENT_TYPE_BY_KIND[kind].name : null;
}

/** Whether the type name in an id matches the object: the ids of all event types have the same format. */
export function matchesTypeInId(type: string, value: object): boolean {
  const isRow = (row: object): row is IssueEventRow => 'sequence' in row;
  return isRow(value) ? getEventTypeName(value) === type : true;
}

export const GraphQLTimelineItem = schemaBuilder.unionType('TimelineItem', {
  description: 'An item of an issue’s timeline: a comment or an event.',
  types: [GraphQLComment, ...Object.values(GRAPHQL_EVENT_TYPE_BY_KIND)],
  resolveType: (item) => (isTimelineEvent(item) ? getEventTypeName(item) : GraphQLComment.name),
});

export const GraphQLTimelineItemConnection = implementConnectionType(
  GraphQLTimelineItemConnectionRef,
  'TimelineItem',
  GraphQLTimelineItem,
  'A page of an issue’s timeline.',
  GraphQLTimelineItemEdgeRef,
);

schemaBuilder.objectField(GraphQLTimelineItemConnection, 'offset', (t) =>
  t.int({
    description: 'Number of timeline items before the first item of this page.',
    resolve: (timeline) => timeline.offset(),
  }),
);
