import { Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/errors/ErrorBoundary';
import {
  hasPersistedMutations,
  getStartedMutationQueue,
  subscribeToMutationQueueStart,
} from '../mutations/queue/startedMutationQueue';
import { useCommands } from '../ui/commands/dispatch';
import { lazyWithPreload } from '../ui/lazyWithPreload';

const MutationStatusBar = lazyWithPreload(
  async () => (await import('./MutationStatusBar')).MutationStatusBar,
);

/** Loads the bar for pending and recent changes after the first change, or if an earlier page left pending ones. */
export function LazyMutationStatusBar() {
  const mutationQueue = useSyncExternalStore(subscribeToMutationQueueStart, getStartedMutationQueue);
  const [hasStoredEdits] = useState(hasPersistedMutations);
  // The undo command is handled here and not in MutationStatusBar, so that a change can be undone while the code of
  // the bar loads.
  useCommands({
    'edit.undo': {
      isAvailable: () => mutationQueue?.getState().canUndo === true,
      run: () => void mutationQueue?.undo(),
    },
  });
  if (!mutationQueue && !hasStoredEdits) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <MutationStatusBar />
      </Suspense>
    </ErrorBoundary>
  );
}
