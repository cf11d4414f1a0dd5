import { useTransition } from 'react';
import { PAGE_MAX } from '../../../shared/limits';
import { useProjectChanges } from '../useProjectChanges';

/** Minimum milliseconds between two refreshes of a list while its project keeps changing. */
const REFRESH_INTERVAL = 2_000;

interface ListRefreshOptions {
  /** Rows of one page. */
  pageSize: number;
  /** Rows on screen. */
  loaded: number;
  /** Fetches the first `count` rows from the server. */
  refetch: (count: number) => void;
}

/** Returns a function that refetches the rows on screen, as far as one request can return them. */
export function useListRefresh({ pageSize, loaded, refetch }: ListRefreshOptions): () => void {
  const [, startTransition] = useTransition();
  return () => startTransition(() => refetch(Math.min(Math.max(pageSize, loaded), PAGE_MAX)));
}

/** Refreshes a list when its project changes, unless it has more rows than one request can return. */
export function useLiveRefresh(projectId: string, loaded: number, refresh: () => void): void {
  const onChange = () => {
    if (loaded <= PAGE_MAX) refresh();
  };
  useProjectChanges(projectId, onChange, REFRESH_INTERVAL);
}
