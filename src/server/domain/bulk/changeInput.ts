/** Converts the input of a bulk edit to an IssueChange. */
import { getCommentProblem } from '../../../shared/validation/texts';
import type { ProjectRow } from '../../store/read/projects';
import {
  createInvalidFieldError,
  MutationRejectedError,
  rejectMutationOnErrors,
  type UserError,
} from '../base/UserError';
import {
  type ClearedFieldsInput,
  type IssueFieldsInput,
  type IssueStateInput,
  omitNullFields,
  type PlainIssueFieldsInput,
} from '../fields/IssueChange';
import { decodeIssueFields } from '../fields/issueFieldParts';
import type { BulkChange } from './chunks/planBulkIssueChange';

/** The input of a bulk edit. Absent and null fields leave the issues unchanged. */
export interface BulkChangeInput
  extends PlainIssueFieldsInput, IssueStateInput, ClearedFieldsInput, Pick<IssueFieldsInput, 'locked'> {}

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
    Object.entries(decodeIssueFields(project, omitNullFields(input))).filter(
      ([, value]) => value !== undefined,
    ),
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
