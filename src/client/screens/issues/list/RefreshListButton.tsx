import { useSyncExternalStore, useEffect, useEffectEvent } from 'react';
import { RefreshCw } from 'lucide-react';
import { useCommands } from '../../../ui/commands/dispatch';
import type { IssueListStore } from '../data/IssueListStore';
import { announceToScreenReader } from '../../../ui/announce';
import { pluralize, formatCount } from '../../../ui/format';
import { CommandKbd } from '../../../ui/Kbd';
import { getCommandKeys } from '../../../ui/commands/currentKeys';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './RefreshListButton.module.css';

interface RefreshListButtonProps {
  store: IssueListStore;
  /** Called when the user refreshes the list. `isFocusLost`: the focus was on the button, which disappears. */
  onRefresh: (isFocusLost: boolean) => void;
}

/**
 * Button shown while the issue list on screen is out of date. A click refreshes the list. The key `r` refreshes it
 * even if the button is not shown.
 */
export function RefreshListButton({ store, onRefresh }: RefreshListButtonProps) {
  const newIssues = useSyncExternalStore(store.subscribe, () => store.state.newIssues);
  useCommands({ 'list.refresh': () => onRefresh(false) });
  return newIssues !== null && <OutdatedListButton newIssues={newIssues} onClick={() => onRefresh(true)} />;
}

interface OutdatedListButtonProps {
  /** Number of additional issues that match the list's query; 0 if its issues or their order changed otherwise. */
  newIssues: number;
  onClick: () => void;
}

/** Button that shows how many new issues the list on screen does not contain yet, and refreshes the list. */
function OutdatedListButton({ newIssues, onClick }: OutdatedListButtonProps) {
  // Tells screen readers once that the list has become out of date, not with each further change.
  const announceOnce = useEffectEvent(() =>
    announceToScreenReader(
      `${newIssues > 0 ? pluralize(newIssues, 'new issue') : 'List changed'}. Press ${getCommandKeys('list.refresh')} to refresh.`,
    ),
  );
  useEffect(() => announceOnce(), []);
  return (
    <button type="button" className={styles.button} data-command="list.refresh" onClick={onClick}>
      <RefreshCw size={13} strokeWidth={2} aria-hidden="true" />
      <span>
        {newIssues > 0 ? `${formatCount(newIssues)} new` : 'Updated'}
        <VisuallyHidden>
          {newIssues > 0 && ` ${newIssues === 1 ? 'issue' : 'issues'}`}: refresh
        </VisuallyHidden>
      </span>
      <span aria-hidden="true">
        <CommandKbd id="list.refresh" />
      </span>
    </button>
  );
}
