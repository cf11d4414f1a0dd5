import type { BulkChangeInput } from '../../../../../__generated__/bulkMutations_createMutation.graphql';

/** The actions of the bulk bar with their labels. */
export const BULK_ACTION_LABELS = {
  state: 'State',
  labels: 'Label',
  assignees: 'Assign',
  priority: 'Priority',
  milestone: 'Milestone',
  type: 'Type',
  due: 'Due date',
  parent: 'Parent',
  lock: 'Lock',
  duplicate: 'Duplicate of…',
  comment: 'Comment',
} as const;
export type BulkAction = keyof typeof BULK_ACTION_LABELS;

/** An action whose value is chosen in a picker. */
export type BulkPickerAction = Exclude<BulkAction, 'comment'>;

/** A change chosen in the bulk bar. */
export interface RequestedBulkChange {
  change: BulkChangeInput;
  /** Title of the dialog that previews the change. */
  title: string;
}
