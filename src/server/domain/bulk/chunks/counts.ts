import { type BulkItemOutcome, getBulkItemOutcomeCode } from '../../../../shared/bulk';
import type { BulkItemOutcomeUpdate } from '../../../store/write/bulk';

export interface BulkOutcomeCounts {
  changed: number;
  skipped: number;
  failed: number;
}

/**
 * Counts the issues of a bulk operation by outcome. In a preview, a predicted outcome counts as the outcome
 * itself.
 */
export function countIssuesByBulkOutcome(items: readonly BulkItemOutcomeUpdate[]): BulkOutcomeCounts {
  const count = (...outcomes: BulkItemOutcome[]): number => {
    const indexes = outcomes.map(getBulkItemOutcomeCode);
    return items.filter(({ outcome }) => indexes.includes(outcome)).length;
  };
  return {
    changed: count('changed', 'pending'),
    skipped: count('skipped', 'would_skip'),
    failed: count('failed', 'would_fail'),
  };
}

export const addBulkOutcomeCounts = (a: BulkOutcomeCounts, b: BulkOutcomeCounts): BulkOutcomeCounts => ({
  changed: a.changed + b.changed,
  skipped: a.skipped + b.skipped,
  failed: a.failed + b.failed,
});
