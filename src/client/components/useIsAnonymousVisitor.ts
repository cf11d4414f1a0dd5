import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getSessionGuard } from '../auth/SessionGuard';

/** Whether the viewer is not signed in; false until the viewer is known. */
export function useIsAnonymousVisitor(): boolean {
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  return useSyncExternalStore(sessionGuard.subscribe, sessionGuard.isAnonymous);
}
