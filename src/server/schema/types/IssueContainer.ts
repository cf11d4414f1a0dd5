import { encodeGlobalId } from '../../domain/base/ids';
import {
  createContainerFacetValueConnection,
  createContainerIssueConnection,
  type IssueContainer,
} from '../../domain/issues/issueContainers';
import { defineForwardPaginationArguments, defineNameFilterArgument } from '../builder/arguments';
import { NODE_ID_DESCRIPTION, schemaBuilder } from '../builder/builder';
import { GraphQLFacetField, GraphQLFacetValueConnection } from './Facet';
import { GraphQLIssueConnection, GraphQLIssueGroupBy, GraphQLIssueOrder } from './IssueConnection';

export const getIssueContainerTypeName = ({ key }: IssueContainer): 'AllProjects' | 'Project' =>
  key === null ? 'AllProjects' : 'Project';

/** Arguments of the issue list of a container: its query, order, grouping and page. */
export const defineIssueListArguments = () =>
  schemaBuilder.args((t) => ({
    query: t.string({
      defaultValue: '',
      description: 'Query in Winnow’s query language, at most 2,048 characters. Empty matches all issues.',
    }),
    orderBy: t.field({
      type: GraphQLIssueOrder,
      description:
        'Sort order. The default is relevance for queries with search words, otherwise last update. TITLE, STATE and ASSIGNEE are rejected in the list of all projects.',
    }),
    groupBy: t.field({
      type: GraphQLIssueGroupBy,
      description: 'Grouping of the list. Ungrouped if absent.',
    }),
    trees: t.boolean({
      defaultValue: false,
      description:
        'Whether the list shows trees: issues whose parent also matches are left out of its rows, sections, groups and ranks, and are returned by `subIssues`. `totalCount` and `facets` still count all matching issues. Rejected in the list of all projects.',
    }),
    snapshot: t.string({
      description: 'Snapshot token of an earlier result, to read the list as it was then.',
    }),
    ...defineForwardPaginationArguments(),
    offset: t.int({
      description: 'Number of rows to skip, from `after` if given, otherwise from the start.',
    }),
  }));

export const GraphQLIssueContainer = schemaBuilder.interfaceRef<IssueContainer>('IssueContainer').implement({
  description: 'A project, or all projects that the viewer can read. Each has a list of issues.',
  resolveType: getIssueContainerTypeName,
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (container) => encodeGlobalId(getIssueContainerTypeName(container), container.id),
    }),
    issues: t.field({
      type: GraphQLIssueConnection,
      description:
        'Issues that match a query, in the requested order. In the list of all projects, issues with equal sort keys are ordered by project key, then by descending number, and labels, states and milestones with the same name, ignoring case, count as one.',
      args: defineIssueListArguments(),
      resolve: (container, args, context) => createContainerIssueConnection(context, container, args),
    }),
    facetValues: t.field({
      type: GraphQLFacetValueConnection,
      description:
        'All values of one facet, by descending count. With `matching`, best matches come first: the text is the whole display name, its start, the start of a word in it, or any part of it; people and projects are also found by name.',
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
      resolve: (container, args, context) => createContainerFacetValueConnection(context, container, args),
    }),
  }),
});
