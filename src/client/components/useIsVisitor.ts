import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sessionGuardOf } from '../auth/SessionGuard';

/** Whether nobody has signed in; false until that is known. */
export function useIsVisitor(): boolean {
  const door = sessionGuardOf(useRelayEnvironment());
  return useSyncExternalStore(door.subscribe, door.isAnonymous);
}
