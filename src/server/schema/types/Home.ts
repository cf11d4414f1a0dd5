import { NOTIFICATION_REASONS, type NotificationReason } from '../../../shared/notifications';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import {
  type AssignedIssueGroup,
  type AssignedIssues,
  loadAssignedIssues,
  type ProjectIssueCount,
} from '../../domain/issues/assignedIssues';
import { loadVisibleIssuesById } from '../../domain/issues/issues';
import { createNotificationConnection } from '../../domain/notifications/inbox';
import { createProjectConnection } from '../../domain/projects/projects';
import { definePaginationArguments, defineForwardPaginationArguments } from '../builder/arguments';
import { schemaBuilder } from '../builder/builder';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLNotificationConnection } from './Notification';
import { GraphQLProjectConnection, Project } from './Project';
import { GraphQLWorkflowState } from './Workflow';

/** Reasons of the notifications in `watching`. Mentions and assignments have sections of their own. */
const WATCHING_REASONS: readonly NotificationReason[] = NOTIFICATION_REASONS.filter(
  (reason) => reason !== 'mentioned' && reason !== 'assigned' && reason !== 'bulk',
);

export const GraphQLProjectIssueCount = schemaBuilder
  .objectRef<ProjectIssueCount>('ProjectIssueCount')
  .implement({
    description: 'Number of issues in one project.',
    fields: (t) => ({
      project: t.expose('project', { type: Project, description: 'Project that contains the issues.' }),
      count: t.exposeInt('count', { description: 'Exact number of issues, at least 1.' }),
    }),
  });

const GraphQLAssignedIssueGroup = schemaBuilder
  .objectRef<AssignedIssueGroup>('AssignedIssueGroup')
  .implement({
    description:
      'Assigned issues in one workflow state. States of several projects with the same name and category form one group.',
    fields: (t) => ({
      state: t.expose('state', {
        type: GraphQLWorkflowState,
        description:
          'State of the issues. For a group of several projects, the state in the project that is first by name.',
      }),
      count: t.exposeInt('count', { description: 'Exact number of issues in the group.' }),
      project: t.expose('project', {
        type: Project,
        nullable: true,
        description: 'Project of all issues in the group, or null if they belong to several projects.',
      }),
      topIssues: t.field({
        type: [GraphQLIssueRef],
        description:
          'First issues of the group, ordered by due day, issues without one last, then by priority, highest first. If a state of a project has more than 50 issues, only its 50 with the highest priority and 50 that are overdue or due within 14 days are considered.',
        args: {
          first: t.arg.int({
            required: true,
            defaultValue: 8,
            description: 'Maximum number of issues, 1 to 50.',
          }),
        },
        resolve: ({ issues }, { first }) => {
          if (first < 1 || first > ASSIGNED_GROUP_ISSUES_MAX) {
            throw new WinnowError(
              'VALIDATION_FAILED',
              `\`first\` must be between 1 and ${ASSIGNED_GROUP_ISSUES_MAX}.`,
            );
          }
          return issues.slice(0, first);
        },
      }),
    }),
  });

const ASSIGNED_GROUP_ISSUES_MAX = 50;

const GraphQLAssignedIssues = schemaBuilder.objectRef<AssignedIssues>('AssignedIssues').implement({
  description: 'Open issues assigned to the viewer, in all projects that the viewer can read.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Exact number of issues in all groups.' }),
    projects: t.expose('projects', {
      type: [GraphQLProjectIssueCount],
      description: 'Number of issues per project, ordered by project name.',
    }),
    groups: t.expose('groups', {
      type: [GraphQLAssignedIssueGroup],
      description:
        'Issues grouped by state: active states first, then backlog, then triage; within a category, in the order of the workflow.',
    }),
  }),
});

interface Home {
  readonly kind: 'home';
}

export const GraphQLHome = schemaBuilder.objectRef<Home>('Home').implement({
  description:
    'Sections of the start page. A section that could not be read is null, and the others are still returned.',
  fields: (t) => ({
    assigned: t.field({
      type: GraphQLAssignedIssues,
      nullable: true,
      description: 'Open issues assigned to the viewer, or null for anonymous requests.',
      resolve: (_home, _args, context) => loadAssignedIssues(context),
    }),
    mentioned: t.field({
      type: GraphQLNotificationConnection,
      nullable: true,
      description: 'Notifications in the state UNREAD or READ with the reason MENTIONED, newest first.',
      args: defineForwardPaginationArguments(),
      resolve: (_home, args, context) =>
        createNotificationConnection(context, { ...args, states: ['unread', 'read'], reason: 'mentioned' }),
    }),
    watching: t.field({
      type: GraphQLNotificationConnection,
      nullable: true,
      description:
        'Unread notifications about issues that the viewer watches, created, is assigned to or has commented on, newest first. Excludes the reasons MENTIONED, ASSIGNED and BULK.',
      args: defineForwardPaginationArguments(),
      resolve: (_home, args, context) =>
        createNotificationConnection(context, {
          ...args,
          states: ['unread'],
          reasons: WATCHING_REASONS,
        }),
    }),
    recent: t.field({
      type: [GraphQLIssueRef],
      nullable: true,
      description:
        'Issues with the given ids, in the same order. Ids of issues that the viewer cannot read are ignored.',
      args: {
        ids: t.arg.idList({
          required: true,
          description: `Ids of issues that the viewer has opened recently, at most ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX}.`,
        }),
      },
      resolve: (_home, { ids }, context) => loadVisibleIssuesById(context, ids),
    }),
    projects: t.field({
      type: GraphQLProjectConnection,
      nullable: true,
      description: 'Projects that the viewer can read, ordered by name.',
      args: definePaginationArguments(),
      resolve: (_home, args, context) => createProjectConnection(context, args),
    }),
  }),
});
