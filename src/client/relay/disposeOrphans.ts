/** Disposes Relay queries that a route loader started for a screen that was never mounted. */
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

type QueryRef = PreloadedQuery<OperationType>;

/** The part of a React Router data router that `disposeOrphans` needs. */
interface RouterLike {
  state: { loaderData: Record<string, unknown> };
  subscribe(listener: (state: { loaderData: Record<string, unknown> }) => void): () => void;
}

const adoptedQueries = new WeakSet<object>();

/** Marks a query as owned by a mounted screen, which disposes it. */
export function markAdopted(reference: object): void {
  adoptedQueries.add(reference);
}

/**
 * Disposes the queries of screens that were never shown. If a second navigation replaces the loader data
 * before React has shown the first screen, neither an abort nor an unmount disposes that screen's queries.
 */
export function disposeOrphans(router: RouterLike): () => void {
  let current = queriesOf(router.state.loaderData);
  return router.subscribe((state) => {
    const next = queriesOf(state.loaderData);
    for (const reference of current) {
      if (!next.has(reference) && !adoptedQueries.has(reference)) reference.dispose();
    }
    current = next;
  });
}

/** The Relay queries in the router's loader data: a loader returns one query or an object of queries. */
function queriesOf(loaderData: Record<string, unknown>): Set<QueryRef> {
  const found = new Set<QueryRef>();
  for (const data of Object.values(loaderData)) {
    if (isQuery(data)) found.add(data);
    else if (data && typeof data === 'object') {
      for (const value of Object.values(data)) if (isQuery(value)) found.add(value);
    }
  }
  return found;
}

function isQuery(value: unknown): value is QueryRef {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'PreloadedQuery';
}
