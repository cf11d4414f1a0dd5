/** The actions of the bulk bar. Its code is loaded when issues are selected. */
import {
  Calendar,
  CircleDot,
  Copy,
  CornerLeftUp,
  Flag,
  Lock,
  type LucideIcon,
  MessageSquare,
  Shapes,
  SignalHigh,
  Tag,
  UserRound,
} from 'lucide-react';
import type { BulkChangeInput } from '../../../../../__generated__/bulkMutations_createMutation.graphql';
import type { FieldWithPicker } from '../../../data/issueFields';

/** An action whose value is chosen in a picker. */
export type BulkPickerAction = FieldWithPicker | 'lock' | 'duplicate';
export type BulkAction = BulkPickerAction | 'comment';

interface BulkActionParts {
  label: string;
  Icon: LucideIcon;
}

/** The actions with their buttons, in the order of the bar. */
export const BULK_ACTIONS: Readonly<Record<BulkAction, BulkActionParts>> = {
  state: { label: 'State', Icon: CircleDot },
  labels: { label: 'Label', Icon: Tag },
  assignees: { label: 'Assign', Icon: UserRound },
  priority: { label: 'Priority', Icon: SignalHigh },
  milestone: { label: 'Milestone', Icon: Flag },
  type: { label: 'Type', Icon: Shapes },
  due: { label: 'Due date', Icon: Calendar },
  parent: { label: 'Parent', Icon: CornerLeftUp },
  lock: { label: 'Lock', Icon: Lock },
  duplicate: { label: 'Duplicate of…', Icon: Copy },
  comment: { label: 'Comment', Icon: MessageSquare },
};
export const BULK_ACTION_NAMES = Object.keys(BULK_ACTIONS) as BulkAction[];

/** A change chosen in the bulk bar. */
export interface RequestedBulkChange {
  change: BulkChangeInput;
  /** Title of the dialog that previews the change. */
  title: string;
}
