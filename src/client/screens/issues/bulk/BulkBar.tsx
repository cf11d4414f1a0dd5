import { X } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { BulkUpdateIssuesInput } from '../../../components/bulk/commitBulk';
import { formatCount } from '../../../ui/format';
import { IconButton } from '../../../ui/IconButton';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { Selection } from '../selection/Selection';
import type { IssuesView } from '../view/IssuesView';
import { countedTotal } from '../view/totalOf';
import { BulkActions } from './BulkActions';
import type { WantedChange } from './bulkActions';
import styles from './BulkBar.module.css';
import { type OpenedBulk, openPreview } from './openBulk';
import { selectedIssues } from './selectedIssues';
import { useAnnouncedSelection } from './useAnnouncedSelection';
import { useRowInView } from './useRowInView';

interface Props {
  selection: Selection;
  view: IssuesView;
  controller: VirtualRowsController;
}

interface Wanted {
  title: string;
  input: BulkUpdateIssuesInput;
  first: Promise<OpenedBulk> | null;
}

const BulkDialog = lazyWithPreload(async () => (await import('./BulkDialog')).BulkDialog);

/** How many issues are selected, and what can be done to them. The list ends above it. */
export function BulkBar({ selection, view, controller }: Props) {
  const state = useSyncExternalStore(selection.subscribe, selection.getState);
  const viewState = useSyncExternalStore(view.subscribe, view.getState);
  const total = countedTotal(view, viewState);
  const count = state.all && total === null ? null : selection.countOf(total ?? 0);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const environment = useRelayEnvironment();
  useAnnouncedSelection(state.note ?? (count === null ? null : `${formatCount(count)} selected`));
  useRowInView(controller);
  const head = viewState.head.status === 'ready' ? viewState.head.value : null;
  const projectId = head?.projectId;
  const choose = ({ change, words }: WantedChange) => {
    if (projectId === undefined) return;
    BulkDialog.preload();
    const input = { projectId, change, ...selectedIssues(state, view.list.query, count) };
    const isComment = Object.keys(change).length === 0;
    setWanted({ title: words, input, first: isComment ? null : openPreview(environment, input) });
  };
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
        <BulkActions
          projectKey={view.list.projectKey}
          permitted={head === null || head.canBulkEdit}
          onChoose={choose}
        />
        <span className={styles.rule} />
        <IconButton label="Select nothing" keys="Escape" onClick={() => selection.clear()}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <BulkDialog
            {...wanted}
            projectKey={view.list.projectKey}
            onClose={(begun) => {
              setWanted(null);
              if (begun) selection.clear();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
