import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection } from './connection';

export const ConnectionContext = createContext<Connection | null>(null);

/** Where nothing is asked (tests of single components), all is well. */
const always = (): boolean => true;
const never = (): (() => void) => () => {};

/** Whether the server can be reached; renders anew when that changes. */
export function useIsOnline(): boolean {
  const connection = useContext(ConnectionContext);
  return useSyncExternalStore(connection?.subscribe ?? never, connection?.isOnline ?? always);
}
