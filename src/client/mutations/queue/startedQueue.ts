/** Announces the page's mutation queue to the shell, which does not load the queue's code itself. */
import type { MutationQueue } from './MutationQueue';

const startListeners = new Set<() => void>();
let startedQueue: MutationQueue | null = null;

export function setStartedQueue(queue: MutationQueue): void {
  startedQueue = queue;
  // The queue is created while a component renders: state of other components must not change before it is done.
  queueMicrotask(() => {
    for (const listener of startListeners) listener();
  });
}

export const getStartedQueue = (): MutationQueue | null => startedQueue;

export function subscribeToQueueStart(listener: () => void): () => void {
  startListeners.add(listener);
  return () => startListeners.delete(listener);
}
