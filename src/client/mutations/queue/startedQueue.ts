/** Announces the page's mutation queue to the shell, which does not load the queue's code itself. */
import { Emitter } from '../../../shared/Emitter';
import type { MutationQueue } from './MutationQueue';

const queueStart = new Emitter();
let startedQueue: MutationQueue | null = null;

export function setStartedQueue(queue: MutationQueue): void {
  startedQueue = queue;
  // The queue is created while a component renders: state of other components must not change before it is done.
  queueMicrotask(() => queueStart.emit());
}

export const getStartedQueue = (): MutationQueue | null => startedQueue;

export const subscribeToQueueStart = queueStart.subscribe;
