/** Tells the page's frame, which loads none of this by itself, that there are edits to tell of. */
import type { Edits } from './Edits';

const listeners = new Set<() => void>();
let started: Edits | null = null;

export function setStartedEdits(edits: Edits): void {
  started = edits;
  // A control starts them while it is rendered: who shows them renders after it.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

export const startedEdits = (): Edits | null => started;

export function subscribeToStart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
