/** Changing many issues as one. A value's index is what the store keeps: append, never reorder. */

export const BULK_STATES = ['previewed', 'running', 'done', 'failed', 'canceled', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/**
 * What becomes of an issue. `would_skip` and `would_fail` are what a preview found: the operation has not
 * come to it, no more than to one that is pending.
 */
export const BULK_OUTCOMES = ['pending', 'changed', 'skipped', 'failed', 'would_skip', 'would_fail'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const bulkStateIndex = (state: BulkState): number => BULK_STATES.indexOf(state);
export const outcomeIndex = (outcome: BulkOutcome): number => BULK_OUTCOMES.indexOf(outcome);
