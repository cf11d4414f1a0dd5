/** Converts the input of a bulk edit to an IssueChange. */
import { getCommentProblem } from '../../../shared/validation/texts';
import type { ProjectRow } from '../../store/read/projects';
import {
  createInvalidFieldError,
  MutationRejectedError,
  rejectMutationOnErrors,
  type UserError,
} from '../base/UserError';
import type { IssueChange } from '../plan/IssueChange';
import {
  type LabelsAndAssigneesInput,
  decodeLabelAndAssigneeIds,
} from '../mutations/issues/labelsAndAssigneesInput';
import { decodeProjectObjectIds, decodeIssueNumber } from '../writing/targets';
import type { BulkChange } from './chunks/planBulkIssueChange';

/** The input of a bulk edit. Absent and null fields leave the issues unchanged. */
export interface BulkChangeInput extends LabelsAndAssigneesInput {
  stateId?: string | null;
  reason?: string | null;
  canonicalIssueId?: string | null;
  priority?: number | null;
  milestoneId?: string | null;
  clearMilestone?: boolean | null;
  type?: number | null;
  dueOn?: Date | null;
  clearDueDate?: boolean | null;
  parentId?: string | null;
  clearParent?: boolean | null;
  locked?: boolean | null;
}

/**
 * Validates the input of a bulk edit and decodes its ids.
 * @throws MutationRejectedError NOT_FOUND for an id of another type or project, VALIDATION_FAILED for an empty
 *   change
 */
export function toBulkChange(
  project: ProjectRow,
  input: BulkChangeInput,
  comment: string | null | undefined,
): BulkChange {
  const change = Object.fromEntries(
    Object.entries(decodeBulkIssueChange(project, input)).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(change).length === 0 && comment == null) {
    throw new MutationRejectedError(
      createInvalidFieldError('change', 'Choose at least one change, or add a comment.'),
    );
  }
  rejectMutationOnErrors(getBulkCommentError(comment));
  return { change, comment: comment ?? null, deletes: null };
}

/** @returns the error of an invalid comment, else null */
export function getBulkCommentError(comment: string | null | undefined): UserError | null {
  const problem = comment == null ? null : getCommentProblem(comment);
  return problem === null ? null : createInvalidFieldError('comment', problem);
}

function decodeBulkIssueChange(project: ProjectRow, input: BulkChangeInput): IssueChange {
  const decode = (id: string | null | undefined, type: string, field: string, message: string) =>
    id == null ? undefined : decodeProjectObjectIds(project, [id], type, field, message)[0];
  const milestoneId = decode(input.milestoneId, 'Milestone', 'milestoneId', 'Milestone not found.');
  const decodeNumber = (id: string | null | undefined, field: string) =>
    id == null ? undefined : decodeIssueNumber(project, id, field);
  return {
    stateId: decode(input.stateId, 'WorkflowState', 'stateId', 'State not found.'),
    reason: input.reason?.trim() || undefined,
    canonicalNumber: decodeNumber(input.canonicalIssueId, 'canonicalIssueId'),
    ...decodeLabelAndAssigneeIds(project, input),
    priority: input.priority ?? undefined,
    milestoneId: input.clearMilestone ? null : milestoneId,
    type: input.type ?? undefined,
    dueOn: input.clearDueDate ? null : (input.dueOn ?? undefined),
    parentNumber: input.clearParent ? null : decodeNumber(input.parentId, 'parentId'),
    locked: input.locked ?? undefined,
  };
}
