import {
  FIELDS,
  type FieldNameInGraphQL,
  type FieldNameInQueries,
  type FieldWith,
  getFieldDefinition,
  listFieldsWith,
} from '../fields/fields';
import { parseIssueGrouping } from './grouping';

/** Query, sorting, grouping, trees and columns of an issue list, as stored in its URL, without the preview panel. */
export interface IssueListUrlState {
  /** Key of the project whose issues are listed; null: the issues of all projects that the viewer can read. */
  readonly projectKey: string | null;
  readonly query: string;
  /**
   * Sort order, as in `created-asc` (see ISSUE_SORT_FIELDS); null: by relevance if the query has search words,
   * otherwise last updated first.
   */
  readonly sort: string | null;
  /** Grouping as in grouping.ts; null: not grouped. */
  readonly group: string | null;
  /** Columns of the rows, as in issueColumns.ts; null: the default ones. */
  readonly columns: string | null;
  /** Density of the rows; null: the setting of the browser. */
  readonly density: RowDensity | null;
  /** Whether matching sub-issues are nested below their parents. Only lists of one project can show trees. */
  readonly trees: boolean;
  /**
   * Keys of the collapsed groups. If ALL_GROUPS_COLLAPSED_URL_VALUE is included, all groups are collapsed except those
   * whose keys are listed.
   */
  readonly collapsed: readonly string[];
  /** Slug of the saved view that the list started from; null: none. The list may have been changed since. */
  readonly savedView: string | null;
}

/** URL parameter for the saved view that the list started from. */
export const SAVED_VIEW_URL_PARAMETER = 'view';

/** URL parameter for a collapsed group of the issue list, repeated for each group. */
export const COLLAPSED_GROUPS_URL_PARAMETER = 'collapsed';

/**
 * Value of the `collapsed` URL parameter for "all groups except the listed ones". It cannot be confused with
 * a group's key, because keys with parentheses are quoted.
 */
export const ALL_GROUPS_COLLAPSED_URL_VALUE = '(all)';

/** A sort order as the GraphQL input `IssueOrder`. */
export interface IssueOrderInput {
  field: FieldNameInGraphQL<FieldWith<'sort'>> | 'RELEVANCE';
  direction: 'ASC' | 'DESC';
}

/** A sort order by its name in the URL. */
export type IssueSortName = FieldNameInQueries<FieldWith<'sort'>> | 'relevance';

/**
 * The fields by which the issue list is sorted, by their name in the URL, with the direction in which a list is sorted
 * first. The URL value of a sort order is the name and the direction: `created-asc`. The menu has the same order: times
 * and names first, because they are used most.
 */
export const ISSUE_SORT_FIELDS: Readonly<
  Record<string, readonly [IssueOrderInput['field'], 'asc' | 'desc']>
> = {
  ...Object.fromEntries(
    listFieldsWith('sort', ['updated', 'created', 'closed', 'due', 'title', 'number']).map((field) => {
      const { name, graphql, sort } = FIELDS[field];
      return [name, [graphql, sort.first]] as const;
    }),
  ),
  relevance: ['RELEVANCE', 'desc'],
};

const LIST_DENSITIES = ['COMPACT', 'REGULAR', 'ROOMY', 'SNIPPETS'] as const;

/** The density of a list's rows as the GraphQL enum `ListDensity`. */
export type ListDensity = (typeof LIST_DENSITIES)[number];
/** The density of a list's rows, as in the URL. */
export type RowDensity = Lowercase<ListDensity>;

export const toUrlDensity = (density: ListDensity): RowDensity => density.toLowerCase() as RowDensity;

/** Parses a density of the URL or of the browser's storage; null if it is unknown. */
export const parseRowDensity = (text: string | null): RowDensity | null =>
  LIST_DENSITIES.map(toUrlDensity).find((density) => density === text) ?? null;

/** Returns the name and direction of a sort order of the URL; null if it is unknown. */
export function parseIssueSort(
  sort: string | null,
): { name: IssueSortName; direction: 'asc' | 'desc' } | null {
  const [name = '', direction] = sort?.split('-') ?? [];
  return Object.hasOwn(ISSUE_SORT_FIELDS, name) && (direction === 'asc' || direction === 'desc')
    ? { name: name as IssueSortName, direction }
    : null;
}

/** The path of the list of all projects. */
export const SEARCH_PATH = '/search';

/** Sort fields whose values cannot be compared between projects. */
const PROJECT_ONLY_SORT_FIELDS: readonly string[] = listFieldsWith('sort').flatMap((field) => {
  const { name, sort } = getFieldDefinition(field);
  return sort?.inOneProject ? [name] : [];
});

/** Whether a list can be sorted by a field, by the field's name in the URL. */
export const isIssueSortAvailable = (projectKey: string | null, name: string): boolean =>
  projectKey !== null || !PROJECT_ONLY_SORT_FIELDS.includes(name);

/**
 * Parses the URL parameters of an issue list; an unknown sort order or grouping is ignored.
 * @param projectKey null: the list of all projects
 */
export function parseIssueListUrl(projectKey: string | null, search: URLSearchParams): IssueListUrlState {
  const sort = search.get('sort');
  const parsed = parseIssueSort(sort);
  return {
    projectKey,
    query: search.get('q')?.trim() ?? '',
    sort: parsed && isIssueSortAvailable(projectKey, parsed.name) ? sort : null,
    group: parseIssueGrouping(search.get('group'), projectKey),
    columns: search.get('columns'),
    density: parseRowDensity(search.get('density')),
    trees: projectKey !== null && search.get('trees') === '1',
    collapsed: search.getAll(COLLAPSED_GROUPS_URL_PARAMETER),
    savedView: search.get(SAVED_VIEW_URL_PARAMETER),
  };
}

/** The sort order of the URL for an order of the GraphQL API; null if the list does not offer it. */
export function findIssueSort({ field, direction }: IssueOrderInput): string | null {
  const found = Object.entries(ISSUE_SORT_FIELDS).find(([, [own]]) => own === field);
  return found ? `${found[0]}-${direction.toLowerCase()}` : null;
}

export function getIssueListSortOrder({ sort }: IssueListUrlState): IssueOrderInput | null {
  const parsed = parseIssueSort(sort);
  return (
    parsed && {
      field: ISSUE_SORT_FIELDS[parsed.name]![0],
      direction: parsed.direction === 'asc' ? 'ASC' : 'DESC',
    }
  );
}

/** URL of an issue list, without the preview panel. */
export function buildIssueListHref(list: IssueListUrlState): string {
  const { projectKey, query, sort, group, columns, density, trees, collapsed, savedView } = list;
  const search = new URLSearchParams();
  if (query !== '') search.set('q', query);
  if (sort !== null) search.set('sort', sort);
  if (group !== null) search.set('group', group);
  if (columns !== null) search.set('columns', columns);
  if (density !== null) search.set('density', density);
  if (trees) search.set('trees', '1');
  if (group !== null) for (const key of collapsed) search.append(COLLAPSED_GROUPS_URL_PARAMETER, key);
  if (savedView !== null) search.set(SAVED_VIEW_URL_PARAMETER, savedView);
  const text = search.toString();
  const path = projectKey === null ? SEARCH_PATH : `/projects/${encodeURIComponent(projectKey)}/issues`;
  return `${path}${text && `?${text}`}`;
}

/** Whether two list states have the same rows in the same order, however they are shown. */
export function isSameIssueList(a: IssueListUrlState, b: IssueListUrlState): boolean {
  return (
    a.projectKey === b.projectKey &&
    a.query === b.query &&
    a.sort === b.sort &&
    a.group === b.group &&
    a.trees === b.trees
  );
}
