import {
  NOTIFICATION_REASONS,
  NOTIFICATION_STATES,
  type NotificationReason,
  type NotificationState,
  type WatchLevel,
} from '../../../shared/notifications';
import type { NotificationConnection } from '../../domain/notifications/inbox';
import { encodeGlobalId } from '../../domain/base/ids';
import { requireVisibleProject } from '../../domain/projects/projects';
import { loadUser } from '../../domain/people/users';
import type { NotificationRow } from '../../store/read/notifications';
import { GraphQLNode, NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineUpperCaseEnum } from '../builder/enums';
import { GraphQLBulkOperationRef, GraphQLIssueRef, GraphQLProjectRef } from '../builder/refs';
import { GraphQLUser } from './User';

export const GraphQLNotificationReason = defineUpperCaseEnum<NotificationReason>(
  'NotificationReason',
  'Reason for a notification. Of several, it has the strongest: mentioned, assigned, due soon, duplicate closed, authored, commented, state changed, watching.',
  {
    mentioned: 'The person was mentioned in a description or comment.',
    assigned:
      'The issue was assigned to the person, or is assigned to them and was commented on or changed its state.',
    due_soon: 'The issue is due on the next day, and the person is assigned to it or watches it.',
    duplicate_closed: 'The issue was closed, and the person watches a duplicate of it.',
    authored: 'The issue was commented on or changed its state, and the person has filed it.',
    commented: 'The issue was commented on, and the person has commented on it before.',
    state_changed:
      'The issue changed its state, and the person has commented on it or watches it or its project.',
    watching:
      'The issue was commented on, and the person watches it or its project; or the issue was created in a project that they watch.',
    bulk: 'A bulk operation changed issues in ways of which the person would have been notified one by one.',
  },
);

export const GraphQLNotificationState = defineUpperCaseEnum<NotificationState>(
  'NotificationState',
  'State of a notification. A new event makes it unread again, except while it is snoozed until a time.',
  {
    unread: 'Not read since its newest event.',
    read: 'Read, but not done.',
    done: 'Done. Deleted 180 days later, unless there is a new event.',
    snoozed:
      'Put aside until `snoozedUntil`, or until the next event if that is null. A mention also ends it.',
  },
);

export const GraphQLWatchLevel = defineUpperCaseEnum<WatchLevel>(
  'WatchLevel',
  'Extent of the notifications about an issue or a project. The level of an issue precedes that of its project.',
  {
    participating:
      'Comments and state changes of issues that the person has filed, commented on or is assigned to, mentions and assignments. The default.',
    all: 'In addition, comments and state changes of every issue of the project, or of this issue, and new issues of the project.',
    muted: 'Mentions and assignments alone.',
  },
);

const GraphQLNotification = schemaBuilder.objectRef<NotificationRow>('Notification').implement({
  description: 'Notification of the viewer about an issue or a bulk operation. There is one for each.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: ({ id }) => encodeGlobalId('Notification', id),
    }),
    reason: t.field({
      type: GraphQLNotificationReason,
      description:
        'Strongest reason for the unread events, or for those that were unread before the viewer read the notification.',
      resolve: ({ reason }) => NOTIFICATION_REASONS[reason]!,
    }),
    state: t.field({
      type: GraphQLNotificationState,
      description: 'State of the notification. One whose snooze has ended is unread.',
      resolve: ({ state }) => NOTIFICATION_STATES[state]!,
    }),
    project: t.field({
      type: GraphQLProjectRef,
      description: 'Project of the issue or bulk operation.',
      resolve: ({ project_id }, _args, context) => requireVisibleProject(context, project_id),
    }),
    issue: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'Issue that the events are about, or null for a bulk operation.',
      resolve: ({ project_id: projectId, issue_number: number }, _args, context) =>
        number === 0 ? null : context.load.issues.load({ projectId, number }),
    }),
    bulkOperation: t.field({
      type: GraphQLBulkOperationRef,
      nullable: true,
      description: 'Bulk operation that changed the issues, or null for a notification about an issue.',
      resolve: ({ project_id: projectId, bulk_number: number }, _args, context) =>
        number === 0 ? null : context.load.bulkOperations.load({ projectId, number }),
    }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who caused the newest event, or null for a reminder or if unknown.',
      resolve: ({ actor_id }, _args, context) => loadUser(context, actor_id),
    }),
    eventCount: t.exposeInt('event_count', {
      description:
        'Number of events since the viewer last read the notification; once it is read, the number of events that were unread before.',
    }),
    newestEvent: t.string({
      description:
        'Sequence of the newest event in its project, see `Event.sequence`. For a reminder, that of the last event before it.',
      resolve: ({ event_sequence }) => String(event_sequence),
    }),
    updatedAt: t.expose('updated_at', {
      type: GraphQLDateTime,
      description: 'When the newest event happened, or when the notification returned from being snoozed.',
    }),
    snoozedUntil: t.expose('snoozed_until', {
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When a snoozed notification returns, or null if with its next event or if it is not snoozed.',
    }),
  }),
});

export { GraphQLNotification };

export const GraphQLNotificationConnection = defineGraphQLConnectionType<
  NotificationRow,
  NotificationConnection
>('Notification', GraphQLNotification, 'A page of notifications.');

schemaBuilder.objectField(GraphQLNotificationConnection, 'unreadCount', (t) =>
  t.int({
    description:
      'Exact number of unread notifications on all pages and in all states that have the requested reason and project.',
    resolve: (connection) => connection.unreadCount(),
  }),
);
