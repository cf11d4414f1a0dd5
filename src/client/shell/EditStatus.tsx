import { Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { hasKeptSteps } from '../mutations/keptKeys';
import { startedEdits, subscribeToStart } from '../mutations/startedEdits';
import { lazyOnIntent } from '../ui/lazyOnIntent';

const EditBar = lazyOnIntent(async () => (await import('./EditBar')).EditBar);

/** What became of one's changes; its code comes with the first one, or for those that another page left. */
export function EditStatus() {
  const edits = useSyncExternalStore(subscribeToStart, startedEdits);
  const [left] = useState(hasKeptSteps);
  if (!edits && !left) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <EditBar />
      </Suspense>
    </ErrorBoundary>
  );
}
