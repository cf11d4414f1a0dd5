import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection } from './connection';

export const ConnectionContext = createContext<Connection | null>(null);

/** Used in tests of single components, which have no connection: the server counts as reachable. */
const alwaysOnline = (): boolean => true;
const neverChanges = (): (() => void) => () => {};

/** Whether the server is reachable; re-renders on change. */
export function useIsOnline(): boolean {
  const connection = useContext(ConnectionContext);
  return useSyncExternalStore(connection?.subscribe ?? neverChanges, connection?.isOnline ?? alwaysOnline);
}
