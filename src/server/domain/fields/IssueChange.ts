/** A requested change of an issue: as the input of a mutation, decoded, and as a bulk operation stores it. */
import type { OptionFieldName, OptionIndexes } from '../../../shared/fields/optionFields';

export type OptionFieldValues = Partial<OptionIndexes>;

/** The changes requested for an issue. Absent fields stay unchanged. */
export interface IssueChange extends OptionFieldValues {
  title?: string;
  body?: string;
  /** The issue version that title and body are based on; absent: no conflict check. */
  baseVersion?: number;
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

/** Returns the labels, users and milestones that a change can add to an issue. */
export const getAddedIds = (
  change: IssueChange,
): Record<'labelIds' | 'userIds' | 'milestoneIds', readonly number[]> => ({
  labelIds: [...(change.labelIds ?? []), ...(change.addLabelIds ?? [])],
  userIds: [...(change.assigneeIds ?? []), ...(change.addAssigneeIds ?? [])],
  milestoneIds: change.milestoneId == null ? [] : [change.milestoneId],
});

/** Whether a change can add a label or milestone to an issue. */
export function addsLabelOrMilestone(change: IssueChange): boolean {
  const { labelIds, milestoneIds } = getAddedIds(change);
  return labelIds.length + milestoneIds.length > 0;
}

/** Whether a change can add or remove links to duplicates or parents, which requires the project's graph lock. */
export const changesIssueGraph = ({ stateId, parentNumber }: IssueChange): boolean =>
  stateId !== undefined || parentNumber !== undefined;

/**
 * The fields that mutations set, in the form of their inputs: ids are global. Absent fields stay unchanged; so do null
 * fields, except milestone, parent and due date, which null clears. The schema decides which of the fields an input has.
 */
export interface PlainIssueFieldsInput extends Partial<Record<OptionFieldName, number | null>> {
  labelIds?: readonly string[] | null;
  addLabelIds?: readonly string[] | null;
  removeLabelIds?: readonly string[] | null;
  assigneeIds?: readonly string[] | null;
  addAssigneeIds?: readonly string[] | null;
  removeAssigneeIds?: readonly string[] | null;
  milestoneId?: string | null;
  parentId?: string | null;
  dueOn?: Date | null;
}

export interface IssueTextsInput {
  title?: string | null;
  body?: string | null;
  baseVersion?: number | null;
}

export interface IssueStateInput {
  stateId?: string | null;
  reason?: string | null;
  canonicalIssueId?: string | null;
}

/** Clears fields in inputs whose null values leave the issue unchanged. */
export interface ClearedFieldsInput {
  clearMilestone?: boolean | null;
  clearDueDate?: boolean | null;
  clearParent?: boolean | null;
}

/** All fields that the input of some mutation can contain. */
export interface IssueFieldsInput
  extends PlainIssueFieldsInput, IssueTextsInput, IssueStateInput, ClearedFieldsInput {
  locked?: boolean | null;
  held?: boolean | null;
}

/** Removes the null fields from an input in which null leaves the issue unchanged. */
export const omitNullFields = (input: IssueFieldsInput): IssueFieldsInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

/** The change of a bulk operation, in the form stored in the database as JSON: `dueOn` is a text such as 2026-03-31. */
export interface StoredIssueChange extends Omit<IssueChange, 'dueOn'> {
  dueOn?: string | null;
}

export function parseStoredIssueChange({ dueOn, ...change }: StoredIssueChange): IssueChange {
  return dueOn === undefined ? change : { ...change, dueOn: dueOn === null ? null : new Date(dueOn) };
}
