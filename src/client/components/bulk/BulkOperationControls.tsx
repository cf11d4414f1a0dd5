import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { BulkOperationControls_operation$key } from '../../../../__generated__/BulkOperationControls_operation.graphql';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import styles from './BulkOperationControls.module.css';
import { type BulkOperationRef, cancelBulkOperation, undoBulkOperation } from './bulkMutations';
import { BulkRunForm } from './BulkRunForm';

interface BulkOperationControlsProps {
  operation: BulkOperationControls_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Whether to show buttons only, without the comment field and the text that explains why undo is not possible. */
  terse?: boolean;
}

/** Buttons that run, cancel and undo a bulk operation. */
export function BulkOperationControls({ operation, onStarted, terse = false }: BulkOperationControlsProps) {
  const { id, state, canUndo, whyNotUndo, ...data } = useFragment(
    graphql`
      fragment BulkOperationControls_operation on BulkOperation {
        id
        state
        canUndo
        whyNotUndo
        ...BulkRunForm_operation
      }
    `,
    operation,
  );
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const handle = (action: typeof undoBulkOperation, then?: (operation: BulkOperationRef) => void) => () => {
    setBusy(true);
    setError(undefined);
    action(environment, { id })
      .then(then)
      .catch((failure: Error) => setError(failure.message))
      .finally(() => setBusy(false));
  };
  if (state === 'PREVIEWED') return <BulkRunForm operation={data} onStarted={onStarted} terse={terse} />;
  const isRunning = state === 'RUNNING';
  const problem = terse || canUndo || isRunning ? null : whyNotUndo;
  if (!isRunning && !canUndo && problem == null && error === undefined) return null;
  return (
    <div className={styles.controls}>
      <FormErrorMessage error={error} />
      {isRunning && (
        <Button disabled={busy} onClick={handle(cancelBulkOperation)}>
          Cancel
        </Button>
      )}
      {canUndo && (
        <Button disabled={busy} onClick={handle(undoBulkOperation, onStarted)}>
          Undo
        </Button>
      )}
      {problem != null && <p className={styles.why}>{problem}</p>}
    </div>
  );
}
