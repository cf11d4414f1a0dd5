import { Copy, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import { followBulkOperation } from '../../../components/bulk/followBulkOperation';
import { formatCount } from '../../../ui/format';
import { IconButton } from '../../../ui/IconButton';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuButton } from '../../../ui/MenuButton';
import { Tooltip } from '../../../ui/Tooltip';
import { LazySurface } from '../../../ui/LazySurface';
import { useDelayedAnnouncement } from '../../../ui/useDelayedAnnouncement';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import { createSelectionCopySection } from '../copy/copyItems';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore } from '../view/IssueListStore';
import { getExactIssueCount } from '../view/totals';
import { BulkActions } from './BulkActions';
import type { RequestedBulkChange } from './bulkActions';
import styles from './BulkBar.module.css';
import { countSelectedIssues } from './countSelectedIssues';
import { type LoadedBulkOperationRef, createAndLoadBulkPreview } from './loadBulkOperation';
import { createBulkSelectionInput } from './createBulkSelectionInput';
import type { BulkPickerController } from './useBulkPicker';
import { useKeepFocusedRowInView } from './useKeepFocusedRowInView';

export { openBulkPicker } from './openBulkPicker';

/**
 * Delay before the number of selected issues is announced, in ms, so that selecting row after row announces
 * only the last count.
 */
const SELECTION_ANNOUNCEMENT_DELAY_MS = 300;

interface BulkBarProps {
  selection: IssueSelection;
  view: IssueListStore;
  controller: VirtualRowsController;
  picker: BulkPickerController;
}

interface OpenedBulkDialog {
  title: string;
  input: BulkUpdateIssuesInput;
  count: number | null;
  firstPreview: Promise<LoadedBulkOperationRef> | null;
}

const BulkDialog = lazyWithPreload(async () => (await import('./BulkDialog')).BulkDialog);

/**
 * Shows how many issues are selected, with the bulk actions for them. The list shrinks to make room for this
 * bar.
 */
export function BulkBar({ selection, view, controller, picker }: BulkBarProps) {
  const state = useSyncExternalStore(selection.subscribe, selection.getState);
  const viewState = useSyncExternalStore(view.subscribe, view.getState);
  const total = getExactIssueCount(view, viewState);
  const count = countSelectedIssues(view, viewState, selection, state);
  const [dialog, setDialog] = useState<OpenedBulkDialog | null>(null);
  const environment = useRelayEnvironment();
  useDelayedAnnouncement(
    state.note ?? (count === null ? null : `${formatCount(count)} selected`),
    SELECTION_ANNOUNCEMENT_DELAY_MS,
  );
  useKeepFocusedRowInView(controller);
  const closePicker = picker.close;
  useEffect(() => closePicker, [closePicker]);
  const head = viewState.head.status === 'ready' ? viewState.head.value : null;
  const { projectKey } = view.list;
  const projectId = head?.projectId;
  const choose = ({ change, title }: RequestedBulkChange) => {
    if (projectId == null) return;
    BulkDialog.preload();
    const input = { projectId, change, ...createBulkSelectionInput(state, view.list.query, count) };
    const isComment = Object.keys(change).length === 0;
    setDialog({
      title,
      input,
      count,
      firstPreview: isComment ? null : createAndLoadBulkPreview(environment, input),
    });
  };
  return (
    <>
      <div role="toolbar" aria-label="Selected issues" className={styles.bar}>
        <strong className={styles.count}>{count === null ? 'All' : formatCount(count)} selected</strong>
        {state.note !== null && <span className={styles.note}>{state.note}</span>}
        {total !== null && count !== total && (
          <button
            type="button"
            className={styles.all}
            data-command="select.all"
            onClick={() => selection.selectAll()}
          >
            Select all {formatCount(total)}
            {view.list.query === '' ? '' : ' matching'}
          </button>
        )}
        <span className={styles.rule} />
        {projectKey !== null && (
          <>
            <BulkActions
              projectKey={projectKey}
              permitted={head === null || head.canBulkEdit}
              canLock={head === null || head.canLock}
              controller={picker}
              onChoose={choose}
            />
            <span className={styles.rule} />
          </>
        )}
        <Tooltip text="Copy selected issues">
          <MenuButton
            label="Copy selected issues"
            sections={[createSelectionCopySection('Copy', view, selection)]}
          >
            <Copy size={15} strokeWidth={1.75} aria-hidden="true" />
          </MenuButton>
        </Tooltip>
        <IconButton label="Clear selection" command="select.none" onClick={() => selection.clear()}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </div>
      {dialog && projectKey !== null && (
        <LazySurface onClose={() => setDialog(null)}>
          <BulkDialog
            {...dialog}
            projectKey={projectKey}
            onStarted={(operation) =>
              followBulkOperation(environment, operation, () => view.recordOwnBulkEdit())
            }
            onClose={(hasRun) => {
              setDialog(null);
              if (hasRun) selection.clear();
            }}
          />
        </LazySurface>
      )}
    </>
  );
}
