/** The state of the triage screen in its URL: the query of the queue and its order. */

/** The orders of the queue by their names in the URL. */
export const TRIAGE_SORTS = [
  { id: 'created-desc', label: 'Newest first', field: 'CREATED_AT', direction: 'DESC' },
  { id: 'created-asc', label: 'Oldest first', field: 'CREATED_AT', direction: 'ASC' },
  { id: 'votes-desc', label: 'Most votes first', field: 'VOTES', direction: 'DESC' },
  { id: 'comments-desc', label: 'Most comments first', field: 'COMMENTS', direction: 'DESC' },
  { id: 'updated-desc', label: 'Last updated first', field: 'UPDATED_AT', direction: 'DESC' },
] as const;

type TriageSort = (typeof TRIAGE_SORTS)[number];

export interface TriageUrlState {
  /** Empty: all issues of the category `triage`. */
  readonly query: string;
  readonly sort: TriageSort;
}

/** Parses the URL parameters. An unknown order is ignored. */
export function parseTriageUrl(search: URLSearchParams): TriageUrlState {
  const sort = search.get('sort');
  return {
    query: search.get('q')?.trim() ?? '',
    sort: TRIAGE_SORTS.find(({ id }) => id === sort) ?? TRIAGE_SORTS[0],
  };
}

export function buildTriageHref(projectKey: string, { query, sort }: TriageUrlState): string {
  const search = new URLSearchParams();
  if (query !== '') search.set('q', query);
  if (sort !== TRIAGE_SORTS[0]) search.set('sort', sort.id);
  const path = `/projects/${encodeURIComponent(projectKey)}/triage`;
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** The variables of the queue's fields. */
export const getTriageQueueVariables = ({ query, sort }: TriageUrlState) => ({
  query: query === '' ? null : query,
  orderBy: { field: sort.field, direction: sort.direction },
});
