/** Queries that start before the component that owns them is rendered. */
import { loadQuery, type PreloadedQuery, useQueryLoader } from 'react-relay';
import type { CacheConfig, GraphQLTaggedNode, IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { useCallback, useEffect } from 'react';

/**
 * How long a navigation waits for its data before it shows a skeleton, in ms. React keeps a fallback on
 * screen for at least 300 ms, so a quick response is faster without one.
 */
const SKELETON_DELAY_MS = 120;

/**
 * Starts a screen's query while the screen's code is still loading. The query is disposed when the navigation
 * (or preload) is aborted; after that, the screen owns it through `useLoaderQuery`.
 *
 * @param signal null: only the owner disposes of the query
 * @param fetchPolicy `store-and-network` for counts that live updates do not include: cached values are shown
 *   until the server has answered
 * @param networkCacheConfig options of the request, such as PARTIAL_DATA_CACHE_CONFIG; also used by later reloads
 */
export function loadAbortableQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal | null,
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
  networkCacheConfig?: CacheConfig,
): PreloadedQuery<TQuery> {
  const reference = loadQuery<TQuery>(environment, query, variables, { fetchPolicy, networkCacheConfig });
  if (signal?.aborted) reference.dispose();
  else signal?.addEventListener('abort', () => reference.dispose(), { once: true });
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

/**
 * Starts the query of a popover or dialog when the user opens it, before it is rendered: its code may be loading, too. Its
 * component owns the query, with `useLoaderQuery` or by disposing of it. If the component is rendered already, use
 * `useQueryLoader`.
 *
 * @returns resolves like `waitForQueryBriefly`, so that with a quick response the component needs no skeleton
 */
export async function openQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): Promise<PreloadedQuery<TQuery>> {
  const reference = loadQuery<TQuery>(environment, query, variables);
  await waitForQueryBriefly(reference);
  return reference;
}

interface LoaderQueryState<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
  /** Refetches with the same variables. */
  reload: () => void;
}

/**
 * Makes this component the owner of a query that was started before it was rendered, for example by a screen's route
 * loader: the query is disposed, and its request aborted, when the component unmounts. (The records of a query without
 * an owner are never collected.)
 */
export function useLoaderQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<TQuery>,
): LoaderQueryState<TQuery> {
  const [adopted, load] = useQueryLoader<TQuery>(query, loaded);
  const queryRef = adopted ?? loaded;
  useEffect(() => {
    registerScreenOwnedQuery(queryRef);
    return () => queryRef.dispose();
  }, [queryRef]);
  const networkCacheConfig = queryRef.networkCacheConfig ?? undefined;
  const reload = useCallback(
    () => load(queryRef.variables, { fetchPolicy: 'network-only', networkCacheConfig }),
    [load, queryRef.variables, networkCacheConfig],
  );
  return { queryRef, reload };
}

type AnyPreloadedQuery = PreloadedQuery<OperationType>;

/** The part of a React Router data router that `disposeUnusedScreenQueries` needs. */
interface RouterLike {
  state: { loaderData: Record<string, unknown> };
  subscribe(listener: (state: { loaderData: Record<string, unknown> }) => void): () => void;
}

const screenOwnedQueries = new WeakSet<object>();

/** Marks a query as owned by a mounted screen, which disposes it. */
function registerScreenOwnedQuery(reference: object): void {
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
