import type { FacetField } from '../../../../../__generated__/FacetSection_facet.graphql';
import type { FilterField } from '../../../../shared/query/ast';

interface FacetWords {
  title: string;
  /** What its values are called: `All 214 labels`. */
  many: string;
  /** The filter that selects its values. */
  filter: FilterField;
  /** What issues without a value are called, and the value of `no:` that finds them. */
  none?: { label: string; key: string };
}

/** What the facets are called. Those that are not here are not shown. */
export const FACETS: Partial<Record<FacetField, FacetWords>> = {
  STATE: { title: 'State', many: 'states', filter: 'state' },
  LABEL: { title: 'Label', many: 'labels', filter: 'label', none: { label: 'No label', key: 'label' } },
  ASSIGNEE: {
    title: 'Assignee',
    many: 'assignees',
    filter: 'assignee',
    none: { label: 'Nobody', key: 'assignee' },
  },
  PRIORITY: { title: 'Priority', many: 'priorities', filter: 'priority' },
  TYPE: { title: 'Type', many: 'types', filter: 'type' },
  MILESTONE: {
    title: 'Milestone',
    many: 'milestones',
    filter: 'milestone',
    none: { label: 'No milestone', key: 'milestone' },
  },
  AUTHOR: { title: 'Author', many: 'authors', filter: 'author' },
};
