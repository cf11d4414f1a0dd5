import { useListRefresh } from './useListRefresh';
import { type UrlSearchState, useUrlSearch } from './useUrlSearch';

/** The part of `usePaginationFragment` that a list with a search box needs. */
interface PaginationFragmentResult {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
  refetch: (variables: { count: number }, options: { fetchPolicy: 'network-only' }) => unknown;
}

export interface ListSearchState extends UrlSearchState {
  /** Refetches the rows on screen. */
  refresh: () => void;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadMore: () => void;
}

/**
 * State of a paginated list with a search box. The search text is in the URL; the route's loader passes it to the query.
 *
 * @param pagination Relay pagination whose query has the variable `count`
 * @param loaded number of rows on screen
 */
export function useSearchableList(
  pagination: PaginationFragmentResult,
  pageSize: number,
  loaded: number,
): ListSearchState {
  const { hasNext, isLoadingNext, loadNext, refetch } = pagination;
  const search = useUrlSearch();
  const refresh = useListRefresh({
    pageSize,
    loaded,
    refetch: (count) => void refetch({ count }, { fetchPolicy: 'network-only' }),
  });
  return { ...search, refresh, hasNext, isLoadingNext, loadMore: () => void loadNext(pageSize) };
}
