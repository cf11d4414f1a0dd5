/**
 * States of bulk operations and outcomes of their items. The database stores the index of a value: append
 * values, and never reorder them.
 */

export const BULK_OPERATION_STATES = [
  'previewed',
  'running',
  'done',
  'failed',
  'canceled',
  'undone',
] as const;
export type BulkOperationState = (typeof BULK_OPERATION_STATES)[number];

/**
 * The outcome for one issue of a bulk operation. `would_skip` and `would_fail` are predictions of the
 * preview; like `pending`, they mean that the issue has not been processed yet.
 */
export const BULK_ITEM_OUTCOMES = [
  'pending',
  'changed',
  'skipped',
  'failed',
  'would_skip',
  'would_fail',
] as const;
export type BulkItemOutcome = (typeof BULK_ITEM_OUTCOMES)[number];

export const getBulkOperationStateIndex = (state: BulkOperationState): number =>
  BULK_OPERATION_STATES.indexOf(state);
export const getBulkItemOutcomeCode = (outcome: BulkItemOutcome): number =>
  BULK_ITEM_OUTCOMES.indexOf(outcome);
