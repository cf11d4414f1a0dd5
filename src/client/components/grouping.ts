import type { GroupBy } from '../../../__generated__/IssuesRowsQuery.graphql';
import type { FacetField } from '../../../__generated__/FacetSection_facet.graphql';

interface Grouping {
  label: string;
  field: GroupBy['field'];
  /** The facet whose icons the groups show. */
  facet: FacetField | null;
}

/** Groupings by their value in the address, without those by label scope (`label:component`). */
export const GROUPINGS: Readonly<Record<string, Grouping>> = {
  state: { label: 'State', field: 'STATE', facet: 'STATE' },
  priority: { label: 'Priority', field: 'PRIORITY', facet: 'PRIORITY' },
  type: { label: 'Type', field: 'TYPE', facet: 'TYPE' },
  assignee: { label: 'Assignee', field: 'ASSIGNEE', facet: 'ASSIGNEE' },
  milestone: { label: 'Milestone', field: 'MILESTONE', facet: 'MILESTONE' },
  month: { label: 'Month', field: 'MONTH', facet: null },
};

const SCOPE_PREFIX = 'label:';

/** Grouping by the labels of a scope: `label:component`. */
export const scopeGrouping = (scope: string): string => SCOPE_PREFIX + scope;

/** Parses the grouping of an address; null if it is unknown. */
export function groupingOf(text: string | null): string | null {
  if (text === null) return null;
  return Object.hasOwn(GROUPINGS, text) || scopeOf(text) !== null ? text : null;
}

/** Name of a grouping: `Priority`, or the name of the label scope. */
export const groupingLabel = (group: string): string => GROUPINGS[group]?.label ?? scopeOf(group) ?? group;

export function groupByOf(group: string | null): GroupBy | null {
  if (group === null) return null;
  const grouping = GROUPINGS[group];
  return grouping ? { field: grouping.field } : { field: 'LABEL_SCOPE', labelScope: scopeOf(group) };
}

/** The facet whose icons the groups show; null without grouping or for months. */
export function facetFieldOf(group: string | null): FacetField | null {
  if (group === null) return null;
  return scopeOf(group) === null ? (GROUPINGS[group]?.facet ?? null) : 'LABEL';
}

/** Heading of a group, without the scope: `net` for `component::net`. */
export function groupName(group: string, label: string): string {
  const scope = scopeOf(group);
  if (scope === null) return label;
  const prefix = `${scope}::`;
  return label.toLowerCase().startsWith(prefix.toLowerCase()) ? label.slice(prefix.length) : label;
}

function scopeOf(group: string): string | null {
  return group.startsWith(SCOPE_PREFIX) && group.length > SCOPE_PREFIX.length
    ? group.slice(SCOPE_PREFIX.length)
    : null;
}
