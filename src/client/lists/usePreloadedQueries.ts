import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { RetainedQuery } from './RetainedQuery';

/**
 * Preloads the queries of what the user may open next, such as the neighbors of an opened entry, and retains their data
 * until the variables change.
 *
 * @param variables the variables of each query
 */
export function usePreloadedQueries<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: readonly VariablesOf<TQuery>[],
): void {
  const environment = useRelayEnvironment();
  const preload = useEffectEvent(() =>
    variables.map((each) => {
      const preloaded = new RetainedQuery<TQuery, null>({
        environment,
        query,
        variables: each,
        fetchPolicy: 'store-or-network',
        select: () => null,
      });
      preloaded.fetchUnlessLoaded();
      return preloaded;
    }),
  );
  const name = JSON.stringify(variables);
  useEffect(() => {
    const preloaded = preload();
    return () => {
      for (const each of preloaded) each.dispose();
    };
  }, [environment, query, name]);
}
