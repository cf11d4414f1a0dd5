import { Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { hasPersistedMutations } from '../mutations/queue/persistedKeys';
import { getStartedQueue, subscribeToQueueStart } from '../mutations/queue/startedQueue';
import { useKeys } from '../ui/keys/useKeys';
import { lazyOnIntent } from '../ui/lazyOnIntent';

const EditBar = lazyOnIntent(async () => (await import('./EditBar')).EditBar);

/** What became of one's changes; its code comes with the first one, or for those that another page left. */
export function EditStatus() {
  const edits = useSyncExternalStore(subscribeToQueueStart, getStartedQueue);
  const [left] = useState(hasPersistedMutations);
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
