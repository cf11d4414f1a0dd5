import { type BulkOutcome, getBulkOutcomeIndex } from '../../../../shared/bulk';
import type { BulkItemOutcome } from '../../../store/write/bulk';

export interface OutcomeCounts {
  changed: number;
  skipped: number;
  failed: number;
}

/**
 * Counts the issues of a bulk operation by outcome. In a preview, a predicted outcome counts as the outcome
 * itself.
 */
export function countOutcomes(items: readonly BulkItemOutcome[]): OutcomeCounts {
  const count = (...outcomes: BulkOutcome[]): number => {
    const indexes = outcomes.map(getBulkOutcomeIndex);
    return items.filter(({ outcome }) => indexes.includes(outcome)).length;
  };
  return {
    changed: count('changed', 'pending'),
    skipped: count('skipped', 'would_skip'),
    failed: count('failed', 'would_fail'),
  };
}

export const addOutcomeCounts = (a: OutcomeCounts, b: OutcomeCounts): OutcomeCounts => ({
  changed: a.changed + b.changed,
  skipped: a.skipped + b.skipped,
  failed: a.failed + b.failed,
});
