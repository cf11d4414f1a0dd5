import { Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { hasKeptSteps } from '../mutations/keptKeys';
import { startedEdits, subscribeToStart } from '../mutations/startedEdits';
import { useKeys } from '../ui/keys/useKeys';
import { lazyOnIntent } from '../ui/lazyOnIntent';

const EditBar = lazyOnIntent(async () => (await import('./EditBar')).EditBar);

/** What became of one's changes; its code comes with the first one, or for those that another page left. */
export function EditStatus() {
  const edits = useSyncExternalStore(subscribeToStart, startedEdits);
  const [left] = useState(hasKeptSteps);
  // Here, not in the bar: a change can be taken back at once, while the bar's code is on its way.
  useKeys({
    'edit.undo': () => {
      if (!edits?.getState().canUndo) return false;
      void edits.undo();
    },
  });
  if (!edits && !left) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <EditBar />
      </Suspense>
    </ErrorBoundary>
  );
}
