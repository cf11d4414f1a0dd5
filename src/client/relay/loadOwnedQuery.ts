/** A query that a route's loader starts, and that its screen comes to own. */
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';

/**
 * A navigation waits this long, in milliseconds, for its data before it shows a skeleton: React
 * keeps a fallback that was shown for 300 ms, so a quick answer is faster without one.
 */
const RELEASE_DELAY = 120;

/**
 * Starts the query at once, with the code of its screen still on the way. Disposed when the
 * navigation (or preload) is aborted; after that the screen owns it, through `useOwnedQuery`.
 *
 * @param fetchPolicy `store-and-network` for counts that live updates do not tell: what is known shows
 *   until the server has answered
 */
export function loadOwnedQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal,
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
): PreloadedQuery<TQuery> {
  const reference = loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
  if (signal.aborted) reference.dispose();
  else signal.addEventListener('abort', () => reference.dispose(), { once: true });
  return reference;
}

/** Resolves when the query was answered or failed, or when the grace is over; never rejects. */
export function settleSoon(reference: PreloadedQuery<OperationType>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RELEASE_DELAY);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (reference.source) reference.source.subscribe({ next: done, error: done, complete: done });
    else done();
  });
}
