import { graphql, useFragment } from 'react-relay';
import type { BulkOperationCounts_operation$key } from '../../../../__generated__/BulkOperationCounts_operation.graphql';
import { formatCount } from '../../ui/format';
import { BULK_OPERATION_STATE_LABELS, getBulkCountLabels } from './bulkLabels';
import styles from './BulkProgress.module.css';

interface Props {
  /**
   * The bulk operation. Live updates contain this fragment, so it must not select fields that cost a database
   * query each.
   */
  operation: BulkOperationCounts_operation$key;
  /** Whether this bulk operation undoes another one. */
  isUndo: boolean;
}

/** State, progress bar and counts of a bulk operation. */
export function BulkOperationCounts({ operation, isUndo }: Props) {
  const { state, matched, frozen, changed, skipped, failed, message } = useFragment(
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
  const isPreview = state === 'PREVIEWED';
  const isActive = state === 'RUNNING' || frozen < matched;
  const labels = getBulkCountLabels({ isPreview, isUndo });
  const stateLabel = isPreview
    ? 'Preview: nothing has changed yet'
    : (BULK_OPERATION_STATE_LABELS[state] ?? state);
  const processed = isPreview || frozen < matched ? frozen : changed + skipped + failed;
  return (
    <>
      <p className={styles.state} role="status">
        {isActive
          ? `${BULK_PROGRESS_LABELS[state] ?? 'Working'}… ${formatCount(processed)} of ${formatCount(matched)}`
          : `${stateLabel}${message ? `: ${message}` : ''}`}
      </p>
      <progress className={styles.bar} max={Math.max(1, matched)} value={processed} aria-label="Progress" />
      <dl className={styles.counts}>
        <LabeledCount value={changed} label={labels.changed} />
        <LabeledCount value={skipped} label={labels.skipped} />
        <LabeledCount value={failed} label={labels.failed} isBad={failed > 0} />
      </dl>
    </>
  );
}

function LabeledCount({ value, label, isBad = false }: { value: number; label: string; isBad?: boolean }) {
  return (
    <div className={isBad ? styles.bad : undefined}>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}

const BULK_PROGRESS_LABELS: Readonly<Record<string, string>> = {
  PREVIEWED: 'Previewing',
  RUNNING: 'Changing',
};
