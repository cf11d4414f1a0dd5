import {
  FIELDS,
  type FieldNameInGraphQL,
  type FieldWith,
  getFieldDefinition,
  listFieldsWith,
} from '../fields/fields';

/** Fields that are both a GraphQL `GroupField` and a `FacetField`. */
type GroupingFacetField = FieldNameInGraphQL<FieldWith<'group'>> | 'PROJECT';

interface IssueGrouping {
  label: string;
  field: GroupingFacetField | 'MONTH';
  /** Facet field whose icons are shown in the headings of the list's groups; null: no icons. */
  facet: GroupingFacetField | null;
}

/** A grouping as the GraphQL input `GroupBy`. */
export interface GroupByInput {
  field: IssueGrouping['field'] | 'LABEL_SCOPE';
  labelScope?: string | null;
}

/**
 * The groupings of the issue list by their value in the URL, except grouping by label scope
 * (`label:component`).
 */
export const ISSUE_GROUPINGS: Readonly<Record<string, IssueGrouping>> = {
  ...Object.fromEntries(listFieldsWith('group', ['state', 'priority']).map(createFieldGrouping)),
  month: { label: 'Month', field: 'MONTH', facet: null },
  project: { label: 'Project', field: 'PROJECT', facet: 'PROJECT' },
};

function createFieldGrouping(field: FieldWith<'group'>): [string, IssueGrouping] {
  const { name, graphql } = FIELDS[field];
  const { singular, title } = getFieldDefinition(field);
  return [name, { label: singular ?? title, field: graphql, facet: graphql }];
}

/** Whether a list can be grouped by the value in the URL: only the list of all projects has groups of projects. */
export const isIssueGroupingAvailable = (projectKey: string | null, group: string): boolean =>
  projectKey === null || group !== 'project';

const LABEL_SCOPE_GROUPING_PREFIX = 'label:';

/** Returns the URL value for grouping the issue list by the labels of a scope: `label:component`. */
export const formatLabelScopeGrouping = (scope: string): string => LABEL_SCOPE_GROUPING_PREFIX + scope;

/**
 * Parses the grouping of the issue list from the URL; null if the list does not have it.
 * @param projectKey null: the list of all projects
 */
export function parseIssueGrouping(text: string | null, projectKey: string | null): string | null {
  if (text === null || !isIssueGroupingAvailable(projectKey, text)) return null;
  return Object.hasOwn(ISSUE_GROUPINGS, text) || parseLabelScopeFromGrouping(text) !== null ? text : null;
}

/** Name of a grouping: `Priority`, or the name of the label scope. */
export const getGroupingDisplayName = (group: string): string =>
  ISSUE_GROUPINGS[group]?.label ?? parseLabelScopeFromGrouping(group) ?? group;

export function toGroupByInput(group: string | null): GroupByInput | null {
  if (group === null) return null;
  const grouping = ISSUE_GROUPINGS[group];
  return grouping
    ? { field: grouping.field }
    : { field: 'LABEL_SCOPE', labelScope: parseLabelScopeFromGrouping(group) };
}

/** The grouping of the URL for one of the GraphQL API; null if the list is not grouped. */
export function findIssueGrouping({ field, labelScope }: GroupByInput): string | null {
  if (field === 'LABEL_SCOPE') return labelScope ? formatLabelScopeGrouping(labelScope) : null;
  const grouping = Object.entries(ISSUE_GROUPINGS).find(([, option]) => option.field === field);
  return grouping?.[0] ?? null;
}

/**
 * Facet field whose icons the groups of a list show; null if the list is not grouped or is grouped by month.
 */
export function getGroupingFacetField(group: string | null): GroupingFacetField | 'LABEL' | null {
  if (group === null) return null;
  return parseLabelScopeFromGrouping(group) === null ? (ISSUE_GROUPINGS[group]?.facet ?? null) : 'LABEL';
}

/** Heading of a group in the issue list. The scope of a label is omitted: `net` for `component::net`. */
export function formatIssueGroupHeading(group: string, label: string): string {
  const scope = parseLabelScopeFromGrouping(group);
  if (scope === null) return label;
  const prefix = `${scope}::`;
  return label.toLowerCase().startsWith(prefix.toLowerCase()) ? label.slice(prefix.length) : label;
}

function parseLabelScopeFromGrouping(group: string): string | null {
  return group.startsWith(LABEL_SCOPE_GROUPING_PREFIX) && group.length > LABEL_SCOPE_GROUPING_PREFIX.length
    ? group.slice(LABEL_SCOPE_GROUPING_PREFIX.length)
    : null;
}
