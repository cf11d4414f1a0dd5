import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { announceToScreenReader } from '../../../ui/announce';
import { pluralize, formatCount } from '../../../ui/format';
import { Kbd } from '../../../ui/Kbd';
import { useKeyBindings } from '../../../ui/keys/useKeyBindings';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssuesView } from '../view/IssuesView';
import styles from './RefreshListButton.module.css';

interface Props {
  view: IssuesView;
  /** Controller of the list's rows; absent if the list is empty. */
  controller?: VirtualRowsController;
}

/** Button shown while the issue list on screen is out of date; a click or the key `r` refreshes the list. */
export function RefreshListButton({ view, controller }: Props) {
  const stale = useSyncExternalStore(view.staleness.subscribe, view.staleness.getState);
  const isStale = stale !== null;
  const newIssues = stale?.newIssues ?? 0;
  // Tells screen readers once that the list has become out of date, not with each further change.
  const announceOnce = useEffectEvent(() =>
    announceToScreenReader(
      `${newIssues > 0 ? pluralize(newIssues, 'new issue') : 'List changed'}. Press r to refresh.`,
    ),
  );
  useEffect(() => {
    if (isStale) announceOnce();
  }, [isStale]);
  useKeyBindings({
    'list.refresh': () => {
      if (!isStale) return false;
      view.refreshIssueList();
    },
  });
  if (!isStale) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        view.refreshIssueList();
        // The refresh button disappears after the click, so its focus moves to the list.
        controller?.roving.focusRow(controller.scroller.visible.first);
      }}
    >
      <RefreshCw size={13} strokeWidth={2} aria-hidden="true" />
      <span>
        {newIssues > 0 ? `${formatCount(newIssues)} new` : 'Updated'}
        <VisuallyHidden>
          {newIssues > 0 && ` ${newIssues === 1 ? 'issue' : 'issues'}`}: refresh
        </VisuallyHidden>
      </span>
      <span aria-hidden="true">
        <Kbd keys="r" />
      </span>
    </button>
  );
}
