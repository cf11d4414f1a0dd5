import type { GroupBy } from '../../../__generated__/IssuesRowsQuery.graphql';
import type { FacetField } from '../../../__generated__/FacetSection_facet.graphql';

interface Grouping {
  label: string;
  field: GroupBy['field'];
  /** The facet whose signs the groups have. */
  facet: FacetField | null;
}

/** What one can group by, as the address writes it; the scopes of a project's labels besides. */
export const GROUPINGS: Readonly<Record<string, Grouping>> = {
  state: { label: 'State', field: 'STATE', facet: 'STATE' },
  priority: { label: 'Priority', field: 'PRIORITY', facet: 'PRIORITY' },
  type: { label: 'Type', field: 'TYPE', facet: 'TYPE' },
  assignee: { label: 'Assignee', field: 'ASSIGNEE', facet: 'ASSIGNEE' },
  milestone: { label: 'Milestone', field: 'MILESTONE', facet: 'MILESTONE' },
  month: { label: 'Month', field: 'MONTH', facet: null },
};

const SCOPE = 'label:';

/** The grouping by the labels of a scope: `label:component`. */
export const scopeGrouping = (scope: string): string => SCOPE + scope;

/** The grouping of an address, if it is one. */
export function groupingOf(text: string | null): string | null {
  if (text === null) return null;
  return Object.hasOwn(GROUPINGS, text) || scopeOf(text) !== null ? text : null;
}

/** `Priority`; a scope of labels by its own name. */
export const groupingLabel = (group: string): string => GROUPINGS[group]?.label ?? scopeOf(group) ?? group;

export function groupByOf(group: string | null): GroupBy | null {
  if (group === null) return null;
  const grouping = GROUPINGS[group];
  return grouping ? { field: grouping.field } : { field: 'LABEL_SCOPE', labelScope: scopeOf(group) };
}

/** The facet that has the same signs as the groups; null: they are months, or there are none. */
export function facetFieldOf(group: string | null): FacetField | null {
  if (group === null) return null;
  return scopeOf(group) === null ? (GROUPINGS[group]?.facet ?? null) : 'LABEL';
}

/** What a group is called in its list: of `component::net`, the scope says itself. */
export function groupName(group: string, label: string): string {
  const scope = scopeOf(group);
  if (scope === null) return label;
  const prefix = `${scope}::`;
  return label.toLowerCase().startsWith(prefix.toLowerCase()) ? label.slice(prefix.length) : label;
}

function scopeOf(group: string): string | null {
  return group.startsWith(SCOPE) && group.length > SCOPE.length ? group.slice(SCOPE.length) : null;
}
