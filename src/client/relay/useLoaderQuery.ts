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
 * Makes this screen the owner of the query that its route loader started: it is disposed, and its request
 * aborted, when the screen unmounts. (The records of a query without an owner are never collected.)
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
