import type { BulkChangeInput } from '../../../../../__generated__/bulkMutations_createMutation.graphql';

export type { BulkChangeInput };

/** The actions of the bulk bar with their labels. */
export const BULK_ACTION_LABELS = {
  state: 'State',
  labels: 'Label',
  assignees: 'Assign',
  priority: 'Priority',
  milestone: 'Milestone',
  type: 'Type',
  duplicate: 'Duplicate of…',
  comment: 'Comment',
} as const;
export type BulkAction = keyof typeof BULK_ACTION_LABELS;

/** A change chosen in the bulk bar. */
export interface RequestedBulkChange {
  change: BulkChangeInput;
  /** Title of the dialog that previews the change. */
  title: string;
}
