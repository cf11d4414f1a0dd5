/** The changes requested for an issue. Absent fields stay unchanged. */

export interface IssueChange {
  title?: string;
  body?: string;
  /** The issue version that title and body are based on; absent: no conflict check. */
  baseVersion?: number;
  /** An index of ISSUE_TYPES. */
  type?: number;
  /** An index of PRIORITIES. */
  priority?: number;
  stateId?: number;
  /** The reason for the change of state. */
  reason?: string;
  /** Number of the issue that the changed issue duplicates, for states that require it. */
  canonicalNumber?: number;
  /** Ids of all labels that the issue is to have. Cannot be combined with labels to add or remove. */
  labelIds?: readonly number[];
  addLabelIds?: readonly number[];
  removeLabelIds?: readonly number[];
  /** Ids of all users to be assigned, in order. Cannot be combined with assignees to add or remove. */
  assigneeIds?: readonly number[];
  addAssigneeIds?: readonly number[];
  removeAssigneeIds?: readonly number[];
  milestoneId?: number | null;
  parentNumber?: number | null;
  dueOn?: Date | null;
  locked?: boolean;
  /** Whether the issue is held for triage. */
  held?: boolean;
}

/** The change of a bulk operation, in the form stored in the database as JSON: `dueOn` is a text such as 2026-03-31. */
export interface StoredIssueChange extends Omit<IssueChange, 'dueOn'> {
  dueOn?: string | null;
}

/** Whether a change can add a label or milestone to an issue. */
export const addsLabelOrMilestone = ({ labelIds, addLabelIds, milestoneId }: IssueChange): boolean =>
  (labelIds ?? addLabelIds ?? []).length > 0 || milestoneId != null;

export function parseStoredIssueChange({ dueOn, ...change }: StoredIssueChange): IssueChange {
  return dueOn === undefined ? change : { ...change, dueOn: dueOn === null ? null : new Date(dueOn) };
}
