import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection } from './connection';

export const ConnectionContext = createContext<Connection | null>(null);

/** Without a connection (tests of single components), the server counts as reachable. */
const alwaysOnline = (): boolean => true;
const neverChanges = (): (() => void) => () => {};

/** Whether the server is reachable; re-renders on change. */
export function useIsOnline(): boolean {
  const connection = useContext(ConnectionContext);
  return useSyncExternalStore(connection?.subscribe ?? neverChanges, connection?.isOnline ?? alwaysOnline);
}
