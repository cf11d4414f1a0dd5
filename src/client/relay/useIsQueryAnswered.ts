import { useCallback, useSyncExternalStore } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/**
 * Whether a query has received its response or has failed. Screens that first render partial data from Relay's store
 * render the rest when this is true. With Suspense, it could appear 300 ms late, because React shows a fallback for at
 * least that long.
 */
export function useIsQueryAnswered(queryRef: PreloadedQuery<OperationType>): boolean {
  const subscribe = useCallback((listener: () => void) => onAnswer(queryRef, listener), [queryRef]);
  return useSyncExternalStore(subscribe, () => {
    let isAnswered = !queryRef.source;
    // If the response has arrived, the listener is called synchronously.
    onAnswer(queryRef, () => (isAnswered = true))();
    return isAnswered;
  });
}

/** Returns a function that ends the subscription, which does not cancel the request. */
function onAnswer({ source }: PreloadedQuery<OperationType>, listener: () => void): () => void {
  const subscription = source?.subscribe({ next: listener, error: listener });
  return () => subscription?.unsubscribe();
}
