/** The changes requested for an issue. Absent fields stay unchanged. */

export interface IssueChange {
  title?: string;
  body?: string;
  /** The issue version that title and body are based on; absent: no conflict check. */
  baseVersion?: number;
  /** Indexes of ISSUE_TYPES and PRIORITIES. */
  type?: number;
  priority?: number;
  stateId?: number;
  /** The reason for the change of state. */
  reason?: string;
  /** The issue that this one duplicates, for states that require it. */
  canonicalNumber?: number;
  /** Either all labels, or labels to add and remove. */
  labelIds?: readonly number[];
  addLabelIds?: readonly number[];
  removeLabelIds?: readonly number[];
  /** Either all assignees in order, or assignees to add and remove. */
  assigneeIds?: readonly number[];
  addAssigneeIds?: readonly number[];
  removeAssigneeIds?: readonly number[];
  milestoneId?: number | null;
  parentNumber?: number | null;
  dueOn?: Date | null;
  locked?: boolean;
}
