import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type Variables } from 'relay-runtime';

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
  const fetch = useEffectEvent(() => fetchQuery(environment, query, variables));
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
      fetch().subscribe({ complete: finish, error: finish });
    }, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
