import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sessionGuardOf } from '../auth/SessionGuard';

/** Whether the viewer is not signed in; false until the viewer is known. */
export function useIsVisitor(): boolean {
  const sessionGuard = sessionGuardOf(useRelayEnvironment());
  return useSyncExternalStore(sessionGuard.subscribe, sessionGuard.isAnonymous);
}
