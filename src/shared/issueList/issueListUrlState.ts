import { parseIssueGrouping } from './grouping';

/** Query, sorting and grouping of an issue list, as stored in its URL. The preview panel is not included. */
export interface IssueListUrlState {
  readonly projectKey: string;
  readonly query: string;
  /** Key of ISSUE_SORT_OPTIONS; null: by relevance if the query has search words, otherwise last updated first. */
  readonly sort: string | null;
  /** Grouping as in grouping.ts; null: not grouped. */
  readonly group: string | null;
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
  field:
    'UPDATED_AT' | 'CREATED_AT' | 'CLOSED_AT' | 'PRIORITY' | 'COMMENTS' | 'VOTES' | 'NUMBER' | 'RELEVANCE';
  direction: 'ASC' | 'DESC';
}

interface IssueSortOption {
  label: string;
  order: IssueOrderInput;
}

/** The sort orders of the issue list by their value in the URL. */
export const ISSUE_SORT_OPTIONS: Readonly<Record<string, IssueSortOption>> = {
  'updated-desc': { label: 'Updated', order: { field: 'UPDATED_AT', direction: 'DESC' } },
  'updated-asc': { label: 'Least recently updated', order: { field: 'UPDATED_AT', direction: 'ASC' } },
  'created-desc': { label: 'Newest', order: { field: 'CREATED_AT', direction: 'DESC' } },
  'created-asc': { label: 'Oldest', order: { field: 'CREATED_AT', direction: 'ASC' } },
  'closed-desc': { label: 'Closed', order: { field: 'CLOSED_AT', direction: 'DESC' } },
  'priority-desc': { label: 'Priority', order: { field: 'PRIORITY', direction: 'DESC' } },
  'comments-desc': { label: 'Most commented', order: { field: 'COMMENTS', direction: 'DESC' } },
  'votes-desc': { label: 'Most voted', order: { field: 'VOTES', direction: 'DESC' } },
  'number-desc': { label: 'Number', order: { field: 'NUMBER', direction: 'DESC' } },
  'relevance-desc': { label: 'Relevance', order: { field: 'RELEVANCE', direction: 'DESC' } },
};

/** Parses the URL parameters of an issue list; an unknown sort order is ignored. */
export function parseIssueListUrl(projectKey: string, search: URLSearchParams): IssueListUrlState {
  const sort = search.get('sort');
  return {
    projectKey,
    query: search.get('q')?.trim() ?? '',
    sort: sort !== null && Object.hasOwn(ISSUE_SORT_OPTIONS, sort) ? sort : null,
    group: parseIssueGrouping(search.get('group')),
    collapsed: search.getAll(COLLAPSED_GROUPS_URL_PARAMETER),
    savedView: search.get(SAVED_VIEW_URL_PARAMETER),
  };
}

/** The sort order of the URL for an order of the GraphQL API; null if the list does not offer it. */
export function findIssueSort({ field, direction }: IssueOrderInput): string | null {
  const option = Object.entries(ISSUE_SORT_OPTIONS).find(
    ([, { order }]) => order.field === field && order.direction === direction,
  );
  return option?.[0] ?? null;
}

export function getIssueListSortOrder({ sort }: IssueListUrlState): IssueOrderInput | null {
  return sort === null ? null : (ISSUE_SORT_OPTIONS[sort]?.order ?? null);
}

/** URL of an issue list, without the preview panel. */
export function buildIssueListHref(list: IssueListUrlState): string {
  const { projectKey, query, sort, group, collapsed, savedView } = list;
  const search = new URLSearchParams();
  if (query !== '') search.set('q', query);
  if (sort !== null) search.set('sort', sort);
  if (group !== null) search.set('group', group);
  if (group !== null) for (const key of collapsed) search.append(COLLAPSED_GROUPS_URL_PARAMETER, key);
  if (savedView !== null) search.set(SAVED_VIEW_URL_PARAMETER, savedView);
  const text = search.toString();
  return `/projects/${encodeURIComponent(projectKey)}/issues${text && `?${text}`}`;
}

/** Whether two list states show the same issues in the same order; collapsed groups are ignored. */
export function isSameIssueList(a: IssueListUrlState, b: IssueListUrlState): boolean {
  return a.projectKey === b.projectKey && a.query === b.query && a.sort === b.sort && a.group === b.group;
}
