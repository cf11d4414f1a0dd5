/** Announces the page's mutation queue to the shell, which does not load the queue's code itself. */
import { Emitter } from '../../../shared/Emitter';
import type { MutationQueue } from './MutationQueue';

const mutationQueueStartEmitter = new Emitter();
let startedMutationQueue: MutationQueue | null = null;

export function setStartedMutationQueue(queue: MutationQueue): void {
  startedMutationQueue = queue;
  // Deferred, because the queue is created while a component renders, when the state of other components must
  // not change.
  queueMicrotask(() => mutationQueueStartEmitter.emit());
}

export const getStartedMutationQueue = (): MutationQueue | null => startedMutationQueue;

export const subscribeToMutationQueueStart = mutationQueueStartEmitter.subscribe;
