import { useContext } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { Connection } from '../../relay/network/connection';
import { ConnectionContext } from '../../relay/network/ConnectionContext';
import { MutationQueue } from './MutationQueue';
import { PersistedQueue } from './persistedQueue';
import { setStartedQueue } from './startedQueue';
import { viewerId, whenViewerKnown } from './viewerId';

const queuesByEnvironment = new WeakMap<IEnvironment, MutationQueue>();

/** The mutation queue of an environment; created on first use. */
export function mutationQueueOf(environment: IEnvironment, connection: Connection | null): MutationQueue {
  const existing = queuesByEnvironment.get(environment);
  if (existing) return existing;
  const queue = new MutationQueue({
    environment,
    connection,
    storage: new PersistedQueue(window.localStorage, navigator.locks),
    viewerId: () => viewerId(environment),
    whenViewerKnown: () => whenViewerKnown(environment),
  });
  queuesByEnvironment.set(environment, queue);
  setStartedQueue(queue);
  return queue;
}

/** The page's mutation queue. */
export function useMutationQueue(): MutationQueue {
  return mutationQueueOf(useRelayEnvironment(), useContext(ConnectionContext));
}
