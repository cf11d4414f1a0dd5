/** Announces the page's mutation queue to the shell, which does not load the queue's code itself. */
import { Emitter } from '../../../shared/Emitter';
import type { MutationQueue } from './MutationQueue';

const queueStart = new Emitter();
let startedQueue: MutationQueue | null = null;

export function setStartedQueue(queue: MutationQueue): void {
  startedQueue = queue;
  // Deferred, because the queue is created while a component renders, when the state of other components must
  // not change.
  queueMicrotask(() => queueStart.emit());
}

export const getStartedQueue = (): MutationQueue | null => startedQueue;

export const subscribeToQueueStart = queueStart.subscribe;
