/** Disposes Relay queries that a route loader started for a screen that was never mounted. */
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

type AnyPreloadedQuery = PreloadedQuery<OperationType>;

/** The part of a React Router data router that `disposeUnusedScreenQueries` needs. */
interface RouterLike {
  state: { loaderData: Record<string, unknown> };
  subscribe(listener: (state: { loaderData: Record<string, unknown> }) => void): () => void;
}

const screenOwnedQueries = new WeakSet<object>();

/** Marks a query as owned by a mounted screen, which disposes it. */
export function registerScreenOwnedQuery(reference: object): void {
  screenOwnedQueries.add(reference);
}

/**
 * Disposes the queries of screens that were never shown. If a second navigation replaces the loader data
 * before React has shown the first screen, neither an abort nor an unmount disposes that screen's queries.
 */
export function disposeUnusedScreenQueries(router: RouterLike): () => void {
  let current = findPreloadedQueries(router.state.loaderData);
  return router.subscribe((state) => {
    const next = findPreloadedQueries(state.loaderData);
    for (const reference of current) {
      if (!next.has(reference) && !screenOwnedQueries.has(reference)) reference.dispose();
    }
    current = next;
  });
}

/** The Relay queries in the router's loader data: a loader returns one query or an object of queries. */
function findPreloadedQueries(loaderData: Record<string, unknown>): Set<AnyPreloadedQuery> {
  const found = new Set<AnyPreloadedQuery>();
  for (const data of Object.values(loaderData)) {
    if (isPreloadedQuery(data)) found.add(data);
    else if (data && typeof data === 'object') {
      for (const value of Object.values(data)) if (isPreloadedQuery(value)) found.add(value);
    }
  }
  return found;
}

function isPreloadedQuery(value: unknown): value is AnyPreloadedQuery {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'PreloadedQuery';
}
