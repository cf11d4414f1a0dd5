import type { IssueConnection as Model } from '../../domain/issues/issueConnection';
import { type ListSection, sectionColor } from '../../domain/issues/sections';
import { GROUP_FIELDS, ORDER_FIELDS } from '../../search/Search';
import type { QueryProblem } from '../../../shared/query/ast';
import { builder } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { Facet, FacetField } from './Facet';
import { Issue } from './Issue';

export const IssueOrder = builder.inputType('IssueOrder', {
  description: 'What a list is sorted by. Ties go by number, descending; issues without the key come last.',
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('IssueOrderField', {
        description:
          'What issues can be sorted by. RELEVANCE: how many of the query’s words the title has, then how recently updated.',
        values: ORDER_FIELDS,
      }),
      required: true,
      defaultValue: 'UPDATED_AT',
      description: 'The key.',
    }),
    direction: t.field({
      type: builder.enumType('OrderDirection', {
        description: 'Which end comes first.',
        values: {
          ASC: { description: 'The least, or the oldest.' },
          DESC: { description: 'The greatest, or the latest.' },
        } as const,
      }),
      required: true,
      defaultValue: 'DESC',
      description: 'Which end comes first.',
    }),
  }),
});

export const GroupBy = builder.inputType('GroupBy', {
  description: 'What the rows of a list are gathered by: the rows of a group come together.',
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('GroupField', {
        description:
          'What rows can be gathered by. ASSIGNEE is the first one; LABEL_SCOPE takes `labelScope`; MONTH is of the order’s time.',
        values: GROUP_FIELDS,
      }),
      required: true,
      description: 'By what.',
    }),
    labelScope: t.string({
      description: 'The scope of labels to group by: `component` of `component::net`.',
    }),
  }),
});

const SectionRef = builder.objectRef<ListSection>('Section').implement({
  description: 'A run of rows that have something in common, in the order of the list.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What they have in common, for programs: `2024-05`.' }),
    label: t.exposeString('label', { description: 'The same for people: `May 2024`.' }),
    count: t.exposeInt('count', { description: 'How many rows: exact.' }),
    color: t.string({
      nullable: true,
      description: 'The color of the label or the state that a group is of, as `#rrggbb`.',
      resolve: (section, _args, context) => sectionColor(context, section),
    }),
  }),
});

const QueryProblemRef = builder.objectRef<QueryProblem>('QueryProblem').implement({
  description: 'Something in a query that was not understood; the rest of it is answered.',
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Where it begins, in UTF-16 code units of the query.' }),
    end: t.exposeInt('end', { description: 'Where it ends, exclusive.' }),
    message: t.exposeString('message', { description: 'What is wrong with it.' }),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description: 'What may have been meant: to put in its place.',
    }),
  }),
});

export const IssueConnection = connectionType<
  Model extends { edges(): Promise<readonly { node: infer Row }[]> } ? Row : never,
  Model
>(
  'Issue',
  Issue,
  'A list of issues. Each part is computed only where it is asked for: rows never wait for counts.',
);

builder.objectFields(IssueConnection, (t) => ({
  facets: t.field({
    type: [Facet],
    description: 'How many issues have which values, of these fields.',
    args: {
      of: t.arg({ type: [FacetField], required: true, description: 'The fields.' }),
      top: t.arg.int({ defaultValue: 20, description: 'How many values of each, 1 to 200.' }),
    },
    resolve: (list, args) => list.facets(args.of, args.top),
  }),
  sections: t.field({
    type: [SectionRef],
    description:
      'Runs of the order’s key (months in UTC, priorities, hundreds of a number), in order: the marks of a scrollbar.',
    resolve: (list) => list.sections(),
  }),
  groups: t.field({
    type: [SectionRef],
    description: 'With `groupBy`: the groups in display order. Rows come in this order.',
    resolve: (list) => list.groups(),
  }),
  problems: t.field({
    type: [QueryProblemRef],
    description: 'What in the query was not understood.',
    resolve: (list) => list.problems(),
  }),
  snapshot: t.string({
    description: 'Pins the list as it is: pages asked with the same snapshot neither repeat nor skip a row.',
    resolve: (list) => list.snapshot(),
  }),
  version: t.string({
    description: 'The version of the project that this answer reflects.',
    resolve: (list) => list.version(),
  }),
}));
