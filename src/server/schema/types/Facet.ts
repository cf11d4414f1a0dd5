import { loadFacetValueColor, type ProjectFacet, type ProjectFacetValue } from '../../domain/issues/facets';
import type { IssueFacetField as Field } from '../../search/list/IssueSearch';
import { schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { defineStringEnum } from '../builder/enums';
import { describeListFields } from '../builder/issueFields';

export const GraphQLFacetField = defineStringEnum<Field>(
  'FacetField',
  'Issue field whose values a list can count.',
  {
    ...describeListFields('facet'),
    CATEGORY: 'Category of the issue’s workflow state.',
    PROJECT: 'Project of the issue.',
  },
);

const GraphQLFacetValueSelection = schemaBuilder.enumType('Selection', {
  description: 'Whether the current query requires or excludes a facet value.',
  values: {
    NONE: { description: 'The query does not mention the value.' },
    INCLUDED: { description: 'The query requires the value.' },
    EXCLUDED: { description: 'The query excludes the value.' },
  } as const,
});

const GraphQLFacetValue = schemaBuilder.objectRef<ProjectFacetValue>('FacetValue').implement({
  description: 'A facet value with the number of issues that have it.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'Value as written after the colon in a query, quoted where necessary.',
    }),
    label: t.exposeString('label', { description: 'Display name of the value.' }),
    count: t.exposeInt('count', { description: 'Exact number of issues with this value.' }),
    selection: t.expose('selection', {
      type: GraphQLFacetValueSelection,
      description: 'Whether the current query requires or excludes this value.',
    }),
    color: t.string({
      nullable: true,
      description: 'Color of the label or workflow state as `#rrggbb`, or null for other fields.',
      resolve: (value, _args, context) => loadFacetValueColor(context, value),
    }),
  }),
});

export const GraphQLFacet = schemaBuilder.objectRef<ProjectFacet>('Facet').implement({
  description:
    'Counts of one field’s values over the issues of a list. For fields with one value per issue, the query’s own terms for the field are ignored, so that the values that it excludes are counted, too. LABEL and ASSIGNEE are counted only over the issues that match the whole query.',
  fields: (t) => ({
    field: t.expose('field', { type: GraphQLFacetField, description: 'Field whose values are counted.' }),
    values: t.field({
      type: [GraphQLFacetValue],
      description: 'Values of the field: selected ones first, then by descending count.',
      resolve: (facet) => facet.values,
    }),
    distinct: t.exposeInt('distinct', { description: 'Total number of distinct values.' }),
    none: t.exposeInt('none', { description: 'Number of issues without a value.' }),
    noneSelection: t.expose('noneSelection', {
      type: GraphQLFacetValueSelection,
      description:
        'Whether the current query requires or excludes issues without a value, with a filter such as `no:label`.',
    }),
  }),
});

export const GraphQLFacetValueConnection = defineGraphQLConnectionType(
  'FacetValue',
  GraphQLFacetValue,
  'A page of facet values.',
);
