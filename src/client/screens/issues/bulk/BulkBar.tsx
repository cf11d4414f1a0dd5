import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../../../ui/format';
import { IconButton } from '../../../ui/IconButton';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { Selection } from '../selection/Selection';
import type { IssuesView } from '../view/IssuesView';
import { countedTotal } from '../view/totalOf';
import styles from './BulkBar.module.css';
import { useAnnouncedSelection } from './useAnnouncedSelection';
import { useRowInView } from './useRowInView';

interface Props {
  selection: Selection;
  view: IssuesView;
  controller: VirtualRowsController;
}

/** How many issues are selected, and what can be done to them. The list ends above it. */
export function BulkBar({ selection, view, controller }: Props) {
  const state = useSyncExternalStore(selection.subscribe, selection.getState);
  const total = countedTotal(view, useSyncExternalStore(view.subscribe, view.getState));
  const count = state.all && total === null ? null : selection.countOf(total ?? 0);
  useAnnouncedSelection(state.note ?? (count === null ? null : `${formatCount(count)} selected`));
  useRowInView(controller);
  return (
    <div className={styles.place}>
      <div role="toolbar" aria-label="Selected issues" className={styles.bar}>
        <strong className={styles.count}>{count === null ? 'All' : formatCount(count)} selected</strong>
        {state.note !== null && <span className={styles.note}>{state.note}</span>}
        {total !== null && count !== total && (
          <button type="button" className={styles.all} onClick={() => selection.selectAll()}>
            Select all {formatCount(total)}
            {view.list.query === '' ? '' : ' matching'}
          </button>
        )}
        <span className={styles.rule} />
        <IconButton label="Select nothing" keys="Escape" onClick={() => selection.clear()}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
