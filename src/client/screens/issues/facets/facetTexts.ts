import type { FacetField } from '../../../../../__generated__/FacetPanel_facet.graphql';
import type { FilterField } from '../../../../shared/query/fields';

interface FacetTexts {
  title: string;
  /** Plural of the facet's values: `All 214 labels`. */
  plural: string;
  /** Query filter that selects a value of the facet. */
  filter: FilterField;
  /**
   * How the facet shows issues without a value: their label, the value of the `no:` filter that finds them, and whether
   * they are listed after the values instead of before.
   */
  none?: { label: string; key: string; isLast?: boolean };
}

/** The facets beside the issue list, with their texts. */
export const FACET_TEXTS: Partial<Record<FacetField, FacetTexts>> = {
  STATE: { title: 'State', plural: 'states', filter: 'state' },
  LABEL: { title: 'Label', plural: 'labels', filter: 'label', none: { label: 'No label', key: 'label' } },
  ASSIGNEE: {
    title: 'Assignee',
    plural: 'assignees',
    filter: 'assignee',
    none: { label: 'Unassigned', key: 'assignee' },
  },
  PRIORITY: {
    title: 'Priority',
    plural: 'priorities',
    filter: 'priority',
    none: { label: 'No priority', key: 'priority', isLast: true },
  },
  TYPE: { title: 'Type', plural: 'types', filter: 'type' },
  MILESTONE: {
    title: 'Milestone',
    plural: 'milestones',
    filter: 'milestone',
    none: { label: 'No milestone', key: 'milestone' },
  },
  AUTHOR: { title: 'Author', plural: 'authors', filter: 'author' },
  PROJECT: { title: 'Project', plural: 'projects', filter: 'project' },
  CATEGORY: { title: 'Category', plural: 'categories', filter: 'category' },
};
