import { graphql, useFragment } from 'react-relay';
import type { BulkOperationCounts_operation$key } from '../../../../__generated__/BulkOperationCounts_operation.graphql';
import { formatCount } from '../../ui/format';
import styles from './BulkOperationCounts.module.css';
import { BulkOperationStatus, BulkOutcomeCounts } from './bulkOutcomes';

interface BulkOperationCountsProps {
  /**
   * The bulk operation. Live updates contain this fragment, so it must not select fields that cost a database
   * query each.
   */
  operation: BulkOperationCounts_operation$key;
  /** Whether this bulk operation undoes another one. */
  isUndo: boolean;
}

/** State, progress bar and counts of a bulk operation. */
export function BulkOperationCounts({ operation, isUndo }: BulkOperationCountsProps) {
  const data = useFragment(
    graphql`
      fragment BulkOperationCounts_operation on BulkOperation {
        state
        matched
        frozen
        changed
        skipped
        failed
        message
      }
    `,
    operation,
  );
  const { state, matched, frozen, changed, skipped, failed, message } = data;
  const isPreview = state === 'PREVIEWED';
  const isActive = state === 'RUNNING' || frozen < matched;
  const processed = isPreview || frozen < matched ? frozen : changed + skipped + failed;
  const renderSegment = (className: string | undefined, count: number) =>
    count > 0 && <span className={className} style={{ width: `${(100 * count) / Math.max(1, matched)}%` }} />;
  const label = isActive
    ? `${isPreview ? 'Previewing' : 'Changing'}… ${formatCount(processed)} of ${formatCount(matched)}`
    : isPreview
      ? 'Preview: nothing has changed yet'
      : undefined;
  return (
    <>
      <div className={styles.state} role="status">
        <BulkOperationStatus state={isActive ? 'RUNNING' : state} label={label} />
        {message && <span className={styles.message}>{message}</span>}
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={Math.max(1, matched)}
        aria-valuenow={processed}
      >
        {renderSegment(isPreview ? styles.expected : styles.changed, changed)}
        {renderSegment(styles.skipped, skipped)}
        {renderSegment(styles.failed, failed)}
      </div>
      <BulkOutcomeCounts {...data} isUndo={isUndo} />
    </>
  );
}
