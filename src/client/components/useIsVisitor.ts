import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { doorOf } from '../relay/Door';

/** Whether the viewer is not signed in; false until this is known. */
export function useIsVisitor(): boolean {
  const door = doorOf(useRelayEnvironment());
  return useSyncExternalStore(door.subscribe, door.isNobodys);
}
