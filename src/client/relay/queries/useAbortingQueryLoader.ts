import { useCallback, useEffect, useRef, useState } from 'react';
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { waitForQueryBriefly } from './screenQueries';

interface AbortingQueryLoaderState<TQuery extends OperationType> {
  /**
   * Reference to the latest query; during a React transition, the previous one until the latest has been
   * answered.
   */
  queryRef: PreloadedQuery<TQuery> | null;
  load: (variables: VariablesOf<TQuery>) => void;
  /**
   * Like `load`, for a popover that opens only when the response has arrived: with a quick response it needs
   * no skeleton.
   */
  open: (variables: VariablesOf<TQuery>) => void;
  dispose: () => void;
}

/**
 * Like `useQueryLoader`, for a query that is replaced on every key press. A query that was never shown is
 * aborted when it is replaced; Relay's hook would let it run until its successor is on screen.
 */
export function useAbortingQueryLoader<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
): AbortingQueryLoaderState<TQuery> {
  const environment = useRelayEnvironment();
  const [queryRef, setQueryRef] = useState<PreloadedQuery<TQuery> | null>(null);
  const latest = useRef<PreloadedQuery<TQuery> | null>(null);
  const shown = useRef<PreloadedQuery<TQuery> | null>(null);

  const supersede = useCallback((next: PreloadedQuery<TQuery> | null) => {
    if (latest.current !== shown.current) latest.current?.dispose();
    latest.current = next;
  }, []);

  useEffect(() => {
    shown.current = queryRef;
    return () => queryRef?.dispose();
  }, [queryRef]);
  useEffect(() => () => latest.current?.dispose(), []);

  const start = useCallback(
    (variables: VariablesOf<TQuery>) => {
      const next = loadQuery<TQuery>(environment, query, variables);
      supersede(next);
      return next;
    },
    [environment, query, supersede],
  );
  const load = useCallback((variables: VariablesOf<TQuery>) => setQueryRef(start(variables)), [start]);
  const open = useCallback(
    (variables: VariablesOf<TQuery>) => {
      const next = start(variables);
      void waitForQueryBriefly(next).then(() => latest.current === next && setQueryRef(next));
    },
    [start],
  );
  const dispose = useCallback(() => {
    supersede(null);
    setQueryRef(null);
  }, [supersede]);
  return { queryRef, load, open, dispose };
}
