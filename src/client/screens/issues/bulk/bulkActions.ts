import type { BulkChangeInput } from '../../../../../__generated__/bulkMutations_createMutation.graphql';

export type { BulkChangeInput };

/** What the bar can do to all that is selected. */
export const BULK_ACTIONS = {
  state: 'State',
  labels: 'Label',
  assignees: 'Assign',
  priority: 'Priority',
  milestone: 'Milestone',
  type: 'Type',
  duplicate: 'Duplicate of…',
  comment: 'Comment',
} as const;
export type BulkAction = keyof typeof BULK_ACTIONS;

/** A change of many issues, and how it is called. */
export interface WantedChange {
  change: BulkChangeInput;
  words: string;
}
