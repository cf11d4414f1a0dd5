import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection } from './connection';

export const ConnectionContext = createContext<Connection | null>(null);

/** Where nothing is asked (tests of single components), all is well. */
const alwaysOnline = (): boolean => true;
const subscribeToNothing = (): (() => void) => () => {};

/** Whether the server can be reached; renders anew when that changes. */
export function useIsOnline(): boolean {
  const connection = useContext(ConnectionContext);
  return useSyncExternalStore(
    connection?.subscribe ?? subscribeToNothing,
    connection?.isOnline ?? alwaysOnline,
  );
}
