import type { GroupBy } from '../../../__generated__/IssuesRowsQuery.graphql';
import type { FacetField } from '../../../__generated__/FacetSection_facet.graphql';

interface Grouping {
  label: string;
  field: GroupBy['field'];
  /** Facet field whose icons are shown in the headings of the list's groups; null: no icons. */
  facet: FacetField | null;
}

/**
 * The groupings of the issue list by their value in the URL, except grouping by label scope
 * (`label:component`).
 */
export const GROUPINGS: Readonly<Record<string, Grouping>> = {
  state: { label: 'State', field: 'STATE', facet: 'STATE' },
  priority: { label: 'Priority', field: 'PRIORITY', facet: 'PRIORITY' },
  type: { label: 'Type', field: 'TYPE', facet: 'TYPE' },
  assignee: { label: 'Assignee', field: 'ASSIGNEE', facet: 'ASSIGNEE' },
  milestone: { label: 'Milestone', field: 'MILESTONE', facet: 'MILESTONE' },
  month: { label: 'Month', field: 'MONTH', facet: null },
};

const SCOPE_PREFIX = 'label:';

/** Returns the URL value for grouping the issue list by the labels of a scope: `label:component`. */
export const scopeGrouping = (scope: string): string => SCOPE_PREFIX + scope;

/** Parses the grouping of the issue list from the URL; null if it is unknown. */
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

/**
 * Facet field whose icons the groups of a list show; null if the list is not grouped or is grouped by month.
 */
export function facetFieldOf(group: string | null): FacetField | null {
  if (group === null) return null;
  return scopeOf(group) === null ? (GROUPINGS[group]?.facet ?? null) : 'LABEL';
}

/** Heading of a group in the issue list. The scope of a label is omitted: `net` for `component::net`. */
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
