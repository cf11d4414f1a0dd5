import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CacheConfig, GraphQLTaggedNode, Variables } from 'relay-runtime';
import { getLiveUpdateDispatcher, type LiveUpdate } from '../../relay/events/LiveUpdateDispatcher';
import { getInboxUpdates } from '../../relay/events/InboxUpdates';
import { refetchInBackground } from '../../relay/queries/requests';

interface RefetchOptions {
  /** Time from a change to the refetch, in ms. */
  delay: number;
  /** Minimum time between two refetches, in ms. */
  interval: number;
  /** Whether a live update of a project affects the query. */
  isRelevant: (update: LiveUpdate) => boolean;
  /** Whether changes of the viewer's inbox affect the query, too. */
  dependsOnInbox?: boolean;
  /** Options of the request. */
  networkCacheConfig?: CacheConfig;
}

/**
 * Keeps a query up to date: refetches it after changes, and when the page becomes visible again after changes. The old data
 * stays on screen until the response arrives.
 */
export function useRefetchOnChanges(
  query: GraphQLTaggedNode,
  variables: Variables,
  { delay, interval, isRelevant, dependsOnInbox = false, networkCacheConfig }: RefetchOptions,
): void {
  const environment = useRelayEnvironment();
  const live = getLiveUpdateDispatcher(environment);
  // After a failed refetch, the next change triggers another one.
  const refetch = useEffectEvent(() =>
    refetchInBackground(environment, query, variables, networkCacheConfig).subscribe({ error: () => {} }),
  );
  const isUpdateRelevant = useEffectEvent(isRelevant);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastRefetchAt = 0;
    let stop = (): void => {};
    let isStale = false;
    const run = (): void => {
      timer = undefined;
      isStale = document.visibilityState !== 'visible';
      if (isStale) return;
      lastRefetchAt = Date.now();
      const request = refetch();
      stop = () => request.unsubscribe();
    };
    const schedule = (): void => {
      const wait = Math.max(delay, lastRefetchAt + interval - Date.now());
      timer ??= setTimeout(run, wait);
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && isStale) schedule();
    };
    const unsubscribe = live.subscribe((update) => {
      if (isUpdateRelevant(update)) schedule();
    });
    const unsubscribeFromInbox = dependsOnInbox ? getInboxUpdates(environment).subscribe(schedule) : () => {};
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe();
      unsubscribeFromInbox();
      document.removeEventListener('visibilitychange', onVisible);
      clearTimeout(timer);
      stop();
    };
  }, [environment, live, delay, interval, dependsOnInbox]);
}
