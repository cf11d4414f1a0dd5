import { useState } from 'react';
import { useDebouncedSearch } from '../pickers/useDebouncedSearch';
import { useListRefresh } from './useListRefresh';

/** The part of `usePaginationFragment` that a list with a search box needs. */
interface PaginationFragmentResult {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
  refetch: (
    variables: { matching: string; count: number },
    options?: { fetchPolicy: 'network-only' },
  ) => unknown;
}

export interface ListSearchState {
  /** Search text that the rows on screen match; empty: all rows are shown. */
  matching: string;
  /** Whether the rows for the typed search text are still being fetched. */
  pending: boolean;
  search: (text: string) => void;
  /** Refetches the rows on screen. */
  refresh: () => void;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadMore: () => void;
}

/**
 * State of a paginated list with a search box.
 *
 * @param pagination Relay pagination whose query has the variables `matching` and `count`
 * @param loaded number of rows on screen
 */
export function useSearchableList(
  pagination: PaginationFragmentResult,
  pageSize: number,
  loaded: number,
): ListSearchState {
  const { hasNext, isLoadingNext, loadNext, refetch } = pagination;
  const [matching, setMatching] = useState('');
  const { pending, find } = useDebouncedSearch((text) => {
    setMatching(text);
    refetch({ matching: text, count: pageSize });
  });
  const refresh = useListRefresh({
    pageSize,
    loaded,
    refetch: (count) => void refetch({ matching, count }, { fetchPolicy: 'network-only' }),
  });
  return {
    matching,
    pending,
    search: find,
    refresh,
    hasNext,
    isLoadingNext,
    loadMore: () => void loadNext(pageSize),
  };
}
