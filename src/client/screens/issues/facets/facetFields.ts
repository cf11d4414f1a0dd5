import type { FacetField } from '../../../../../__generated__/FacetSection_facet.graphql';
import type { FilterField } from '../../../../shared/query/ast';

interface FacetWords {
  title: string;
  /** The filter that selects its values. */
  filter: FilterField;
  /** What issues without a value are called, and the value of `no:` that finds them. */
  none?: { label: string; key: string };
}

/** What the facets are called. Those that are not here are not shown. */
export const FACETS: Partial<Record<FacetField, FacetWords>> = {
  STATE: { title: 'State', filter: 'state' },
  LABEL: { title: 'Label', filter: 'label', none: { label: 'No label', key: 'label' } },
  ASSIGNEE: { title: 'Assignee', filter: 'assignee', none: { label: 'Nobody', key: 'assignee' } },
  PRIORITY: { title: 'Priority', filter: 'priority' },
  TYPE: { title: 'Type', filter: 'type' },
  MILESTONE: { title: 'Milestone', filter: 'milestone', none: { label: 'No milestone', key: 'milestone' } },
  AUTHOR: { title: 'Author', filter: 'author' },
};
