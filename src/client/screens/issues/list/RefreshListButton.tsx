import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { announceToScreenReader } from '../../../ui/announce';
import { pluralize, formatCount } from '../../../ui/format';
import { CommandKbd } from '../../../ui/CommandKbd';
import { getCommandKeys } from '../../../ui/commands/currentKeys';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './RefreshListButton.module.css';

interface RefreshListButtonProps {
  /** Number of additional issues that match the list's query; 0 if its issues or their order changed otherwise. */
  newIssues: number;
  onClick: () => void;
}

/** Button that shows how many new issues the list on screen does not contain yet, and refreshes the list. */
export function RefreshListButton({ newIssues, onClick }: RefreshListButtonProps) {
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
