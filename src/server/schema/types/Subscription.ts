import type { ProjectChange } from '../../domain/context/Services';
import { encodeId } from '../../domain/base/ids';
import type { RequestContext } from '../../domain/context/RequestContext';
import { builder } from '../builder/builder';
import { BulkOperationRef } from '../builder/refs';
import { Issue } from './Issue';
import { Project } from './Project';

const ProjectChangeRef = builder.objectRef<ProjectChange>('ProjectChange').implement({
  description: 'Changes of a project between the previously sent version and `version`.',
  fields: (t) => ({
    project: t.field({
      type: Project,
      description: 'The project in its current state.',
      resolve: (change, _args, context) => change.project(change.contextFor(context)),
    }),
    version: t.string({
      description: 'Project version after these changes. Pass it as `since` to resume after an interruption.',
      resolve: (change) => String(change.version),
    }),
    issues: t.field({
      type: [Issue],
      description: 'Changed issues in their current state, at most 200. Empty if more have changed.',
      resolve: (change, _args, context) => change.issues(change.contextFor(context)),
    }),
    deleted: t.idList({
      description: 'Ids of deleted issues. Together with `issues` at most 200.',
      resolve: async (change, _args, context) =>
        (await change.deleted(change.contextFor(context))).map((number) =>
          encodeId('Issue', change.projectId, number),
        ),
    }),
    bulkOperations: t.field({
      type: [BulkOperationRef],
      description:
        'The bulk operations whose state or counts changed, most recent change first, at most 20. The first message has those that are running or changed in the last 10 minutes. Sent at most four times a second, also when no issue changed; `version` then stays the same.',
      resolve: (change, _args, context) => change.bulkOperations(change.contextFor(context)),
    }),
    moved: t.exposeBoolean('moved', {
      description: 'Whether issue lists can have different rows or a different order now.',
    }),
    reset: t.exposeBoolean('reset', {
      description:
        'Whether the changes are too many to be listed. All displayed data has to be fetched again.',
    }),
  }),
});

const ProjectSince = builder.inputType('ProjectSince', {
  description: 'A project to follow, with the last version that the client knows.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'Project whose changes are sent.' }),
    since: t.string({
      description: 'Last version known to the client: later changes are sent. The current version if absent.',
    }),
  }),
});

builder.subscriptionType({
  description: 'Live changes, sent as server-sent events.',
  fields: (t) => ({
    projectChanged: t.field({
      type: ProjectChangeRef,
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
      resolve: requireReadable,
    }),
    projectsChanged: t.field({
      type: ProjectChangeRef,
      description:
        'Changes of several projects in one stream, at most 50. Projects that the viewer cannot read are left out.',
      args: {
        of: t.arg({ type: [ProjectSince], required: true, description: 'Projects to follow, at most 50.' }),
      },
      subscribe: (_root, args, context) => context.live.subscribe(context, args.of),
      resolve: requireReadable,
    }),
  }),
});

/** Fails with NOT_FOUND, which ends the stream, once the viewer can no longer read the project. */
async function requireReadable(
  change: ProjectChange,
  _args: unknown,
  context: RequestContext,
): Promise<ProjectChange> {
  await change.project(change.contextFor(context));
  return change;
}
