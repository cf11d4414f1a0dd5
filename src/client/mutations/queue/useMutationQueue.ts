import { useContext } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import {
  type ServerReachabilityTracker,
  ServerReachabilityContext,
} from '../../relay/network/ServerReachabilityTracker';
import { MutationQueue } from './MutationQueue';
import { PersistedMutationQueue } from './PersistedMutationQueue';
import { setStartedMutationQueue } from './startedMutationQueue';
import { readViewerId, waitForViewerId } from './viewerId';

const mutationQueuesByEnvironment = new WeakMap<IEnvironment, MutationQueue>();

/** The mutation queue of an environment; created on first use. */
export function getMutationQueue(
  environment: IEnvironment,
  reachability: ServerReachabilityTracker | null,
): MutationQueue {
  const existing = mutationQueuesByEnvironment.get(environment);
  if (existing) return existing;
  const queue = new MutationQueue({
    environment,
    reachability,
    storage: new PersistedMutationQueue(window.localStorage, navigator.locks),
    viewerId: () => readViewerId(environment),
    whenViewerKnown: () => waitForViewerId(environment),
  });
  mutationQueuesByEnvironment.set(environment, queue);
  setStartedMutationQueue(queue);
  return queue;
}

export function useMutationQueue(): MutationQueue {
  return getMutationQueue(useRelayEnvironment(), useContext(ServerReachabilityContext));
}
