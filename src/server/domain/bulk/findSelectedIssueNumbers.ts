/** The set of issues that a bulk edit applies to. */
import { SELECTED_ISSUES_MAX } from '../../../shared/limits';
import { readExistingIssueNumbers } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { toIssueListRequest } from '../issues/createIssueConnection';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueVisibility } from '../projects/projects';
import { createInvalidFieldError, createLimitExceededError, MutationRejectedError } from '../base/UserError';
import { decodeProjectObjectIds } from '../writing/targets';

export interface IssueSelectionInput {
  query?: string | null;
  exceptIds?: readonly string[] | null;
  ids?: readonly string[] | null;
}

/**
 * The numbers of the issues that a bulk edit applies to, in ascending order. Ids of deleted and hidden issues are left
 * out.
 * @param idsField the field of the input that contains the ids
 * @throws MutationRejectedError
 */
export async function findSelectedIssueNumbers(
  context: RequestContext,
  project: ProjectRow,
  { query, exceptIds, ids }: IssueSelectionInput,
  idsField = 'ids',
): Promise<Int32Array> {
  if ((query == null) === (ids == null)) {
    throw new MutationRejectedError(createInvalidFieldError('query', 'Use either `query` or `ids`.'));
  }
  if (ids != null) {
    const selected = [...new Set(decodeIssueNumbers(project, ids, idsField))];
    const visibility = requireIssueVisibility(context, project);
    const existing = await readExistingIssueNumbers(context.store.db, project.id, visibility, selected);
    return Int32Array.from(existing).sort();
  }
  const list = context.search.list(toIssueListRequest(context, project, query));
  const [numbers, problems] = await Promise.all([list.readIssueNumbers(), list.readQueryProblems()]);
  // An issue list ignores the invalid terms of a query. A bulk edit must not, because it would change issues that the
  // user did not select.
  if (problems[0]) {
    const { message } = problems[0];
    throw new MutationRejectedError({ kind: 'field', code: 'QUERY_SYNTAX', message, path: ['query'] });
  }
  const excluded = new Set(decodeIssueNumbers(project, exceptIds ?? [], 'exceptIds'));
  return excluded.size === 0 ? numbers : numbers.filter((number) => !excluded.has(number));
}

function decodeIssueNumbers(project: ProjectRow, ids: readonly string[], field: string): number[] {
  if (ids.length > SELECTED_ISSUES_MAX) {
    const limit = SELECTED_ISSUES_MAX.toLocaleString('en');
    throw new MutationRejectedError(
      createLimitExceededError(
        field,
        `At most ${limit} issues can be listed by id. Use a query instead.`,
        SELECTED_ISSUES_MAX,
      ),
    );
  }
  return decodeProjectObjectIds(project, ids, 'Issue', field, 'Issue not found in this project.');
}
