/** Loading of a query that a route loader starts and that its screen then disposes. */
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';

/**
 * How long a navigation waits for its data before it shows a skeleton, in ms. React keeps a fallback on
 * screen for at least 300 ms, so a quick response is faster without one.
 */
const SKELETON_DELAY_MS = 120;

/**
 * Starts a screen's query while the screen's code is still loading. The query is disposed when the navigation
 * (or preload) is aborted; after that, the screen owns it through `useLoaderQuery`.
 *
 * @param fetchPolicy `store-and-network` for counts that live updates do not include: cached values are shown
 *   until the server has answered
 */
export function loadAbortableQuery<TQuery extends OperationType>(
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

/** Resolves when the query has been answered or has failed, or after `SKELETON_DELAY_MS`; never rejects. */
export function waitForQueryBriefly(reference: PreloadedQuery<OperationType>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SKELETON_DELAY_MS);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (reference.source) reference.source.subscribe({ next: done, error: done, complete: done });
    else done();
  });
}
