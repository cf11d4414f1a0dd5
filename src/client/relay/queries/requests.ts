/**
 * Requests of queries whose data no component owns. Their responses are written to Relay's store, where only the records
 * that a query on screen also contains are kept.
 */
import {
  type CacheConfig,
  fetchQuery,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Observable,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';

/**
 * Requests data on screen again without suspending: the old data stays until the response is in the store, and also if
 * the request fails. The query is that of the screen, or one for a part of its data. Relay's `refetch` and the `reload`
 * of `useLoaderQuery` are for Retry buttons: they would replace the data by a skeleton or an error.
 *
 * @param networkCacheConfig options of the request, such as PARTIAL_DATA_CACHE_CONFIG
 * @returns sends the request when it is subscribed to, and aborts it when it is unsubscribed from
 */
export const refetchInBackground = <TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  networkCacheConfig?: CacheConfig,
): Observable<TQuery['response']> =>
  fetchQuery<TQuery>(environment, query, variables, { networkCacheConfig });

interface ReadOnceOptions {
  /** `store-or-network`: without a request if the store contains the data. */
  fetchPolicy?: 'network-only' | 'store-or-network';
  /** Aborts the request. */
  signal?: AbortSignal;
}

/**
 * Reads a query for one action that does not render it with fragments: a command such as copying issues, a redirect, or a
 * check in the background. What the action needs must be taken from the response at once, because it is not retained.
 *
 * @returns a promise of the response. It rejects if the request fails; after an abort, with the reason of the signal
 */
export function fetchQueryOnce<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  { fetchPolicy = 'network-only', signal }: ReadOnceOptions = {},
): Promise<TQuery['response']> {
  return new Promise((resolve, reject) => {
    const request = fetchQuery<TQuery>(environment, query, variables, { fetchPolicy }).subscribe({
      next: resolve,
      error: reject,
    });
    const abort = () => {
      request.unsubscribe();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
