import { useTransition } from 'react';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { useProjectChangeListener } from '../live/useProjectChangeListener';

/** Minimum milliseconds between two refreshes of a list while its project keeps changing. */
const LIST_REFRESH_INTERVAL_MS = 2_000;

interface ListRefreshOptions {
  /** Number of rows of one page. */
  pageSize: number;
  /** Number of rows on screen. */
  loaded: number;
  /** Fetches the first `count` rows from the server. */
  refetch: (count: number) => void;
}

/** Returns a function that refetches the rows on screen, limited to the maximum page size of one request. */
export function useListRefresh({ pageSize, loaded, refetch }: ListRefreshOptions): () => void {
  const [, startTransition] = useTransition();
  return () =>
    startTransition(() => refetch(Math.min(Math.max(pageSize, loaded), GRAPHQL_CONNECTION_PAGE_SIZE_MAX)));
}

/**
 * Refreshes a list on live updates of its project, unless more rows are on screen than one request can
 * return.
 */
export function useLiveListRefresh(projectId: string, loaded: number, refresh: () => void): void {
  const onChange = () => {
    if (loaded <= GRAPHQL_CONNECTION_PAGE_SIZE_MAX) refresh();
  };
  useProjectChangeListener(projectId, onChange, LIST_REFRESH_INTERVAL_MS);
}
