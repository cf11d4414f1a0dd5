/** Disposes queries that a loader started for a screen that never came to be. */
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

type QueryRef = PreloadedQuery<OperationType>;

/** The part of a React Router data router that is watched. */
interface RouterLike {
  state: { loaderData: Record<string, unknown> };
  subscribe(listener: (state: { loaderData: Record<string, unknown> }) => void): () => void;
}

const adoptedQueries = new WeakSet<object>();

/** A mounted screen took this query over: it is the screen's to dispose. */
export function markAdopted(reference: object): void {
  adoptedQueries.add(reference);
}

/**
 * A second navigation can replace the loaders' data before React has shown the first one's screen:
 * then no abort and no unmount ever disposes the first one's queries, so this does.
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

/** Loaders answer with a query, or with an object of them. */
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
