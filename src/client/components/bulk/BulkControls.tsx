import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { BulkControls_operation$key } from '../../../../__generated__/BulkControls_operation.graphql';
import { formatCount } from '../../ui/format';
import { Button } from '../../ui/Button';
import styles from './BulkControls.module.css';
import {
  type BulkOperationRef,
  cancelBulkOperation,
  runBulkOperation,
  undoBulkOperation,
} from './bulkMutations';

interface Props {
  operation: BulkControls_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Hides the text that explains why the bulk operation cannot be undone. */
  terse?: boolean;
}

/** Buttons that run, cancel and undo a bulk operation. */
export function BulkControls({ operation, onStarted, terse = false }: Props) {
  const { id, state, matched, frozen, changed, canUndo, whyNotUndo } = useFragment(
    graphql`
      fragment BulkControls_operation on BulkOperation {
        id
        state
        matched
        frozen
        changed
        canUndo
        whyNotUndo
      }
    `,
    operation,
  );
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const handle = (action: typeof runBulkOperation, then?: (operation: BulkOperationRef) => void) => () => {
    setBusy(true);
    setError(null);
    action(environment, { id })
      .then(then)
      .catch((failure: Error) => setError(failure.message))
      .finally(() => setBusy(false));
  };
  const isPreviewComplete = frozen >= matched;
  return (
    <div className={styles.controls}>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {state === 'PREVIEWED' && (
        <Button
          variant="primary"
          disabled={busy || !isPreviewComplete || changed === 0}
          onClick={handle(runBulkOperation, onStarted)}
        >
          Change {formatCount(changed)} {changed === 1 ? 'issue' : 'issues'}
        </Button>
      )}
      {state === 'RUNNING' && (
        <Button disabled={busy} onClick={handle(cancelBulkOperation)}>
          Cancel
        </Button>
      )}
      {canUndo && (
        <Button disabled={busy} onClick={handle(undoBulkOperation, onStarted)}>
          Undo
        </Button>
      )}
      {!terse && !canUndo && state !== 'PREVIEWED' && state !== 'RUNNING' && whyNotUndo && (
        <p className={styles.why}>{whyNotUndo}</p>
      )}
    </div>
  );
}
