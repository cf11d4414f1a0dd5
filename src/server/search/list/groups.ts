/** The groups of a list with `groupBy`: their names and their order. */
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { quoteFilterValue } from '../../../shared/query/quote';
import type { NameCatalog, NamedItem } from './catalog';
import { capitalize, compareNames } from './compareNames';
import { describeMonth } from './months';
import type { NameResolver } from './NameResolver';
import type { GroupBy, IssueListSection } from './Search';

/**
 * The groups of a list in display order. Rows without a group come last, as the group with index
 * `ids.length`.
 */
export interface ListGroups {
  ids: readonly number[];
  /** The groups that have rows, each with its number of rows. */
  sections: IssueListSection[];
}

type NamedGroup = NamedItem & { key: string };

/**
 * Names and sorts the groups of a list.
 * @param counts number of rows by group id; null stands for rows without a group
 * @param cursorGroup the group of the page's cursor, which stays in the order even if it has no rows any more
 */
export async function buildListGroups(
  names: NameResolver,
  groupBy: GroupBy,
  catalog: NameCatalog,
  counts: ReadonlyMap<number | null, number>,
  cursorGroup: number | null,
): Promise<ListGroups> {
  const ids = [...new Set([...counts.keys(), cursorGroup])].filter((id) => id !== null);
  const groups = await findNamedGroups(names, groupBy, catalog, ids);
  const sections = groups.flatMap(({ id, key, name }) => {
    const count = counts.get(id);
    return count ? [{ key, label: name, count }] : [];
  });
  const withoutGroup = counts.get(null);
  if (withoutGroup) sections.push({ key: '', label: formatNoValueLabel(groupBy), count: withoutGroup });
  return { ids: groups.map(({ id }) => id), sections };
}

/**
 * Returns the labels of a scope, sorted by name. In a list grouped by the scope, an issue belongs to the
 * first of these labels that it has.
 */
export function findLabelsInScope(scope: string, { labels }: NameCatalog): NamedItem[] {
  const prefix = `${scope.toLowerCase()}::`;
  return labels.filter(({ name }) => name.toLowerCase().startsWith(prefix)).sort(compareNames);
}

/** Returns the groups with these ids, in display order. */
async function findNamedGroups(
  names: NameResolver,
  { field, labelScope }: GroupBy,
  catalog: NameCatalog,
  ids: readonly number[],
): Promise<NamedGroup[]> {
  switch (field) {
    case 'STATE':
      return pickByIds(catalog.states, ids);
    case 'MILESTONE':
      return pickByIds([...catalog.milestones].sort(compareNames), ids);
    case 'TYPE':
      return pickByIds(ISSUE_TYPES.map(toEnumGroup), ids);
    case 'PRIORITY':
      return pickByIds(PRIORITIES.map(toEnumGroup).reverse(), ids);
    case 'ASSIGNEE':
      return pickByIds((await names.getLogins(ids)).sort(compareNames), ids);
    case 'LABEL_SCOPE':
      return pickByIds(findLabelsInScope(labelScope ?? '', catalog), ids);
    case 'MONTH':
      // Months are sorted with the latest one first.
      return [...ids]
        .sort((a, b) => b - a)
        .map((id) => ({ id, key: describeMonth(id).key, name: describeMonth(id).label }));
  }
}

function formatNoValueLabel({ field, labelScope }: GroupBy): string {
  switch (field) {
    case 'STATE':
      return 'No state';
    case 'MILESTONE':
      return 'No milestone';
    case 'TYPE':
      return 'No type';
    case 'PRIORITY':
      return 'No priority';
    case 'ASSIGNEE':
      return 'No assignee';
    case 'LABEL_SCOPE':
      return `No ${labelScope ?? ''}`;
    case 'MONTH':
      return 'Never closed';
  }
}

const toEnumGroup = (value: string, id: number): NamedGroup => ({ id, key: value, name: capitalize(value) });

function pickByIds(ordered: readonly (NamedItem & { key?: string })[], ids: readonly number[]): NamedGroup[] {
  const wanted = new Set(ids);
  return ordered
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name, key }) => ({ id, name, key: key ?? quoteFilterValue(name) }));
}
