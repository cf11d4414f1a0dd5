import { type ActivityEvent, loadActivityTimelineItem } from '../../domain/timeline/activity';
import { encodeGlobalId } from '../../domain/base/ids';
import { loadEventBulkOperation } from '../../domain/timeline/eventValues';
import { loadProjectEventDetails } from '../../domain/timeline/projectEventDetails';
import { getEventKind } from '../../domain/timeline/timeline';
import { loadVisibleIssue } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { BulkOperation } from './BulkOperation';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLEventKind } from '../builder/enums';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLProjectEventDetails } from './ProjectEventDetails';
import { getGraphQLEventTypeName, GraphQLTimelineItem } from './Timeline';
import { GraphQLUser } from './User';

const GraphQLActivityEvent = schemaBuilder.objectRef<ActivityEvent>('Event').implement({
  description: 'An event of any kind in a project’s activity.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: ({ row }) => encodeGlobalId('Event', row.project_id, row.sequence),
    }),
    sequence: t.string({
      description:
        'Position of the event in the project’s history. Equals the project version that the event created.',
      resolve: ({ row }) => String(row.sequence),
    }),
    kind: t.field({
      type: GraphQLEventKind,
      description: 'Kind of the event.',
      resolve: ({ row }) => row.kind,
    }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who caused the event, or null for an unknown user or the system.',
      resolve: ({ row }, _args, context) => loadUser(context, row.actor_id),
    }),
    createdAt: t.field({
      type: GraphQLDateTime,
      description: 'When the event happened.',
      resolve: ({ row }) => row.created_at,
    }),
    bulkOperation: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'Bulk operation that caused the event, or null if there is none.',
      resolve: ({ row }, _args, context) => loadEventBulkOperation(context, row),
    }),
    issue: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'Affected issue, or null for a project event or a deleted issue.',
      resolve: ({ row }, _args, context) =>
        loadVisibleIssue(context, { projectId: row.project_id, number: row.issue_number }),
    }),
    issueNumber: t.int({
      nullable: true,
      description: 'Number of the affected issue, kept after its deletion, or null for a project event.',
      resolve: ({ row }) => row.issue_number || null,
    }),
    details: t.field({
      type: GraphQLProjectEventDetails,
      nullable: true,
      description: 'Details of a change in the project itself; null for an event of an issue.',
      resolve: ({ row }, _args, context) => loadProjectEventDetails(context, getEventKind(row), row),
    }),
    item: t.field({
      type: GraphQLTimelineItem,
      nullable: true,
      description: 'Timeline item for this event, or null if timelines do not show events of this kind.',
      resolve: async (event, _args, context) =>
        event.row.comment_id === null && getGraphQLEventTypeName(event.row) === null
          ? null
          : loadActivityTimelineItem(context, event),
    }),
  }),
});

export const GraphQLActivityEventConnection = defineGraphQLConnectionType(
  'Event',
  GraphQLActivityEvent,
  'A page of a project’s events.',
);
