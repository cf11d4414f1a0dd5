import { useCallback, useEffect } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { markAdopted } from './disposeOrphans';

interface OwnedQuery<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>;
  /** Asks the server anew, with the same variables. */
  reload: () => void;
}

/**
 * Makes this screen the owner of a query that its route's loader started: it lives as long as the
 * screen shows it, and what is still under way when the screen goes is aborted. (A reference that
 * nobody adopts keeps its records for ever.)
 */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<TQuery>,
): OwnedQuery<TQuery> {
  const [adopted, load] = useQueryLoader<TQuery>(query, loaded);
  const queryRef = adopted ?? loaded;
  useEffect(() => {
    markAdopted(queryRef);
    return () => queryRef.dispose();
  }, [queryRef]);
  const reload = useCallback(
    () => load(queryRef.variables, { fetchPolicy: 'network-only' }),
    [load, queryRef.variables],
  );
  return { queryRef, reload };
}
