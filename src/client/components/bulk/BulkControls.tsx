import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { BulkControls_operation$key } from '../../../../__generated__/BulkControls_operation.graphql';
import { formatCount } from '../../ui/format';
import { Button } from '../../ui/Button';
import styles from './BulkControls.module.css';
import { type BulkOperationRef, cancelBulk, runBulk, undoBulk } from './bulkMutations';

interface Props {
  operation: BulkControls_operation$key;
  /** Called when the operation has been started, or the one that undoes it. */
  onBegun?: ((operation: BulkOperationRef) => void) | undefined;
  /** Hides the reason why the operation cannot be undone. */
  terse?: boolean;
}

/** Buttons that run, cancel and undo a bulk operation. */
export function BulkControls({ operation, onBegun, terse = false }: Props) {
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
  const does = (act: typeof runBulk, then?: (operation: BulkOperationRef) => void) => () => {
    setBusy(true);
    setError(null);
    act(environment, id)
      .then(then)
      .catch((failure: Error) => setError(failure.message))
      .finally(() => setBusy(false));
  };
  const isWhole = frozen >= matched;
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
          disabled={busy || !isWhole || changed === 0}
          onClick={does(runBulk, onBegun)}
        >
          Change {formatCount(changed)} {changed === 1 ? 'issue' : 'issues'}
        </Button>
      )}
      {state === 'RUNNING' && (
        <Button disabled={busy} onClick={does(cancelBulk)}>
          Cancel
        </Button>
      )}
      {canUndo && (
        <Button disabled={busy} onClick={does(undoBulk, onBegun)}>
          Undo
        </Button>
      )}
      {!terse && !canUndo && state !== 'PREVIEWED' && state !== 'RUNNING' && whyNotUndo && (
        <p className={styles.why}>{whyNotUndo}</p>
      )}
    </div>
  );
}
