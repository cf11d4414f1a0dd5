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

/** The code of the first error with the messages of all. */
export const toItemNote = (errors: readonly UserError[]): ItemNote => ({
  code: errors[0]!.code,
  message: errors.map(({ message }) => message).join(' '),
});

/** The error for an issue that was deleted after the set was frozen. */
export const missingIssueError = (number: number, { projectKey }: ChangeContext): UserError =>
  notFoundError('ids', `${projectKey}-${number} was deleted.`);

/** A change of no field, to which comments or links are added: raises the version and the time of update. */
export const emptyChange = (row: IssueRow, at: Date): PlannedChange => ({
  before: row,
  row: { ...row, version: row.version + 1, updated_at: laterDate(row.updated_at, at) },
  events: [],
  linksAdded: [],
  linksRemoved: [],
});
