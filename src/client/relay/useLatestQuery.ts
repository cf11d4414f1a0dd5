import { useCallback, useEffect, useRef, useState } from 'react';
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

interface LatestQuery<TQuery extends OperationType> {
  /** The one asked last; in a transition, the one before it until that has come. */
  queryRef: PreloadedQuery<TQuery> | null;
  load: (variables: VariablesOf<TQuery>) => void;
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

  const ask = useCallback((next: PreloadedQuery<TQuery> | null) => {
    if (asked.current !== shown.current) asked.current?.dispose();
    asked.current = next;
    setQueryRef(next);
  }, []);

  useEffect(() => {
    shown.current = queryRef;
    return () => queryRef?.dispose();
  }, [queryRef]);
  useEffect(() => () => asked.current?.dispose(), []);

  return {
    queryRef,
    load: useCallback(
      (variables) => ask(loadQuery<TQuery>(environment, query, variables)),
      [ask, environment, query],
    ),
    dispose: useCallback(() => ask(null), [ask]),
  };
}
