import type { IssueOrder } from '../../../__generated__/IssuesRowsQuery.graphql';
import { parseQuery } from '../../shared/query/parse';
import { queryWords } from '../../shared/query/terms';
import { groupingOf } from './grouping';

/** What a list is of: all that its address says, the open peek apart. */
export interface ListState {
  readonly projectKey: string;
  readonly query: string;
  /** A key of SORTS; null: relevance where the query has words, else last updated first. */
  readonly sort: string | null;
  /** See grouping.ts; null: not grouped. */
  readonly group: string | null;
  /** The keys of the groups that are collapsed; with ALL_COLLAPSED among them, of those that are not. */
  readonly collapsed: readonly string[];
}

/** Given once for each group. */
export const COLLAPSED = 'collapsed';

/** All groups but those named: no group has this key, as what has parentheses is in quotation marks there. */
export const ALL_COLLAPSED = '(all)';

interface Sort {
  label: string;
  order: IssueOrder;
}

/** The orders one can choose, as the address writes them. */
export const SORTS: Readonly<Record<string, Sort>> = {
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

/** The state that an address stands for; a sort it does not know is the default. */
export function listStateOf(projectKey: string, search: URLSearchParams): ListState {
  const sort = search.get('sort');
  return {
    projectKey,
    query: search.get('q')?.trim() ?? '',
    sort: sort !== null && Object.hasOwn(SORTS, sort) ? sort : null,
    group: groupingOf(search.get('group')),
    collapsed: search.getAll(COLLAPSED),
  };
}

/** The sort of an address that names none: what the server takes by itself. */
export function defaultSort(query: string): string {
  const hasWords = queryWords(parseQuery(query, 0).root).length > 0;
  return hasWords ? 'relevance-desc' : 'updated-desc';
}

export function orderOf({ sort }: ListState): IssueOrder | null {
  return sort === null ? null : (SORTS[sort]?.order ?? null);
}

/** The address of a list, the open peek left out. */
export function listHref({ projectKey, query, sort, group, collapsed }: ListState): string {
  const search = new URLSearchParams();
  if (query !== '') search.set('q', query);
  if (sort !== null) search.set('sort', sort);
  if (group !== null) search.set('group', group);
  if (group !== null) for (const key of collapsed) search.append(COLLAPSED, key);
  const text = search.toString();
  return `/projects/${encodeURIComponent(projectKey)}/issues${text && `?${text}`}`;
}

/** Whether two have the same rows from the server, whichever groups are collapsed. */
export function isSameList(a: ListState, b: ListState): boolean {
  return a.projectKey === b.projectKey && a.query === b.query && a.sort === b.sort && a.group === b.group;
}
