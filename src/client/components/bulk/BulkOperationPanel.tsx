import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BulkOperationPanel_operation$key } from '../../../../__generated__/BulkOperationPanel_operation.graphql';
import { BulkOperationControls } from './BulkOperationControls';
import type { BulkOperationRef } from './bulkMutations';
import type { BulkOperationPanel_progress$key } from '../../../../__generated__/BulkOperationPanel_progress.graphql';
import { formatCount } from '../../ui/format';
import { BulkOperationCounts } from './BulkOperationCounts';
import styles from './BulkOperationCounts.module.css';
import { getBulkItemDisplay, BulkOutcomeIcon } from './bulkOutcomes';
import { useBulkOperationRefetch } from './useBulkOperationRefetch';

export type { BulkOperationPanel_operation$key };

interface BulkOperationPanelProps {
  operation: BulkOperationPanel_operation$key;
  /** Called with a bulk operation that has been started: this one, or the one that undoes it. */
  onStarted?: ((operation: BulkOperationRef) => void) | undefined;
  /** Shown between the progress and the controls. */
  children?: ReactNode;
}

/** Progress and controls of a bulk operation. */
export function BulkOperationPanel({ operation, onStarted, children }: BulkOperationPanelProps) {
  const data = useFragment(
    graphql`
      fragment BulkOperationPanel_operation on BulkOperation {
        ...BulkOperationPanel_progress
        ...BulkOperationControls_operation
      }
    `,
    operation,
  );
  return (
    <>
      <BulkOperationProgressView operation={data} />
      {children}
      <BulkOperationControls operation={data} onStarted={onStarted} />
    </>
  );
}

/** Progress of a bulk operation, and why issues are skipped or fail. */
function BulkOperationProgressView({ operation }: { operation: BulkOperationPanel_progress$key }) {
  const data = useFragment(
    graphql`
      fragment BulkOperationPanel_progress on BulkOperation {
        state
        undoOf {
          __typename
        }
        reasons {
          outcome
          code
          message
          count
        }
        ...BulkOperationCounts_operation
        ...useBulkOperationRefetch_operation
      }
    `,
    operation,
  );
  useBulkOperationRefetch(data);
  const context = { state: data.state, isUndo: data.undoOf != null };
  return (
    <div className={styles.progress}>
      <BulkOperationCounts operation={data} isUndo={context.isUndo} />
      {data.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Reasons">
          {data.reasons.map((reason) => (
            <li key={`${reason.outcome} ${reason.message}`}>
              <BulkOutcomeIcon {...getBulkItemDisplay({ ...reason, code: reason.code ?? null }, context)} />
              <span className={styles.number}>{formatCount(reason.count)}</span>
              <span>{reason.message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
