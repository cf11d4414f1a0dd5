import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import { getLiveUpdateDispatcher } from '../../relay/events/LiveUpdateDispatcher';
import { getInboxUpdates } from '../../relay/inbox/InboxUpdates';

/** Time from a change to the refetch, in ms: notifications are derived shortly after the change. */
const OVERVIEW_REFETCH_DELAY_MS = 500;
/** Minimum time between two refetches, in ms. */
const OVERVIEW_REFETCH_INTERVAL_MS = 3_000;

/**
 * Keeps an overview page up to date: refetches it after changes of projects and of the viewer's inbox, and when the page
 * becomes visible again. The old data stays on screen until the response arrives.
 */
export function useOverviewRefetch(query: GraphQLTaggedNode, variables: Variables): void {
  const environment = useRelayEnvironment();
  const live = getLiveUpdateDispatcher(environment);
  // After a failed refetch, the next change triggers another one.
  const refetch = useEffectEvent(() =>
    fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({ error: () => {} }),
  );
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
      const wait = Math.max(
        OVERVIEW_REFETCH_DELAY_MS,
        lastRefetchAt + OVERVIEW_REFETCH_INTERVAL_MS - Date.now(),
      );
      timer ??= setTimeout(run, wait);
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && isStale) schedule();
    };
    const unsubscribe = live.subscribe(schedule);
    const unsubscribeFromInbox = getInboxUpdates(environment).subscribe(schedule);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe();
      unsubscribeFromInbox();
      document.removeEventListener('visibilitychange', onVisible);
      clearTimeout(timer);
      stop();
    };
  }, [environment, live]);
}
