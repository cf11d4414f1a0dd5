import type { EventKind, TIMELINE_HIDDEN_EVENT_KINDS } from '../../../shared/issue';
import { isTimelineEvent, getEventKind } from '../../domain/timeline/timeline';
import type { IssueEventRow } from '../../store/read/timeline';
import { schemaBuilder } from '../builder/builder';
import { GraphQLComment } from './Comment';
import { implementGraphQLConnectionType } from '../builder/connection';
import * as events from './events';
import * as relationEvents from './relationEvents';
import { GraphQLTimelineItemConnectionRef, GraphQLTimelineItemEdgeRef } from '../builder/refs';

/** Object type of each kind of event in a timeline. The kind `commented` is shown as a Comment instead. */
const GRAPHQL_EVENT_TYPE_BY_KIND = {
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
  held: events.GraphQLHeldEvent,
  released: events.GraphQLReleasedEvent,
  linked: relationEvents.GraphQLLinkedEvent,
  unlinked: relationEvents.GraphQLUnlinkedEvent,
  referenced: relationEvents.GraphQLReferencedEvent,
  body_edited: events.GraphQLBodyEditedEvent,
  parent_changed: relationEvents.GraphQLParentChangedEvent,
  due_changed: events.GraphQLDueChangedEvent,
  transferred: events.GraphQLTransferredEvent,
  comment_hidden: events.GraphQLCommentHiddenEvent,
  comment_shown: events.GraphQLCommentShownEvent,
  purged: events.GraphQLTextPurgedEvent,
  snoozed: events.GraphQLSnoozedEvent,
  unsnoozed: events.GraphQLUnsnoozedEvent,
} as const satisfies Record<TimelineEventKind, unknown>;

type TimelineEventKind = Exclude<EventKind, (typeof TIMELINE_HIDDEN_EVENT_KINDS)[number] | 'commented'>;

const isTimelineEventKind = (kind: EventKind): kind is TimelineEventKind =>
  Object.hasOwn(GRAPHQL_EVENT_TYPE_BY_KIND, kind);

/** GraphQL type name of an event, or null for kinds without a timeline item of their own. */
export function getGraphQLEventTypeName(event: IssueEventRow): string | null {
  const kind = getEventKind(event);
  return isTimelineEventKind(kind) ? GRAPHQL_EVENT_TYPE_BY_KIND[kind].name : null;
}

/** Whether the type name in an id matches the object: the ids of all event types have the same format. */
export function matchesGlobalIdType(type: string, value: object): boolean {
  const isRow = (row: object): row is IssueEventRow => 'sequence' in row;
  return isRow(value) ? getGraphQLEventTypeName(value) === type : true;
}

export const GraphQLTimelineItem = schemaBuilder.unionType('TimelineItem', {
  description: 'An item of an issue’s timeline: a comment or an event.',
  types: [GraphQLComment, ...Object.values(GRAPHQL_EVENT_TYPE_BY_KIND)],
  resolveType: (item) => (isTimelineEvent(item) ? getGraphQLEventTypeName(item) : GraphQLComment.name),
});

export const GraphQLTimelineItemConnection = implementGraphQLConnectionType(
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
