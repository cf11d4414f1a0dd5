import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';

/** Milliseconds between two polling requests. */
const QUERY_POLLING_INTERVAL_MS = 10_000;

/** Refetches a query without variables every 10 s while the page is visible. */
export function useQueryPolling(query: GraphQLTaggedNode): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isFetching = false;
    const finish = () => {
      isFetching = false;
    };
    const timer = setInterval(() => {
      if (isFetching || document.hidden) return;
      isFetching = true;
      // After a failed request, the query is fetched again at the next interval.
      fetchQuery(environment, query, {}).subscribe({ complete: finish, error: finish });
    }, QUERY_POLLING_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [environment, query]);
}
