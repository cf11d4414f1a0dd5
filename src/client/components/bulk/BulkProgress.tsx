import { graphql, useFragment } from 'react-relay';
import type { BulkProgress_operation$key } from '../../../../__generated__/BulkProgress_operation.graphql';
import { formatCount } from '../../ui/format';
import { BulkOperationCounts } from './BulkOperationCounts';
import styles from './BulkProgress.module.css';
import { useBulkProgress } from './useBulkProgress';

export type { BulkProgress_operation$key };

/** Progress of a bulk operation, and why issues are skipped or fail. */
export function BulkProgress({ operation }: { operation: BulkProgress_operation$key }) {
  const data = useFragment(
    graphql`
      fragment BulkProgress_operation on BulkOperation {
        undoOf {
          __typename
        }
        reasons {
          outcome
          message
          count
        }
        ...BulkOperationCounts_operation
        ...useBulkProgress_operation
      }
    `,
    operation,
  );
  useBulkProgress(data);
  return (
    <div className={styles.progress}>
      <BulkOperationCounts operation={data} isUndo={data.undoOf?.__typename !== undefined} />
      {data.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Reasons">
          {data.reasons.map(({ outcome, message, count }) => (
            <li key={`${outcome} ${message}`}>
              <span className={styles.number}>{formatCount(count)}</span> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
