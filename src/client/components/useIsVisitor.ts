import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { doorOf } from '../relay/Door';

/** Whether nobody has signed in; false until that is known. */
export function useIsVisitor(): boolean {
  const door = doorOf(useRelayEnvironment());
  return useSyncExternalStore(door.subscribe, door.isNobodys);
}
