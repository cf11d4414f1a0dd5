import type { PaginatedConnection } from '../../domain/base/connection';
import type { IssueConnection as Model, SubIssueRange } from '../../domain/issues/createIssueConnection';
import { type ColoredIssueListSection, loadIssueListSectionColor } from '../../domain/issues/sections';
import type { IssueGroupByField as GroupFieldName, IssueOrderField } from '../../search/list/IssueSearch';
import { PAGINATION_FIRST_DESCRIPTION } from '../builder/arguments';
import { schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { defineStringEnum } from '../builder/enums';
import { describeListFields } from '../builder/issueFields';
import { GraphQLFacet, GraphQLFacetField } from './Facet';
import { Issue } from './Issue';
import { GraphQLQueryProblem } from './QueryProblem';

export const GraphQLIssueOrderField = defineStringEnum<IssueOrderField>(
  'IssueOrderField',
  'Sort key of an issue list.',
  {
    ...describeListFields('sort'),
    RELEVANCE: 'Number of the query’s words found in the title, then time of the last change.',
  },
);

export const GraphQLOrderDirection = schemaBuilder.enumType('OrderDirection', {
  description: 'Direction of a sort order.',
  values: {
    ASC: { description: 'Ascending: lowest or oldest values first.' },
    DESC: { description: 'Descending: highest or newest values first.' },
  } as const,
});

export const GraphQLIssueOrder = schemaBuilder.inputType('IssueOrder', {
  description:
    'Sort order of an issue list. Ties are ordered by descending number; issues without a value come last.',
  fields: (t) => ({
    field: t.field({
      type: GraphQLIssueOrderField,
      required: true,
      defaultValue: 'UPDATED_AT',
      description: 'Sort key of the list.',
    }),
    direction: t.field({
      type: GraphQLOrderDirection,
      required: true,
      defaultValue: 'DESC',
      description: 'Direction of the sort order.',
    }),
  }),
});

export const GraphQLGroupField = defineStringEnum<GroupFieldName>(
  'GroupField',
  'Field by which an issue list can be grouped.',
  {
    ...describeListFields('group'),
    LABEL_SCOPE: 'Label of the scope given as `labelScope`.',
    MONTH: 'Month in UTC of the time that the list is sorted by.',
    PROJECT: 'Project of the issue.',
  },
);

export const GraphQLIssueGroupBy = schemaBuilder.inputType('GroupBy', {
  description: 'Grouping of an issue list. Rows of the same group are returned consecutively.',
  fields: (t) => ({
    field: t.field({
      type: GraphQLGroupField,
      required: true,
      description: 'Field to group the list by.',
    }),
    labelScope: t.string({
      description:
        'Label scope to group by if the field is LABEL_SCOPE: `component` for labels such as `component::net`.',
    }),
  }),
});

const GraphQLIssueListSection = schemaBuilder.objectRef<ColoredIssueListSection>('Section').implement({
  description: 'A run of consecutive rows of a list that share one value.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Machine-readable value of the section, such as `2024-05`.' }),
    label: t.exposeString('label', { description: 'Display name of the section, such as `May 2024`.' }),
    count: t.exposeInt('count', { description: 'Exact number of rows in the section.' }),
    color: t.string({
      nullable: true,
      description: 'Color of the group’s label or workflow state as `#rrggbb`, or null for other sections.',
      resolve: (section, _args, context) => loadIssueListSectionColor(context, section),
    }),
  }),
});

export const GraphQLIssueConnection = defineGraphQLConnectionType<
  Model extends PaginatedConnection<infer Row> ? Row : never,
  Model
>(
  'Issue',
  Issue,
  'A page of an issue list. Each field is computed only if selected, so rows can be fetched without waiting for counts.',
);

const GraphQLSubIssueRange = schemaBuilder.objectRef<SubIssueRange>('SubIssueRange').implement({
  description: 'A part of the direct sub-issues of an issue that are in an issue list with trees.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', {
      description: 'Exact number of direct sub-issues of the issue in the list.',
    }),
    nodes: t.expose('nodes', {
      type: [Issue],
      description: 'Direct sub-issues of this part, in the order that users have given them.',
    }),
    subIssueCounts: t.exposeIntList('subIssueCounts', {
      description:
        'For each issue in `nodes`, in the same order, the number of its direct sub-issues that are in the list.',
    }),
  }),
});

schemaBuilder.objectFields(GraphQLIssueConnection, (t) => ({
  topLevelCount: t.int({
    description:
      'Exact number of rows on all pages: with `trees`, the issues whose parent is not in the list; otherwise all issues.',
    resolve: (list) => list.topLevelCount(),
  }),
  subIssueCounts: t.intList({
    description:
      'For each issue in `nodes`, in the same order, the number of its direct sub-issues that are in the list. Empty without `trees`.',
    resolve: (list) => list.subIssueCounts(),
  }),
  subIssues: t.field({
    type: GraphQLSubIssueRange,
    description: 'Direct sub-issues of an issue that are in the list. None without `trees`.',
    args: {
      of: t.arg.id({ required: true, description: 'Id of the issue.' }),
      first: t.arg.int({ description: PAGINATION_FIRST_DESCRIPTION }),
      offset: t.arg.int({ description: 'Number of sub-issues to skip.' }),
    },
    resolve: (list, args) => list.subIssues(args),
  }),
  facets: t.field({
    type: [GraphQLFacet],
    description: 'Counts of the values of the given fields over all issues of the list.',
    args: {
      of: t.arg({
        type: [GraphQLFacetField],
        required: true,
        description: 'Fields whose values are counted.',
      }),
      top: t.arg.int({ defaultValue: 20, description: 'Maximum number of values per field, 1 to 200.' }),
    },
    resolve: (list, args) => list.facets(args.of, args.top),
  }),
  sections: t.field({
    type: [GraphQLIssueListSection],
    description:
      'Sections of the whole list by its sort key, in list order: months in UTC, priorities, or ranges of 100 numbers.',
    resolve: (list) => list.sections(),
  }),
  groups: t.field({
    type: [GraphQLIssueListSection],
    description: 'Groups of the whole list in display order, if `groupBy` is given. Otherwise empty.',
    resolve: (list) => list.groups(),
  }),
  problems: t.field({
    type: [GraphQLQueryProblem],
    description: 'Parts of the query that could not be interpreted.',
    resolve: (list) => list.problems(),
  }),
  snapshot: t.string({
    description:
      'Token that identifies this state of the list. Pages requested with the same token neither repeat nor skip rows.',
    resolve: (list) => list.snapshot(),
  }),
  version: t.string({
    description: 'Project version that this result reflects.',
    resolve: (list) => list.version(),
  }),
  rank: t.int({
    nullable: true,
    description: 'Rank of an issue in the whole list, from 0, or null if the issue is not in the list.',
    args: { id: t.arg.id({ description: 'Id of the issue. If null, the rank is null.' }) },
    resolve: (list, { id }) => list.rank(id),
  }),
}));
