import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BULK_UNDO_PERIOD_DAYS } from '../../../shared/limits';
import { AlertDialog } from '../../ui/AlertDialog';
import { pluralize } from '../../ui/format';
import {
  createQueuedMutation,
  type MutationResponse,
  type QueuedMutation,
} from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { announceToScreenReader } from '../../ui/announce';
import { buildBulkOperationHref } from '../../navigation/hrefs';
import { undoDeletion } from './undoDeletion';

interface DeletionDialogProps {
  noun: 'label' | 'milestone';
  name: string;
  /** The label or milestone as it is shown in the dialog. */
  shown?: ReactNode;
  /** Number of issues that lose the label or milestone. */
  issueCount: number;
  deletion: { error: string | null; pending: boolean; confirm: () => Promise<void> };
  onClose: () => void;
}

/** Dialog that confirms the deletion of a label or milestone and says how many issues lose it. */
export function DeletionDialog({ noun, name, shown, issueCount, deletion, onClose }: DeletionDialogProps) {
  return (
    <AlertDialog
      title={`Delete ${noun} ${name}?`}
      confirmLabel={`Delete ${noun}`}
      error={deletion.error}
      pending={deletion.pending}
      onConfirm={() => void deletion.confirm()}
      onClose={onClose}
    >
      {shown && <p>{shown}</p>}
      {issueCount === 0 ? (
        <p>No issue has this {noun}.</p>
      ) : (
        <>
          <p>
            <b>{pluralize(issueCount, 'issue')}</b> {issueCount === 1 ? 'loses' : 'lose'} this {noun}. The
            issues themselves are kept.
          </p>
          <p>You can undo this for {pluralize(BULK_UNDO_PERIOD_DAYS, 'day')}.</p>
        </>
      )}
    </AlertDialog>
  );
}

/** The response of a mutation that deletes or merges labels or milestones. */
type DeletionResponse = MutationResponse & {
  readonly edit: {
    /** The bulk operation of the deletion; null: no issue had the deleted label or milestone. */
    readonly operation?: { readonly id: string; readonly number: number; readonly state: string } | null;
  };
};

interface DeletionOptions {
  projectKey: string;
  /** Summary for notices, without the project's key: `deleted label crash`. */
  summary: string;
  /** URL of the page that shows the deletion. */
  href: string;
  mutation: QueuedMutation<DeletionResponse>;
  /** Undoes the deletion by creating the label or milestone again. Used if no issue had it. */
  recreation: QueuedMutation | null;
  /** Called when the dialog can close, before a navigation to the page of the deletion. */
  onDone: () => void;
}

/**
 * State of a dialog that deletes or merges labels or milestones. A quick deletion ends with a notice that offers undo.
 * For a longer one, the user is taken to the page of its bulk operation.
 */
export function useDeletion({ projectKey, summary, href, mutation, recreation, onDone }: DeletionOptions) {
  const mutationQueue = useMutationQueue();
  const { error, isPending: pending, track } = useMutationStatus();
  const navigate = useNavigate();
  const confirm = async () => {
    const committed = mutationQueue.commitMutation(mutation, {
      summary: `${projectKey}: ${summary}`,
      href,
      undoFor: ({ edit: { operation } }) => {
        if (!operation) return recreation && { inverse: recreation };
        if (operation.state === 'RUNNING') return null;
        return { inverse: createQueuedMutation(undoDeletion, { id: operation.id }) };
      },
    });
    const result = await track(committed);
    if (result.status === 'refused') return;
    announceToScreenReader(summary);
    onDone();
    const operation = result.status === 'done' ? result.response.edit.operation : null;
    if (operation?.state === 'RUNNING') await navigate(buildBulkOperationHref(projectKey, operation.number));
  };
  return { error, pending, confirm };
}
