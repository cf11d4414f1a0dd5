import { X } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import { formatCount } from '../../../ui/format';
import { IconButton } from '../../../ui/IconButton';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { useDelayedAnnouncement } from '../../../ui/useDelayedAnnouncement';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssuesView } from '../view/IssuesView';
import { getExactIssueCount } from '../view/totals';
import { BulkActions } from './BulkActions';
import type { RequestedBulkChange } from './bulkActions';
import styles from './BulkBar.module.css';
import { type LoadedBulkOperationRef, createAndLoadBulkPreview } from './loadBulkOperation';
import { createBulkSelectionInput } from './createBulkSelectionInput';
import { useKeepFocusedRowInView } from './useKeepFocusedRowInView';

/**
 * Delay before the number of selected issues is announced, in ms, so that selecting row after row announces
 * only the last count.
 */
const SELECTION_ANNOUNCEMENT_DELAY_MS = 300;

interface Props {
  selection: IssueSelection;
  view: IssuesView;
  controller: VirtualRowsController;
}

interface BulkDialogProps {
  title: string;
  input: BulkUpdateIssuesInput;
  firstPreview: Promise<LoadedBulkOperationRef> | null;
}

const BulkDialog = lazyWithPreload(async () => (await import('./BulkDialog')).BulkDialog);

/**
 * Shows how many issues are selected, with the bulk actions for them. The list shrinks to make room for this
 * bar.
 */
export function BulkBar({ selection, view, controller }: Props) {
  const state = useSyncExternalStore(selection.subscribe, selection.getState);
  const viewState = useSyncExternalStore(view.subscribe, view.getState);
  const total = getExactIssueCount(view, viewState);
  const count = state.all && total === null ? null : selection.countSelectedIssues(total ?? 0);
  const [dialog, setDialog] = useState<BulkDialogProps | null>(null);
  const environment = useRelayEnvironment();
  useDelayedAnnouncement(
    state.note ?? (count === null ? null : `${formatCount(count)} selected`),
    SELECTION_ANNOUNCEMENT_DELAY_MS,
  );
  useKeepFocusedRowInView(controller);
  const head = viewState.head.status === 'ready' ? viewState.head.value : null;
  const projectId = head?.projectId;
  const choose = ({ change, title }: RequestedBulkChange) => {
    if (projectId === undefined) return;
    BulkDialog.preload();
    const input = { projectId, change, ...createBulkSelectionInput(state, view.list.query, count) };
    const isComment = Object.keys(change).length === 0;
    setDialog({
      title,
      input,
      firstPreview: isComment ? null : createAndLoadBulkPreview(environment, input),
    });
  };
  return (
    <div className={styles.container}>
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
        <IconButton label="Clear selection" keys="Escape" onClick={() => selection.clear()}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <BulkDialog
            {...dialog}
            projectKey={view.list.projectKey}
            onClose={(hasRun) => {
              setDialog(null);
              if (hasRun) selection.clear();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
