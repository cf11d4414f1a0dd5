import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinErrorMessages } from '../../errors/UserError';
import {
  createQueuedMutation,
  type MutationResponse,
  type QueuedMutation,
} from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { buildBulkOperationHref } from './bulkOperationHref';
import { undoDeletion } from './undoDeletion';

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
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const mutationQueue = useMutationQueue();
  const navigate = useNavigate();
  const confirm = async () => {
    setPending(true);
    setError(null);
    const result = await mutationQueue.commitMutation(mutation, {
      summary: `${projectKey}: ${summary}`,
      href,
      undoFor: ({ edit: { operation } }) => {
        if (!operation) return recreation && { inverse: recreation };
        if (operation.state === 'RUNNING') return null;
        return { inverse: createQueuedMutation(undoDeletion, { id: operation.id }) };
      },
    });
    setPending(false);
    if (result.status === 'refused') return setError(joinErrorMessages(result.errors));
    announceToScreenReader(summary);
    onDone();
    const operation = result.status === 'done' ? result.response.edit.operation : null;
    if (operation?.state === 'RUNNING') await navigate(buildBulkOperationHref(projectKey, operation.number));
  };
  return { error, pending, confirm };
}
