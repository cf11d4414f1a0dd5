/** The groups of a list with `groupBy`: their names and their order. */
import { getFieldDefinition } from '../../../shared/fields/fields';
import { quoteFilterValue } from '../../../shared/query/quote';
import { findFieldByGraphQLName } from '../fields/searchFields';
import type { ProjectCatalog, IdAndName } from './catalog';
import { capitalize, compareNamesThenIds } from './compareNamesThenIds';
import { createMonthKeyAndLabel } from './months';
import type { NameResolver } from './NameResolver';
import type { IssueGroupBy, IssueGroupByField, IssueListSection } from './IssueSearch';
import { getGroupingOfSortOrder, type ListSortOrder } from './ListSortOrder';

/**
 * The groups of a list in display order. Rows without a group come last, as the group with index
 * `ids.length`.
 */
export interface IssueListGroups {
  ids: readonly number[];
  /** The groups that have rows, each with its number of rows. */
  sections: IssueListSection[];
}

type NamedIssueGroup = IdAndName & { key: string };

/**
 * Names and sorts the groups of a list.
 * @param counts number of rows by group id; null stands for rows without a group
 * @param cursorGroup the group of the page's cursor, which stays in the order even if it has no rows any more
 */
export async function buildIssueListGroups(
  names: NameResolver,
  groupBy: IssueGroupBy,
  catalog: ProjectCatalog,
  counts: ReadonlyMap<number | null, number>,
  cursorGroup: number | null,
): Promise<IssueListGroups> {
  const ids = [...new Set([...counts.keys(), cursorGroup])].filter((id) => id !== null);
  const groups = await readNamedIssueGroups(names, groupBy, catalog, ids);
  const sections = groups.flatMap(({ id, key, name }) => {
    const count = counts.get(id);
    return count ? [{ key, label: name, count }] : [];
  });
  const withoutGroup = counts.get(null);
  if (withoutGroup)
    sections.push({ key: '', label: formatUngroupedIssuesLabel(groupBy), count: withoutGroup });
  return { ids: groups.map(({ id }) => id), sections };
}

/**
 * Names the sections of a list that is sorted by STATE or ASSIGNEE, whose keys are ids. Sections of other orders are
 * returned as they are.
 */
export async function nameListSections(
  names: NameResolver,
  order: ListSortOrder,
  catalog: ProjectCatalog,
  sections: readonly IssueListSection[],
): Promise<IssueListSection[]> {
  const groupBy = getGroupingOfSortOrder(order);
  if (!groupBy) return [...sections];
  const ids = [...new Set(sections.filter(({ key }) => key !== '').map(({ key }) => Number(key)))];
  const groups = new Map(
    (await readNamedIssueGroups(names, groupBy, catalog, ids)).map((group) => [String(group.id), group]),
  );
  return sections.map((section) => {
    const group = groups.get(section.key);
    return group ? { key: group.key, label: group.name, count: section.count } : section;
  });
}

/**
 * Returns the labels of a scope, sorted by name. In a list grouped by the scope, an issue belongs to the
 * first of these labels that it has.
 */
export function findLabelsInScope(scope: string, { labels }: ProjectCatalog): IdAndName[] {
  const prefix = `${scope.toLowerCase()}::`;
  return labels.filter(({ name }) => name.toLowerCase().startsWith(prefix)).sort(compareNamesThenIds);
}

/** Returns the groups with these ids, in display order. */
async function readNamedIssueGroups(
  names: NameResolver,
  { field, labelScope }: IssueGroupBy,
  catalog: ProjectCatalog,
  ids: readonly number[],
): Promise<NamedIssueGroup[]> {
  switch (field) {
    case 'LABEL_SCOPE':
      return pickIssueGroupsByIds(findLabelsInScope(labelScope ?? '', catalog), ids);
    case 'PROJECT':
      return pickIssueGroupsByIds([{ id: catalog.projectId, name: catalog.projectKey }], ids);
    case 'MONTH':
      // Months are sorted with the latest one first.
      return [...ids]
        .sort((a, b) => b - a)
        .map((id) => ({ id, key: createMonthKeyAndLabel(id).key, name: createMonthKeyAndLabel(id).label }));
    default:
      return pickIssueGroupsByIds(await listValuesOfField(names, field, catalog, ids), ids);
  }
}

/** Returns all values of a field, or only those with these ids, in the order of its groups. */
async function listValuesOfField(
  names: NameResolver,
  field: IssueGroupByField,
  catalog: ProjectCatalog,
  ids: readonly number[],
): Promise<readonly (IdAndName & { key?: string })[]> {
  const { kind, options, group } = getFieldDefinition(findFieldByGraphQLName(field)!);
  if (options) {
    const groups = options.values.map(toEnumIssueGroup);
    return group === 'down' ? groups.reverse() : groups;
  }
  switch (kind) {
    case 'STATE':
      return catalog.states;
    case 'MILESTONE':
      return [...catalog.milestones].sort(compareNamesThenIds);
    default:
      return (await names.getUserLogins(ids)).sort(compareNamesThenIds);
  }
}

function formatUngroupedIssuesLabel({ field, labelScope }: IssueGroupBy): string {
  switch (field) {
    case 'LABEL_SCOPE':
      return `No ${labelScope ?? ''}`;
    case 'MONTH':
      return 'Never closed';
    case 'PROJECT':
      return 'No project';
    default:
      return getFieldDefinition(findFieldByGraphQLName(field)!).none!;
  }
}

const toEnumIssueGroup = (value: string, id: number): NamedIssueGroup => ({
  id,
  key: value,
  name: capitalize(value),
});

function pickIssueGroupsByIds(
  ordered: readonly (IdAndName & { key?: string })[],
  ids: readonly number[],
): NamedIssueGroup[] {
  const wanted = new Set(ids);
  return ordered
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name, key }) => ({ id, name, key: key ?? quoteFilterValue(name) }));
}
