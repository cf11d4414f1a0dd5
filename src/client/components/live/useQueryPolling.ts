import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { refetchInBackground } from '../../relay/queries/requests';

/**
 * Refetches a query at an interval while the page is visible.
 * @param interval milliseconds between two requests; null: it is not refetched
 */
export function useQueryPolling(
  query: GraphQLTaggedNode,
  variables: Variables,
  interval: number | null,
): void {
  const environment = useRelayEnvironment();
  const refetch = useEffectEvent(() => refetchInBackground(environment, query, variables));
  useEffect(() => {
    if (interval === null) return;
    let isFetching = false;
    const finish = () => {
      isFetching = false;
    };
    const timer = setInterval(() => {
      if (isFetching || document.hidden) return;
      isFetching = true;
      // A failed request is repeated at the next interval.
      refetch().subscribe({ complete: finish, error: finish });
    }, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
