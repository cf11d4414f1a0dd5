import { type ActivityEvent, activityItem } from '../../domain/timeline/activity';
import { encodeId } from '../../domain/base/ids';
import { loadEventBulkOperation } from '../../domain/timeline/eventValues';
import { visibleIssue } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import { builder, Node, NODE_ID } from '../builder/builder';
import { BulkOperation } from './BulkOperation';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { EventKind } from '../builder/enums';
import { IssueRef } from '../builder/refs';
import { eventTypeName, TimelineItem } from './Timeline';
import { User } from './User';

export const Event = builder.objectRef<ActivityEvent>('Event').implement({
  description: 'An event of any kind in a project’s activity.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: NODE_ID, resolve: ({ row }) => encodeId('Event', row.project_id, row.sequence) }),
    sequence: t.string({
      description:
        'Position of the event in the project’s history. Equals the project version that the event created.',
      resolve: ({ row }) => String(row.sequence),
    }),
    kind: t.field({ type: EventKind, description: 'Kind of the event.', resolve: ({ row }) => row.kind }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'User who caused the event, or null for an unknown user or the system.',
      resolve: ({ row }, _args, context) => loadUser(context, row.actor_id),
    }),
    createdAt: t.field({
      type: DateTime,
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
      type: IssueRef,
      nullable: true,
      description: 'Affected issue, or null for a project event or a deleted issue.',
      resolve: ({ row }, _args, context) =>
        visibleIssue(context, { projectId: row.project_id, number: row.issue_number }),
    }),
    issueNumber: t.int({
      nullable: true,
      description: 'Number of the affected issue, kept after its deletion, or null for a project event.',
      resolve: ({ row }) => row.issue_number || null,
    }),
    item: t.field({
      type: TimelineItem,
      nullable: true,
      description: 'Timeline item for this event, or null if timelines do not show events of this kind.',
      resolve: async (event, _args, context) =>
        event.row.comment_id === null && eventTypeName(event.row) === null
          ? null
          : activityItem(context, event),
    }),
  }),
});

export const EventConnection = connectionType('Event', Event, 'A page of a project’s events.');
