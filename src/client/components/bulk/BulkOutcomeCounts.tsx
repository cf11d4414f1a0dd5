import { formatCount } from '../../ui/format';
import styles from './BulkOperationCounts.module.css';
import { type BulkOutcomeContext, getBulkOutcomeDisplay } from './bulkOutcomes';
import { BulkOutcome } from './BulkOutcome';

interface BulkOutcomeCountsProps extends BulkOutcomeContext {
  changed: number;
  skipped: number;
  failed: number;
  /** Whether to leave out results that no issue has. */
  terse?: boolean;
}

/** How many issues a bulk operation changes, leaves unchanged, and cannot change. */
export function BulkOutcomeCounts({
  changed,
  skipped,
  failed,
  terse = false,
  ...context
}: BulkOutcomeCountsProps) {
  const counts = [
    ['CHANGED', changed],
    ['SKIPPED', skipped],
    ['FAILED', failed],
  ] as const;
  return (
    <ul className={styles.counts} aria-label="Results">
      {counts.map(([outcome, count]) => {
        if (terse && count === 0 && outcome !== 'CHANGED') return null;
        const display = getBulkOutcomeDisplay(outcome, context);
        return (
          <li key={outcome} className={count === 0 ? styles.zero : undefined}>
            <BulkOutcome {...display} tone={count === 0 ? 'neutral' : display.tone} />{' '}
            <span className={styles.number}>{formatCount(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
