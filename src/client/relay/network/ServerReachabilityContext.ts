import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ServerReachabilityTracker } from './serverConnection';

export const ServerReachabilityContext = createContext<ServerReachabilityTracker | null>(null);

/** Used in tests of single components, which have no connection: the server counts as reachable. */
const isAlwaysOnline = (): boolean => true;
const subscribeToNothing = (): (() => void) => () => {};

/** Whether the server is reachable; re-renders on change. */
export function useIsOnline(): boolean {
  const connection = useContext(ServerReachabilityContext);
  return useSyncExternalStore(
    connection?.subscribe ?? subscribeToNothing,
    connection?.isOnline ?? isAlwaysOnline,
  );
}
