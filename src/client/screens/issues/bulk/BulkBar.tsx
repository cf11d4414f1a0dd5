import { Copy, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import { subscribeToBulkOperationEnd } from '../../../components/bulk/subscribeToBulkOperationEnd';
import { formatCount } from '../../../ui/format';
import { IconButton } from '../../../ui/IconButton';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuButton } from '../../../ui/MenuButton';
import { Tooltip } from '../../../ui/Tooltip';
import { LazySurface } from '../../../ui/LazySurface';
import { useDelayedAnnouncement } from '../../../ui/useDelayedAnnouncement';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import { createSelectionCopySection } from '../selection/copyIssues';
import {
  type IssueSelection,
  countSelectedIssues,
  type IssueSelectionState,
} from '../selection/IssueSelection';
import type { IssueListStore } from '../data/IssueListStore';
import { getExactIssueCount } from '../data/totals';
import { BulkActions } from './BulkActions';
import type { RequestedBulkChange, BulkPickerAction } from './bulkActions';
import styles from './BulkBar.module.css';
import { type LoadedBulkOperationRef, createAndLoadBulkPreview } from './BulkDialog';
import type { BulkPickerController } from './useBulkPicker';
import bulkPickerQuery, { type BulkPickerQuery } from '../../../../../__generated__/BulkPickerQuery.graphql';
import { getSessionGuard } from '../../../auth/SessionGuard';
import { openQuery } from '../../../relay/queries/screenQueries';

/**
 * Delay before the number of selected issues is announced, in ms, so that selecting row after row announces
 * only the last count.
 */
const SELECTION_ANNOUNCEMENT_DELAY_MS = 300;

interface BulkBarProps {
  selection: IssueSelection;
  store: IssueListStore;
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
export function BulkBar({ selection, store, controller, picker }: BulkBarProps) {
  const state = useSyncExternalStore(selection.subscribe, selection.getState);
  const storeState = useSyncExternalStore(store.subscribe, store.getState);
  const total = getExactIssueCount(store, storeState);
  const count = countSelectedIssues(store, storeState, selection, state);
  const [dialog, setDialog] = useState<OpenedBulkDialog | null>(null);
  const environment = useRelayEnvironment();
  useDelayedAnnouncement(
    state.note ?? (count === null ? null : `${formatCount(count)} selected`),
    SELECTION_ANNOUNCEMENT_DELAY_MS,
  );
  useKeepFocusedRowInView(controller);
  const closePicker = picker.close;
  useEffect(() => closePicker, [closePicker]);
  const head = storeState.head.status === 'ready' ? storeState.head.value : null;
  const { projectKey } = store.list;
  const projectId = head?.projectId;
  const choose = ({ change, title }: RequestedBulkChange) => {
    if (projectId == null) return;
    BulkDialog.preload();
    const input = { projectId, change, ...createBulkSelectionInput(state, store.list.query, count) };
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
            {store.list.query === '' ? '' : ' matching'}
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
            sections={[createSelectionCopySection('Copy', store, selection)]}
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
              subscribeToBulkOperationEnd(environment, operation, () => store.recordOwnBulkEdit())
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

/**
 * Converts the selected issues to arguments of a bulk change. If all matching issues are selected, the count
 * that the user saw is sent as well: the server rejects the change if the number of matching issues differs
 * by then.
 */
function createBulkSelectionInput(
  { all, ids }: IssueSelectionState,
  query: string,
  count: number | null,
): Partial<Pick<BulkUpdateIssuesInput, 'query' | 'exceptIds' | 'ids' | 'expectedCount'>> {
  return all ? { query, exceptIds: [...ids], expectedCount: count } : { ids: [...ids] };
}

/** Keeps the focused row in view when the bulk bar appears and the list shrinks. */
function useKeepFocusedRowInView({ scroller, roving }: VirtualRowsController): void {
  useEffect(() => {
    const { first, end } = scroller.visibleRowRange;
    if (roving.index < first || roving.index >= end) return;
    // Waits for the next frame, because the list has not measured its new height yet.
    const frame = requestAnimationFrame(() => scroller.scrollToRow(roving.index, 'nearest'));
    return () => cancelAnimationFrame(frame);
  }, [scroller, roving]);
}

/** A picker for a change of all selected issues, with its query. */
export interface OpenBulkPicker {
  action: BulkPickerAction;
  queryRef: PreloadedQuery<BulkPickerQuery>;
}

/**
 * Opens the query of a bulk picker. Asks a visitor to sign in instead, and resolves with null.
 *
 * @param projectKey null: the list of all projects, which has no bulk edits. The bulk bar then shows a message to that
 *   effect, and the result is null
 */
export async function openBulkPicker(
  environment: IEnvironment,
  action: BulkPickerAction,
  projectKey: string | null,
  selection: IssueSelection,
): Promise<OpenBulkPicker | null> {
  if (projectKey === null) {
    selection.setSelectionMessage('Bulk edits work in one project at a time. Open the list of a project.');
    return null;
  }
  const sessionGuard = getSessionGuard(environment);
  if (sessionGuard.isAnonymous()) {
    void sessionGuard.signInAndResume();
    return null;
  }
  const queryRef = await openQuery<BulkPickerQuery>(environment, bulkPickerQuery, { key: projectKey });
  return { action, queryRef };
}
