import type { ProjectChange } from '../../domain/context/Services';
import { encodeId } from '../../domain/base/ids';
import type { RequestContext } from '../../domain/context/RequestContext';
import { builder } from '../builder/builder';
import { BulkOperationRef } from '../builder/refs';
import { Issue } from './Issue';
import { Project } from './Project';

const ProjectChangeRef = builder.objectRef<ProjectChange>('ProjectChange').implement({
  description: 'What has changed in a project, from the version told before to this one.',
  fields: (t) => ({
    project: t.field({
      type: Project,
      description: 'The project, as it is now.',
      resolve: (change, _args, context) => change.project(change.contextFor(context)),
    }),
    version: t.string({
      description: 'The version that this brings one to: what to go on from after an interruption.',
      resolve: (change) => String(change.version),
    }),
    issues: t.field({
      type: [Issue],
      description: 'The issues that changed, as they are now: at most 200, none where there are more.',
      resolve: (change, _args, context) => change.issues(change.contextFor(context)),
    }),
    deleted: t.idList({
      description: 'The issues that were deleted, with those above at most 200.',
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
      description: 'Whether lists may have other rows, or another order.',
    }),
    reset: t.exposeBoolean('reset', {
      description: 'Whether it is too far from what was known to be told: ask anew for what you show.',
    }),
  }),
});

const ProjectSince = builder.inputType('ProjectSince', {
  description: 'A project, and how much of it one knows.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'Which one.' }),
    since: t.string({ description: 'The version that one knows; absent: what is the case now.' }),
  }),
});

builder.subscriptionType({
  description: 'What is told as it happens, over server-sent events.',
  fields: (t) => ({
    projectChanged: t.field({
      type: ProjectChangeRef,
      description:
        'Changes of a project, at most ten times a second. The first message tells the version that one starts from, and what has changed since.',
      args: {
        projectId: t.arg.id({ required: true, description: 'Which one.' }),
        since: t.arg.string({ description: 'The version that one knows; absent: what is the case now.' }),
      },
      subscribe: (_root, args, context) => context.live.subscribe(context, [args]),
      resolve: visible,
    }),
    projectsChanged: t.field({
      type: ProjectChangeRef,
      description:
        'The same of several projects in one stream, at most 50; those that the viewer may not see are left out.',
      args: { of: t.arg({ type: [ProjectSince], required: true, description: 'Which ones.' }) },
      subscribe: (_root, args, context) => context.live.subscribe(context, args.of),
      resolve: visible,
    }),
  }),
});

/** Nothing is told of a project that the viewer may no longer see. */
async function visible(
  change: ProjectChange,
  _args: unknown,
  context: RequestContext,
): Promise<ProjectChange> {
  await change.project(change.contextFor(context));
  return change;
}
