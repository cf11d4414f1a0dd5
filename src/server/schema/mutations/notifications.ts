/** Mutations of the viewer's inbox and watch levels. */
import { setWatchLevel } from '../../domain/mutations/issues/votesAndWatches';
import { setProjectWatchLevel } from '../../domain/mutations/projects/setProjectWatchLevel';
import { countUnreadNotifications, loadVisibleNotifications } from '../../domain/notifications/inbox';
import { undoNotificationUpdate, updateNotifications } from '../../domain/notifications/updateNotifications';
import { loadUser } from '../../domain/people/users';
import { GraphQLDateTime } from '../builder/DateTime';
import {
  GraphQLNotification,
  GraphQLNotificationReason,
  GraphQLNotificationState,
  GraphQLWatchLevel,
} from '../types/Notification';
import { GraphQLUser } from '../types/User';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineIssuePayloadField, defineProjectPayloadField } from './payloads';

const defineUnreadCountField = <Result>(t: PayloadFieldBuilder<Result>) =>
  t.int({
    description: 'Exact number of unread notifications of the viewer after the change.',
    resolve: (_payload, _args, context) => countUnreadNotifications(context),
  });

const defineViewerPayloadField = <Result>(t: PayloadFieldBuilder<Result>) =>
  t.field({
    type: GraphQLUser,
    nullable: true,
    description: 'The viewer, or null if the request is anonymous.',
    resolve: (_payload, _args, context) => loadUser(context, context.viewer?.id ?? null),
  });

const SEEN_VERSION_DESCRIPTION =
  'Inbox version that the viewer has seen: `Notification.version` for one notification, `NotificationConnection.version` for several. Notifications with later events keep their state. If absent, later events do not prevent the change.';

defineMutation('updateNotifications', {
  description:
    'Sets the state of the viewer’s notifications: those with the given ids, or all that match the filters.',
  input: (t) => ({
    ids: t.idList({
      description: 'Ids of the notifications, at most 200. Either `ids` or `all` is required.',
    }),
    all: t.boolean({
      description:
        'Whether to update all notifications that match the filters `project`, `reason` and `states`. Notifications that change after the request was received are skipped.',
    }),
    upTo: t.id({
      description:
        'With `all`: the newest notification to update. Newer notifications, and those with events after it, are not changed. If `seenVersion` is also set, only events after that version count.',
    }),
    states: t.field({
      type: [GraphQLNotificationState],
      description: 'With `all`: only notifications in one of these states. Any state if absent.',
    }),
    reason: t.field({
      type: GraphQLNotificationReason,
      description: 'With `all`: only notifications with this reason. Any reason if absent.',
    }),
    project: t.string({
      description: 'With `all`: only notifications of the project with this key. Any project if absent.',
    }),
    state: t.field({
      type: GraphQLNotificationState,
      required: true,
      description: 'New state of the notifications.',
    }),
    snoozedUntil: t.field({
      type: GraphQLDateTime,
      description:
        'When the snooze expires. After this time, the notification is unread. If absent, the snooze lasts until the next event. Allowed only with the state SNOOZED.',
    }),
    seenVersion: t.string({ description: SEEN_VERSION_DESCRIPTION }),
  }),
  run: (...args) => updateNotifications(...args),
  payload: (t) => ({
    notifications: t.field({
      type: [GraphQLNotification],
      description:
        'Notifications after the update, at most 200, including those that kept their state because of later events. With `all`, only the first 200 updated ones.',
      resolve: ({ result }, _args, context) =>
        loadVisibleNotifications(context, result?.notificationIds ?? []),
    }),
    unreadCount: defineUnreadCountField(t),
    undoToken: t.string({
      nullable: true,
      description:
        'Token with which `undoNotificationUpdate` reverts an update with `all`. Null for an update by ids: revert it with another update.',
      resolve: ({ result }) => result?.undoToken ?? null,
    }),
    viewer: defineViewerPayloadField(t),
  }),
});

defineMutation('undoNotificationUpdate', {
  description:
    'Reverts an `updateNotifications` with `all`. Skips notifications that have since received new events or another state.',
  input: (t) => ({
    token: t.string({ required: true, description: '`undoToken` of the update to revert.' }),
  }),
  run: (...args) => undoNotificationUpdate(...args),
  payload: (t) => ({
    notifications: t.field({
      type: [GraphQLNotification],
      description: 'Reverted notifications, at most 200 of them.',
      resolve: ({ result }, _args, context) =>
        loadVisibleNotifications(context, result?.notificationIds ?? []),
    }),
    unreadCount: defineUnreadCountField(t),
    viewer: defineViewerPayloadField(t),
  }),
});

defineMutation('setWatchLevel', {
  description:
    'Sets which changes of an issue the viewer is notified of. ALL is the same as watching it with `setWatch`.',
  input: (t) => ({
    issueId: t.id({ required: true, description: 'Id of the issue.' }),
    level: t.field({ type: GraphQLWatchLevel, required: true, description: 'New watch level of the issue.' }),
    notificationState: t.field({
      type: GraphQLNotificationState,
      description:
        'New state of the viewer’s notification about the issue, if there is one. Unchanged if absent. SNOOZED lasts until `snoozedUntil` or, if that is absent, until the next event.',
    }),
    snoozedUntil: t.field({
      type: GraphQLDateTime,
      description: 'When the snooze expires. Allowed only with `notificationState` SNOOZED.',
    }),
    seenVersion: t.string({ description: `Used with \`notificationState\`. ${SEEN_VERSION_DESCRIPTION}` }),
  }),
  run: (...args) => setWatchLevel(...args),
  payload: (t) => ({ issue: defineIssuePayloadField(t), viewer: defineViewerPayloadField(t) }),
});

defineMutation('setProjectWatchLevel', {
  description: 'Sets which changes of a project the viewer is notified of.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Id of the project.' }),
    level: t.field({
      type: GraphQLWatchLevel,
      required: true,
      description: 'New watch level of the project.',
    }),
  }),
  run: (...args) => setProjectWatchLevel(...args),
  payload: (t) => ({ project: defineProjectPayloadField(t) }),
});
