import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';

/** How often figures are looked at again, in ms. */
const LOOK_EVERY = 10_000;

/** Asks for what is shown again and again, while it can be seen. */
export function usePolling(query: GraphQLTaggedNode): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let asking = false;
    const done = () => {
      asking = false;
    };
    const timer = setInterval(() => {
      if (asking || document.hidden) return;
      asking = true;
      // What fails is asked again at the next turn.
      fetchQuery(environment, query, {}).subscribe({ complete: done, error: done });
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [environment, query]);
}
