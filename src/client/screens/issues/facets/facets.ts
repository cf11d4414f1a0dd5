import type { FacetField } from '../../../../../__generated__/FacetPanel_facet.graphql';
import {
  FIELDS,
  type FieldNameInGraphQL,
  type FieldWith,
  getFieldDefinition,
  listFieldsWith,
} from '../../../../shared/fields/fields';
import { STATE_CATEGORIES } from '../../../../shared/issue';
import type { FilterField } from '../../../../shared/query/fields';
import { listOptions } from '../../../data/issueFields';
import type { OptionFieldName } from '../../../../shared/fields/optionFields';

/** A facet by its name in the GraphQL API: a field, or a facet that is no field. */
export type FacetName = FieldNameInGraphQL<FieldWith<'facet'>> | 'PROJECT' | 'CATEGORY';

interface FacetParts {
  /** Plural of the facet's values: `All 214 labels`. */
  plural: string;
  /** How the facet shows issues without a value: their label, and whether they are after the values; null: not at all. */
  none: { label: string; isLast?: true } | null;
  /**
   * Position of a value by its label, so that each value is always in the same place.
   * Null: the order of the server, which is selected values first, then by count.
   *
   * @param states names of the project's states in workflow order
   */
  rank: ((label: string, states: readonly string[]) => number) | null;
}

const rankOption = (field: OptionFieldName) => (label: string) =>
  listOptions(field).indexOf(label.toUpperCase());
const rankCategory = (label: string) => (STATE_CATEGORIES as readonly string[]).indexOf(label.toLowerCase());

const FACET_PARTS: Readonly<Record<FacetName, FacetParts>> = {
  STATE: { plural: 'states', none: null, rank: (label, states) => states.indexOf(label) },
  LABEL: { plural: 'labels', none: { label: 'No label' }, rank: null },
  ASSIGNEE: { plural: 'assignees', none: { label: 'Unassigned' }, rank: null },
  PRIORITY: {
    plural: 'priorities',
    none: { label: 'No priority', isLast: true },
    rank: rankOption('priority'),
  },
  TYPE: { plural: 'types', none: null, rank: null },
  MILESTONE: { plural: 'milestones', none: { label: 'No milestone' }, rank: null },
  AUTHOR: { plural: 'authors', none: null, rank: null },
  PROJECT: { plural: 'projects', none: null, rank: null },
  CATEGORY: { plural: 'categories', none: null, rank: rankCategory },
};

interface Facet extends FacetParts {
  title: string;
  /** Query filter that selects a value of the facet, and the value of `no:` for issues without one. */
  filter: FilterField;
}

const FACETS: ReadonlyMap<string, Facet> = new Map<FacetName, Facet>([
  ...listFieldsWith('facet').map((field): [FacetName, Facet] => {
    const { name, graphql } = FIELDS[field];
    const { singular, title } = getFieldDefinition(field);
    return [graphql, { title: singular ?? title, filter: name, ...FACET_PARTS[graphql] }];
  }),
  ['PROJECT', { title: 'Project', filter: 'project', ...FACET_PARTS.PROJECT }],
  ['CATEGORY', { title: 'Category', filter: 'category', ...FACET_PARTS.CATEGORY }],
]);

/** Returns the texts and rules of a facet; undefined: a newer server has sent it. */
export const findFacet = (field: FacetField): Facet | undefined => FACETS.get(field);

/** Sorts the values of a facet by their positions. */
export const sortFacetValues = <T extends { readonly label: string }>(
  { rank }: Facet,
  values: readonly T[],
  states: readonly string[],
): readonly T[] => (rank ? values.toSorted((a, b) => rank(a.label, states) - rank(b.label, states)) : values);
