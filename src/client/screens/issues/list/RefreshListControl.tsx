import { Suspense, useSyncExternalStore } from 'react';
import { useCommands } from '../../../ui/commands/useCommands';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import type { IssueListStore } from '../view/IssueListStore';

interface RefreshListControlProps {
  view: IssueListStore;
  /** Called when the user refreshes the list. `isFocusLost`: the focus was on the button, which disappears. */
  onRefresh: (isFocusLost: boolean) => void;
}

const RefreshListButton = lazyWithPreload(
  async () => (await import('./RefreshListButton')).RefreshListButton,
);

/**
 * Button shown while the issue list on screen is out of date. A click refreshes the list. The key `r` refreshes it
 * even if the button is not shown.
 */
export function RefreshListControl({ view, onRefresh }: RefreshListControlProps) {
  const newIssues = useSyncExternalStore(view.subscribe, () => view.state.newIssues);
  useCommands({ 'list.refresh': () => onRefresh(false) });
  return (
    newIssues !== null && (
      <Suspense fallback={null}>
        <RefreshListButton newIssues={newIssues} onClick={() => onRefresh(true)} />
      </Suspense>
    )
  );
}
