/**
 * States of bulk operations and outcomes of their items. The database stores the index of a value: append
 * values, and never reorder them.
 */

export const BULK_STATES = ['previewed', 'running', 'done', 'failed', 'canceled', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/**
 * The outcome for one issue of a bulk operation. `would_skip` and `would_fail` are predictions of the
 * preview; like `pending`, they mean that the issue has not been processed yet.
 */
export const BULK_OUTCOMES = ['pending', 'changed', 'skipped', 'failed', 'would_skip', 'would_fail'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const getBulkStateIndex = (state: BulkState): number => BULK_STATES.indexOf(state);
export const getBulkOutcomeIndex = (outcome: BulkOutcome): number => BULK_OUTCOMES.indexOf(outcome);
