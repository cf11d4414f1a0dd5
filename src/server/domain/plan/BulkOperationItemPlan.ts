/** What a bulk edit or an undo does to one issue of its set. */
import type { ErrorCode } from '../../../shared/errors';
import type { IssueRow } from '../../store/read/issues';
import type { PlannedIssueChange } from '../../store/write/plans';
import { createNotFoundError, type UserError } from '../base/UserError';
import type { IssueChangeContext } from '../fields/IssueChangeContext';
import { getLaterDate } from '../fields/IssueChangeDraft';

export type BulkOperationItemPlan =
  | { outcome: 'changed'; change: PlannedIssueChange; note: BulkOperationItemProblem | null }
  | { outcome: 'skipped' | 'failed'; note: BulkOperationItemProblem | null };

/** Why a bulk edit or an undo did not change an issue, or only in part. */
export interface BulkOperationItemProblem {
  code: ErrorCode;
  message: string;
}

export function createFailedBulkOperationItemPlan(errors: readonly UserError[]): BulkOperationItemPlan {
  return { outcome: 'failed', note: toBulkOperationItemProblem(errors) };
}

/** Combines errors into one note: the code of the first error with the messages of all. */
export const toBulkOperationItemProblem = (errors: readonly UserError[]): BulkOperationItemProblem => ({
  code: errors[0]!.code,
  message: errors.map(({ message }) => message).join(' '),
});

/** The error for an issue that was deleted after the bulk operation was created. */
export const createMissingIssueError = (number: number, { projectKey }: IssueChangeContext): UserError =>
  createNotFoundError('ids', `${projectKey}-${number} was deleted.`);

/**
 * A planned change that only raises the issue's version and time of update. Comments or links are added to it.
 */
export const createEmptyIssueChange = (row: IssueRow, at: Date): PlannedIssueChange => ({
  before: row,
  row: { ...row, version: row.version + 1, updated_at: getLaterDate(row.updated_at, at) },
  events: [],
  linksAdded: [],
  linksRemoved: [],
});
