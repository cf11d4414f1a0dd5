import { graphql, useFragment } from 'react-relay';
import type { BulkOperationProgressView_operation$key } from '../../../../__generated__/BulkOperationProgressView_operation.graphql';
import { formatCount } from '../../ui/format';
import { BulkOperationCounts } from './BulkOperationCounts';
import styles from './BulkOperationCounts.module.css';
import { getBulkItemDisplay } from './bulkOutcomes';
import { BulkOutcomeIcon } from './BulkOutcome';
import { useBulkOperationRefetch } from './useBulkOperationRefetch';

export type { BulkOperationProgressView_operation$key };

/** Progress of a bulk operation, and why issues are skipped or fail. */
export function BulkOperationProgressView({
  operation,
}: {
  operation: BulkOperationProgressView_operation$key;
}) {
  const data = useFragment(
    graphql`
      fragment BulkOperationProgressView_operation on BulkOperation {
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
