import { brandWithType } from '@pothos/core';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import { loadGraphQLNodeById } from '../../domain/nodes/loadGraphQLNodeById';
import { loadProjectByKey, createProjectConnection } from '../../domain/projects/projects';
import type { RequestContext } from '../../domain/context/RequestContext';
import { createNotificationConnection } from '../../domain/notifications/inbox';
import {
  createIssueSearchConnection,
  createSearchFacetValueConnection,
} from '../../domain/issues/createIssueSearchConnection';
import { loadImportedIssue } from '../../domain/issues/importSources';
import { Issue } from './Issue';
import { matchesGlobalIdType } from './Timeline';
import { loadUser } from '../../domain/people/users';
import { loadIssueContainerByKey } from '../../domain/issues/issueContainers';
import {
  defineForwardPaginationArguments,
  defineNameFilterArgument,
  definePaginationArguments,
} from '../builder/arguments';
import { schemaBuilder, GraphQLNode } from '../builder/builder';
import { GraphQLFacetField, GraphQLFacetValueConnection } from './Facet';
import { GraphQLHome } from './Home';
import { GraphQLIssueConnection, GraphQLIssueGroupBy, GraphQLIssueOrder } from './IssueConnection';
import {
  GraphQLNotificationConnection,
  GraphQLNotificationReason,
  GraphQLNotificationState,
} from './Notification';
import { GraphQLIssueContainer } from './IssueContainer';
import { Project, GraphQLProjectConnection } from './Project';
import { GraphQLSavedViewContainer } from './SavedViewContainer';
import { GraphQLUser } from './User';

schemaBuilder.queryType({
  description: 'Entry points for reading data.',
  fields: (t) => ({
    node: t.field({
      type: GraphQLNode,
      nullable: true,
      description: 'An object by its id, or null if there is none or the viewer cannot read it.',
      args: { id: t.arg.id({ required: true, description: 'Id of the object.' }) },
      resolve: (_root, args, context) => findNodeById(context, args.id),
    }),
    nodes: t.field({
      type: [GraphQLNode],
      nullable: { list: false, items: true },
      description:
        'Objects by their ids, in the order given, at most 200. Null for each one that does not exist or is not readable.',
      args: { ids: t.arg.idList({ required: true, description: 'Ids of the objects, at most 200.' }) },
      resolve: (_root, args, context) => {
        if (args.ids.length > GRAPHQL_CONNECTION_PAGE_SIZE_MAX) {
          throw new WinnowError('LIMIT_EXCEEDED', `At most ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX} ids at once.`);
        }
        return args.ids.map((id) => findNodeById(context, id));
      },
    }),
    viewer: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'The signed-in user, or null for anonymous requests.',
      resolve: (_root, _args, context) => loadUser(context, context.viewer?.id ?? null),
    }),
    demo: t.boolean({
      description: 'Whether this site is a demo with generated issues.',
      resolve: (_root, _args, { site }) => site.isDemo(),
    }),
    project: t.field({
      type: Project,
      nullable: true,
      description: 'A project by its key, or null if there is none or the viewer cannot read it.',
      args: { key: t.arg.string({ required: true, description: 'Key of the project: NET in NET-4.' }) },
      resolve: (_root, args, context) => loadProjectByKey(context, args.key),
    }),
    issueContainer: t.field({
      type: GraphQLIssueContainer,
      nullable: true,
      description:
        'A project, or all projects, with their list of issues. Null if the project does not exist or the viewer cannot read it.',
      args: {
        projectKey: t.arg.string({ description: 'Key of the project. Null: all projects.' }),
      },
      resolve: (_root, { projectKey }, context) => loadIssueContainerByKey(context, projectKey ?? null),
    }),
    savedViewContainer: t.field({
      type: GraphQLSavedViewContainer,
      nullable: true,
      description:
        'Container of saved views: a project, or all projects. Null if the project does not exist or the viewer cannot read it.',
      args: {
        projectKey: t.arg.string({ description: 'Key of the project. Null: all projects.' }),
      },
      resolve: (_root, { projectKey }, context) => loadIssueContainerByKey(context, projectKey ?? null),
    }),
    projects: t.field({
      type: GraphQLProjectConnection,
      description: 'Projects that the viewer can read, ordered by name.',
      args: {
        ...definePaginationArguments(),
        matching: t.arg.string({
          description: 'Text that the name or key must contain, case-insensitive.',
        }),
      },
      resolve: (_root, args, context) => createProjectConnection(context, args),
    }),
    home: t.field({
      type: GraphQLHome,
      description:
        'Start page: the work of the viewer in all projects that they can read, and a list of these projects.',
      resolve: () => ({ kind: 'home' as const }),
    }),
    notifications: t.field({
      type: GraphQLNotificationConnection,
      description:
        'Notifications of the viewer, newest first, without those of projects that the viewer can no longer read. Empty for anonymous requests.',
      args: {
        ...defineForwardPaginationArguments(),
        states: t.arg({
          type: [GraphQLNotificationState],
          description: 'States of the returned notifications. Any state if absent.',
        }),
        reason: t.arg({
          type: GraphQLNotificationReason,
          description: 'Reason of the returned notifications. Any reason if absent.',
        }),
        project: t.arg.string({
          description: 'Key of the project of the returned notifications. Any project if absent.',
        }),
      },
      resolve: (_root, args, context) => createNotificationConnection(context, args),
    }),
    search: t.field({
      type: GraphQLIssueConnection,
      description:
        'Issues that match a query, in all projects that the viewer can read. Issues with equal sort keys are ordered by project key, then by descending number. Labels, states and milestones with the same name, ignoring case, count as one.',
      args: {
        query: t.arg.string({
          required: true,
          description: 'Query in Winnow’s query language, at most 2,048 characters.',
        }),
        orderBy: t.arg({
          type: GraphQLIssueOrder,
          description:
            'Sort order; TITLE, STATE and ASSIGNEE are rejected. The default is relevance for queries with search words, otherwise last update.',
        }),
        groupBy: t.arg({
          type: GraphQLIssueGroupBy,
          description: 'Grouping of the list. Ungrouped if absent.',
        }),
        snapshot: t.arg.string({
          description:
            'Snapshot token of an earlier result, to read the list and its projects as they were then.',
        }),
        ...defineForwardPaginationArguments(),
        offset: t.arg.int({
          description: 'Number of rows to skip, from `after` if given, otherwise from the start.',
        }),
      },
      resolve: (_root, args, context) => createIssueSearchConnection(context, args),
    }),
    importedIssue: t.field({
      type: Issue,
      nullable: true,
      description:
        'An issue by its identifier in the tracker that it was imported from, or null if there is none or the viewer cannot read it. If several projects contain the issue, the one in the oldest project is returned.',
      args: {
        identifier: t.arg.string({
          required: true,
          description:
            'Identifier of the issue: `TIMOB-123`, `owner/name#42`, `bug 1234`, or its number alone. Any other text finds nothing.',
        }),
        preferredProject: t.arg.string({
          description: 'Key of the project to prefer if the issue was imported into several projects.',
        }),
      },
      resolve: async (_root, { identifier, preferredProject }, context) =>
        (await loadImportedIssue(context, identifier, preferredProject ?? null))?.issue ?? null,
    }),
    facetValues: t.field({
      type: GraphQLFacetValueConnection,
      description:
        'All values of one facet of the issues of all projects that the viewer can read, by descending count. With `matching`, best matches come first, as in Project.facetValues; projects are also found by name.',
      args: {
        query: t.arg.string({ defaultValue: '', description: 'Query that selects the counted issues.' }),
        field: t.arg({
          type: GraphQLFacetField,
          required: true,
          description: 'Field whose values are listed.',
        }),
        ...defineNameFilterArgument(),
        ...defineForwardPaginationArguments(),
      },
      resolve: (_root, args, context) => createSearchFacetValueConnection(context, args),
    }),
  }),
});

async function findNodeById(context: RequestContext, id: string): Promise<object | null> {
  const node = await loadGraphQLNodeById(context, id);
  if (!node || !matchesGlobalIdType(node.type, node.value)) return null;
  brandWithType(node.value, node.type as never);
  return node.value;
}
