import { useCallback, useEffect } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { registerScreenOwnedQuery } from './disposeUnusedScreenQueries';

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
  const reload = useCallback(
    () => load(queryRef.variables, { fetchPolicy: 'network-only' }),
    [load, queryRef.variables],
  );
  return { queryRef, reload };
}
