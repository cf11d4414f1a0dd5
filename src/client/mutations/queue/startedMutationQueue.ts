/**
 * The part of the mutation queue that every page loads: whether it has started, and whether earlier pages have left mutations in
 * localStorage. The queue itself is loaded by what first commits or resumes a mutation.
 */
import { createContext } from 'react';
import { Emitter } from '../../../shared/Emitter';
import type { MutationQueue } from './MutationQueue';
import type { QueuedMutation } from './MutationDefinition';

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

/** Keys of persisted mutations in localStorage: `winnow.edits.VIEWER.PAGE`, one per viewer and page. */
export const MUTATION_QUEUE_STORAGE_KEY_PREFIX = 'winnow.edits.';

export const listStorageKeys = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Whether any page of this browser has left mutations that were not sent. */
export function hasPersistedMutations(): boolean {
  try {
    return listStorageKeys(window.localStorage, MUTATION_QUEUE_STORAGE_KEY_PREFIX).length > 0;
  } catch {
    return false;
  }
}

/** Finds the definition of a persisted mutation by its name; undefined: this build does not know it. */
export type FindMutationDefinition = (name: string) => QueuedMutation['definition'] | undefined;

/**
 * Loads the registry of all queued mutations. Provided by the application's root, as definitions are declared
 * next to the screens that use them; null in tests of single components, which resume nothing.
 */
export const MutationRegistryContext = createContext<(() => Promise<FindMutationDefinition>) | null>(null);
