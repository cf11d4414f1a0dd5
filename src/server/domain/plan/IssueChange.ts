/** What is to be changed of an issue. What is absent stays as it is. */

export interface IssueChange {
  title?: string;
  body?: string;
  /** The issue's version that title and body were written over; absent: whatever it is. */
  baseVersion?: number;
  /** Indexes of ISSUE_TYPES and PRIORITIES. */
  type?: number;
  priority?: number;
  stateId?: number;
  /** Why it goes to that state. */
  reason?: string;
  /** What it is a duplicate of, for a state that asks it. */
  canonicalNumber?: number;
  /** All of its labels, or some more and some less. */
  labelIds?: readonly number[];
  addLabelIds?: readonly number[];
  removeLabelIds?: readonly number[];
  /** All of its assignees in order, or some more and some less. */
  assigneeIds?: readonly number[];
  addAssigneeIds?: readonly number[];
  removeAssigneeIds?: readonly number[];
  milestoneId?: number | null;
  parentNumber?: number | null;
  dueOn?: Date | null;
  locked?: boolean;
}
