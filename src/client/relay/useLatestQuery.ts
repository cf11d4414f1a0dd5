import { useCallback, useEffect, useRef, useState } from 'react';
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { settleSoon } from './loadOwnedQuery';

interface LatestQuery<TQuery extends OperationType> {
  /** The one asked last; in a transition, the one before it until that has come. */
  queryRef: PreloadedQuery<TQuery> | null;
  load: (variables: VariablesOf<TQuery>) => void;
  /** The same for what opens with its answer: one that comes soon is spared its skeleton. */
  open: (variables: VariablesOf<TQuery>) => void;
  dispose: () => void;
}

/**
 * As useQueryLoader, for what is asked anew with every key: one that was never shown is aborted when
 * the next is asked, where Relay's own lets it go on until that is on screen.
 */
export function useLatestQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): LatestQuery<TQuery> {
  const environment = useRelayEnvironment();
  const [queryRef, setQueryRef] = useState<PreloadedQuery<TQuery> | null>(null);
  const asked = useRef<PreloadedQuery<TQuery> | null>(null);
  const shown = useRef<PreloadedQuery<TQuery> | null>(null);

  const supersede = useCallback((next: PreloadedQuery<TQuery> | null) => {
    if (asked.current !== shown.current) asked.current?.dispose();
    asked.current = next;
  }, []);

  useEffect(() => {
    shown.current = queryRef;
    return () => queryRef?.dispose();
  }, [queryRef]);
  useEffect(() => () => asked.current?.dispose(), []);

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
      void settleSoon(next).then(() => asked.current === next && setQueryRef(next));
    },
    [start],
  );
  const dispose = useCallback(() => {
    supersede(null);
    setQueryRef(null);
  }, [supersede]);
  return { queryRef, load, open, dispose };
}
