import { Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { hasKeptSteps } from '../mutations/keptKeys';
import { startedEdits, subscribeToStart } from '../mutations/startedEdits';
import { useKeys } from '../ui/keys/useKeys';
import { lazyWithPreload } from '../ui/lazyWithPreload';

const EditBar = lazyWithPreload(async () => (await import('./EditBar')).EditBar);

/** Loads the bar for pending and recent changes after the first change, or if an earlier page left pending ones. */
export function EditStatus() {
  const edits = useSyncExternalStore(subscribeToStart, startedEdits);
  const [hasStoredEdits] = useState(hasKeptSteps);
  // Not in EditBar, so that a change can be undone while the code of the bar loads.
  useKeys({
    'edit.undo': () => {
      if (!edits?.getState().canUndo) return false;
      void edits.undo();
    },
  });
  if (!edits && !hasStoredEdits) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <EditBar />
      </Suspense>
    </ErrorBoundary>
  );
}
