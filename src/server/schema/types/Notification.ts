import {
  decodeNotificationKinds,
  type NotificationKind,
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
  'Reason for which the user was notified. If several reasons apply, the strongest is given, in this order: MENTIONED, ASSIGNED, DUE_SOON, DUPLICATE_CLOSED, AUTHORED, COMMENTED, STATE_CHANGED, WATCHING. Notifications about a bulk operation always have BULK.',
  {
    mentioned: 'The viewer was mentioned in a description or comment.',
    assigned:
      'The issue was assigned to the viewer, or is assigned to them and was commented on or changed its state.',
    due_soon: 'The issue is due on the next day, and the viewer is assigned to it or watches it.',
    duplicate_closed:
      'The canonical issue of a duplicate that the viewer watches was closed. The notification is about the canonical issue.',
    authored: 'The issue was commented on or changed its state, and the viewer is its author.',
    commented: 'The issue was commented on, and the viewer has commented on it before.',
    state_changed:
      'The issue changed its state, and the viewer has commented on it or watches it or its project.',
    watching:
      'The issue was commented on, and the viewer watches it or its project; or the issue was created in a project that they watch.',
    bulk: 'A bulk operation made changes of which the viewer is notified. They are combined into one notification.',
  },
);

export const GraphQLNotificationKind = defineUpperCaseEnum<NotificationKind>(
  'NotificationKind',
  'Kind of an event that a notification is about.',
  {
    mentioned: 'A description or comment that mentions the viewer.',
    assigned: 'An assignment of the issue to the viewer.',
    opened: 'The creation of the issue.',
    commented: 'A comment on the issue.',
    state_changed: 'A change of the issue’s state.',
    due_soon: 'A reminder that the issue is due on the next day.',
    duplicate_closed: 'The closing of the canonical issue of a duplicate that the viewer watches.',
  },
);

export const GraphQLNotificationState = defineUpperCaseEnum<NotificationState>(
  'NotificationState',
  'State of a notification. A new event makes it unread, unless it is snoozed until a time and the event does not mention the viewer.',
  {
    unread: 'Not read since its newest event.',
    read: 'Marked as read, but not as done.',
    done: 'Marked as done. Deleted 180 days later, unless there is a new event.',
    snoozed:
      'Postponed until `snoozedUntil`, or until the next event if that is null. A mention ends the snooze early.',
  },
);

export const GraphQLWatchLevel = defineUpperCaseEnum<WatchLevel>(
  'WatchLevel',
  'Extent of the changes of an issue or a project of which a user is notified. ALL or MUTED on an issue overrides the level of its project; with PARTICIPATING, the project’s level applies.',
  {
    participating:
      'Default. Mentions, assignments, due dates of assigned issues, and comments and state changes of issues that the viewer is the author of, is assigned to or has commented on.',
    all: 'On an issue: all of its comments and state changes, its due date, and the closing of the issue that it duplicates. On a project: new issues, and the comments and state changes of every issue. Includes everything that PARTICIPATING does.',
    muted: 'Mentions and new assignments, and nothing else.',
  },
);

const GraphQLNotification = schemaBuilder.objectRef<NotificationRow>('Notification').implement({
  description:
    'Notification for the viewer about one issue or one bulk operation. Later events update it instead of adding another.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: ({ id }) => encodeGlobalId('Notification', id),
    }),
    reason: t.field({
      type: GraphQLNotificationReason,
      description:
        'Strongest reason among the unread events. Keeps its value when the notification is marked as read.',
      resolve: ({ reason }) => NOTIFICATION_REASONS[reason]!,
    }),
    state: t.field({
      type: GraphQLNotificationState,
      description: 'State of the notification. One whose snooze has expired is unread.',
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
        'Number of unread events. Keeps its value when the notification is marked as read, and restarts with the next event.',
    }),
    kinds: t.field({
      type: [GraphQLNotificationKind],
      description:
        'Kinds of the events that `eventCount` counts, each once. Empty if the kinds are unknown, because the events are older than this field.',
      resolve: ({ kinds }) => decodeNotificationKinds(kinds),
    }),
    commentCount: t.exposeInt('comment_count', {
      description:
        'Number of comments among the events that `eventCount` counts, without comments that mention the viewer.',
    }),
    firstEventAt: t.field({
      type: GraphQLDateTime,
      description: 'When the oldest unread event happened.',
      resolve: ({ first_event_at, updated_at }) => first_event_at ?? updated_at,
    }),
    seenAt: t.expose('seen_at', {
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When the notification was last marked as read or done before its unread events, or null if it never was. Changes of the issue after this time are new to the viewer.',
    }),
    newestEvent: t.string({
      description:
        'Sequence of the newest event in its project, see `Event.sequence`. For a reminder, the sequence of the last event before the reminder.',
      resolve: ({ event_sequence }) => String(event_sequence),
    }),
    version: t.string({
      description:
        'Version of the viewer’s inbox in which the newest event was added. Pass it as `seenVersion` when the viewer changes the state.',
      resolve: ({ event_version }) => String(event_version),
    }),
    updatedAt: t.expose('updated_at', {
      type: GraphQLDateTime,
      description: 'When the newest event happened, or when the snooze expired, if that was later.',
    }),
    snoozedUntil: t.expose('snoozed_until', {
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When the snooze expires, or null if it lasts until the next event or the notification is not snoozed.',
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
      'Exact number of unread notifications with the requested reason and project, on all pages. Ignores the argument `states`.',
    resolve: (connection) => connection.unreadCount(),
  }),
);

schemaBuilder.objectField(GraphQLNotificationConnection, 'version', (t) =>
  t.string({
    description:
      'Version of the viewer’s inbox that this page reflects. It increases with each change of the inbox.',
    resolve: async (connection) => String(await connection.version()),
  }),
);
