import { facetColor, type ProjectFacet, type ProjectFacetValue } from '../../domain/issues/facets';
import { FACET_FIELDS } from '../../search/Search';
import { builder } from '../builder/builder';
import { connectionType } from '../builder/connection';

export const FacetField = builder.enumType('FacetField', {
  description: 'What a list can be counted by.',
  values: FACET_FIELDS,
});

const Selection = builder.enumType('Selection', {
  description: 'Whether the query names a value.',
  values: {
    NONE: { description: 'It does not.' },
    INCLUDED: { description: 'It asks for it.' },
    EXCLUDED: { description: 'It asks for all but it.' },
  } as const,
});

export const FacetValue = builder.objectRef<ProjectFacetValue>('FacetValue').implement({
  description: 'A value of a facet and how many issues have it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What the query takes after the colon, quoted if need be.' }),
    label: t.exposeString('label', { description: 'What people read.' }),
    count: t.exposeInt('count', { description: 'How many issues have it: exact.' }),
    selection: t.expose('selection', { type: Selection, description: 'Whether the query names it.' }),
    color: t.string({
      nullable: true,
      description: 'The color of a label or a state, as `#rrggbb`.',
      resolve: (value, _args, context) => facetColor(context, value),
    }),
  }),
});

export const Facet = builder.objectRef<ProjectFacet>('Facet').implement({
  description:
    'The values of one field among the issues of a list. A field of one value counts as if its own terms were absent from the query; labels and assignees count within the result.',
  fields: (t) => ({
    field: t.expose('field', { type: FacetField, description: 'Of what.' }),
    values: t.field({
      type: [FacetValue],
      description: 'What is selected first, then by count.',
      resolve: (facet) => facet.values,
    }),
    distinct: t.exposeInt('distinct', { description: 'How many values there are in all.' }),
    none: t.exposeInt('none', { description: 'How many issues have no value.' }),
  }),
});

export const FacetValueConnection = connectionType('FacetValue', FacetValue, 'Values of a facet, in pages.');
