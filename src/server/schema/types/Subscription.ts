import { ProjectUnavailableError } from '../../../shared/errors';
import type { InboxChange, ProjectChange } from '../../domain/context/SharedServices';
import { encodeGlobalId } from '../../domain/base/ids';
import { countUnreadNotifications, loadVisibleNotifications } from '../../domain/notifications/inbox';
import { loadUser } from '../../domain/people/users';
import { loadProjectById } from '../../domain/projects/projects';
import type { RequestContext } from '../../domain/context/RequestContext';
import { schemaBuilder } from '../builder/builder';
import { GraphQLBulkOperationRef } from '../builder/refs';
import { Issue } from './Issue';
import { GraphQLNotification } from './Notification';
import { Project } from './Project';
import { GraphQLUser } from './User';

const GraphQLProjectChange = schemaBuilder.objectRef<ProjectChange>('ProjectChange').implement({
  description: 'Changes of a project between the previously sent version and `version`.',
  fields: (t) => ({
    project: t.field({
      type: Project,
      description: 'The project in its current state.',
      resolve: (change, _args, context) => change.loadProject(change.getSubscriberContext(context)),
    }),
    version: t.string({
      description: 'Project version after these changes. Pass it as `since` to resume after an interruption.',
      resolve: (change) => String(change.version),
    }),
    issues: t.field({
      type: [Issue],
      description:
        'Changed issues in their current state. Together with `progressChanged` at most 200; both are empty if more have changed.',
      resolve: (change, _args, context) => change.loadChangedIssues(change.getSubscriberContext(context)),
    }),
    progressChanged: t.field({
      type: [Issue],
      description:
        'Other issues, of which only the numbers of open and closed issues below them have changed: their versions are the same as before.',
      resolve: (change, _args, context) =>
        change.loadIssuesWithChangedProgress(change.getSubscriberContext(context)),
    }),
    deleted: t.idList({
      description: 'Ids of deleted issues. Together with `issues` at most 200.',
      resolve: async (change, _args, context) =>
        (await change.loadDeletedIssueNumbers(change.getSubscriberContext(context))).map((number) =>
          encodeGlobalId('Issue', change.projectId, number),
        ),
    }),
    bulkOperations: t.field({
      type: [GraphQLBulkOperationRef],
      description:
        'Bulk operations whose state or counts changed, most recently changed first, at most 20. The first message contains those that are running or changed in the last 10 minutes. Sent at most four times a second, even if nothing else changed; `version` then stays the same.',
      resolve: (change, _args, context) => change.loadBulkOperations(change.getSubscriberContext(context)),
    }),
    triageLeases: t.field({
      type: [Issue],
      description:
        'Issues whose triage lease was taken, renewed or released, at most 100; `Issue.triageLease` has the current one. The first message contains those of the last 10 minutes, and so all that are leased. Sent even if nothing else changed; `version` then stays the same. Expired leases are not announced.',
      resolve: (change, _args, context) =>
        change.loadIssuesWithChangedLease(change.getSubscriberContext(context)),
    }),
    moved: t.exposeBoolean('moved', {
      description: 'Whether issue lists can have different rows or a different order now.',
    }),
    reset: t.boolean({
      description:
        'Whether the changes are too many to be listed. The client then has to fetch all displayed data again.',
      resolve: (change, _args, context) => change.loadReset(change.getSubscriberContext(context)),
    }),
  }),
});

const GraphQLInboxChange = schemaBuilder.objectRef<InboxChange>('InboxChange').implement({
  description: 'Changes of the viewer’s inbox since the previous message.',
  fields: (t) => ({
    viewer: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User whose inbox changed. Null if the account no longer exists.',
      resolve: ({ context }) => loadUser(context, context.viewer?.id ?? null),
    }),
    unreadCount: t.int({
      description: 'Exact number of unread notifications of the viewer.',
      resolve: ({ context }) => countUnreadNotifications(context),
    }),
    notifications: t.field({
      type: [GraphQLNotification],
      description: 'Added or changed notifications in their current state, at most 200.',
      resolve: ({ notificationIds, context }) => loadVisibleNotifications(context, notificationIds),
    }),
    reset: t.exposeBoolean('reset', {
      description:
        'Whether the client must refetch the inbox, because more than 200 notifications changed, all matching ones were updated, or changes may have been missed. `notifications` is empty then.',
    }),
    version: t.string({
      description:
        'Version of the inbox after these changes. Pass it as `since` to resume after an interruption.',
      resolve: ({ version }) => String(version),
    }),
  }),
});

const GraphQLProjectSubscriptionInput = schemaBuilder.inputType('ProjectSince', {
  description: 'A project to subscribe to, with the last version that the client knows.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'Project whose changes are sent.' }),
    since: t.string({
      description: 'Last version known to the client: later changes are sent. The current version if absent.',
    }),
  }),
});

schemaBuilder.subscriptionType({
  description: 'Live changes, sent as server-sent events.',
  fields: (t) => ({
    inboxChanged: t.field({
      type: GraphQLInboxChange,
      description:
        'Changes of the viewer’s inbox, at most ten times a second. The first message contains only the number of unread notifications, and sets `reset` if the inbox has changed since `since`.',
      args: {
        since: t.arg.string({
          description:
            'Inbox version that the client has loaded, such as `User.inboxVersion`. If absent, the current version.',
        }),
      },
      subscribe: (_root, { since }, context) => context.live.subscribeToInbox(context, since ?? null),
      resolve: (change) => change,
    }),
    projectChanged: t.field({
      type: GraphQLProjectChange,
      description:
        'Changes of one project, at most ten times a second. The first message contains the starting version and the changes since `since`.',
      args: {
        projectId: t.arg.id({ required: true, description: 'Project whose changes are sent.' }),
        since: t.arg.string({
          description:
            'Last version known to the client: later changes are sent. The current version if absent.',
        }),
      },
      subscribe: (_root, args, context) => context.live.subscribe(context, [args]),
      resolve: requireReadableProject,
    }),
    projectsChanged: t.field({
      type: GraphQLProjectChange,
      description:
        'Changes of several projects in one stream, at most 50. Projects that the viewer cannot read are left out.',
      args: {
        of: t.arg({
          type: [GraphQLProjectSubscriptionInput],
          required: true,
          description: 'Projects to subscribe to, at most 50.',
        }),
      },
      subscribe: (_root, args, context) => context.live.subscribe(context, args.of),
      resolve: requireReadableProject,
    }),
  }),
});

/**
 * Throws NOT_FOUND, which ends the stream, once the viewer can no longer read the project, for example because it was
 * deleted. The error names the project, so that the client can subscribe to the others again.
 */
async function requireReadableProject(
  change: ProjectChange,
  _args: unknown,
  context: RequestContext,
): Promise<ProjectChange> {
  const project = await loadProjectById(change.getSubscriberContext(context), change.projectId);
  if (!project) throw new ProjectUnavailableError(encodeGlobalId('Project', change.projectId));
  return change;
}
