import type { IssueRow } from '../../store/read/issues';
import { createNotFoundError, MutationRejectedError } from '../base/UserError';
import type { ProjectMutationTarget } from './targets';

/**
 * Returns the row of an issue from the rows that were locked.
 * @param field the input field that names the issue
 * @throws MutationRejectedError NOT_FOUND if the issue does not exist, or the actor may not see it
 */
export function requireIssueRow(
  rows: ReadonlyMap<number, IssueRow>,
  { project, actor }: Pick<ProjectMutationTarget, 'project' | 'actor'>,
  number: number,
  field: string,
): IssueRow {
  const row = rows.get(number);
  if (row && actor.canSee(row)) return row;
  throw new MutationRejectedError(createNotFoundError(field, `Issue ${project.key}-${number} not found.`));
}
