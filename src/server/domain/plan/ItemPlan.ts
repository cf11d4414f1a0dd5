/** What a bulk edit or an undo does to one issue of its set. */
import type { ErrorCode } from '../../../shared/errors';
import type { IssueRow } from '../../store/read/issues';
import type { PlannedChange } from '../../store/write/plans';
import { notFoundError, type UserError } from '../base/UserError';
import type { ChangeContext } from './ChangeContext';
import { laterDate } from './IssueDraft';

export type ItemPlan =
  | { outcome: 'changed'; change: PlannedChange; note: ItemNote | null }
  | { outcome: 'skipped' | 'failed'; note: ItemNote | null };

/** Why an issue was not changed, or only in part. */
export interface ItemNote {
  code: ErrorCode;
  message: string;
}

export function failedItem(errors: readonly UserError[]): ItemPlan {
  return { outcome: 'failed', note: toItemNote(errors) };
}

/** Combines errors into one note: the code of the first error with the messages of all. */
export const toItemNote = (errors: readonly UserError[]): ItemNote => ({
  code: errors[0]!.code,
  message: errors.map(({ message }) => message).join(' '),
});

/** The error for an issue that was deleted after the bulk operation was created. */
export const missingIssueError = (number: number, { projectKey }: ChangeContext): UserError =>
  notFoundError('ids', `${projectKey}-${number} was deleted.`);

/**
 * A change that sets no field of the issue, but raises its version and time of update: comments or links are
 * added to it.
 */
export const emptyChange = (row: IssueRow, at: Date): PlannedChange => ({
  before: row,
  row: { ...row, version: row.version + 1, updated_at: laterDate(row.updated_at, at) },
  events: [],
  linksAdded: [],
  linksRemoved: [],
});
