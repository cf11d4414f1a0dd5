import { EVENT_KINDS, type TimelineEventKind } from '../../../shared/events/kinds';
import { isTimelineEvent, getEventKind } from '../../domain/timeline/timeline';
import type { IssueEventRow } from '../../store/read/timeline';
import { schemaBuilder } from '../builder/builder';
import { GraphQLComment } from './Comment';
import { implementGraphQLConnectionType } from '../builder/connection';
import { FIELD_EVENT_TYPES } from './events';
import { defineIssueEventType, type IssueEventTypeDefinition } from './IssueEvent';
import { RELATION_EVENT_TYPES } from './relationEvents';
import { GraphQLTimelineItemConnectionRef, GraphQLTimelineItemEdgeRef } from '../builder/refs';

const EVENT_TYPES: Readonly<Record<TimelineEventKind, IssueEventTypeDefinition>> = {
  ...FIELD_EVENT_TYPES,
  ...RELATION_EVENT_TYPES,
};

const EVENT_TYPE_REFS = (Object.keys(EVENT_TYPES) as TimelineEventKind[]).map((kind) =>
  defineIssueEventType(EVENT_KINDS[kind].timelineType, EVENT_TYPES[kind]),
);

/** GraphQL type name of an event, or null for kinds without a timeline item of their own. */
export function getGraphQLEventTypeName(event: IssueEventRow): string | null {
  const kind = getEventKind(event);
  return kind === 'commented' ? null : EVENT_KINDS[kind].timelineType;
}

/** Whether the type name in an id matches the object: the ids of all event types have the same format. */
export function matchesGlobalIdType(type: string, value: object): boolean {
  const isRow = (row: object): row is IssueEventRow => 'sequence' in row;
  return isRow(value) ? getGraphQLEventTypeName(value) === type : true;
}

export const GraphQLTimelineItem = schemaBuilder.unionType('TimelineItem', {
  description: 'An item of an issue’s timeline: a comment or an event.',
  types: [GraphQLComment, ...EVENT_TYPE_REFS],
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
