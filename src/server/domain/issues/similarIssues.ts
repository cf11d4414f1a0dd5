/** Finds issues that an issue may duplicate, with the same query as the form for new issues. */
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { createSimilarIssuesQuery } from '../../../shared/query/similarIssues';
import type { IssueRow } from '../../store/read/issues';
import { parsePageSize } from '../base/connection';
import type { RequestContext } from '../context/RequestContext';
import { requireVisibleProject } from '../projects/projects';
import { toIssueListRequest } from './createIssueConnection';
import { loadListedIssues } from './issues';

/**
 * Other issues of the project that contain words of the issue's title, most similar first.
 * @throws WinnowError VALIDATION_FAILED for a `first` outside 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export async function loadSimilarIssues(
  context: RequestContext,
  issue: IssueRow,
  args: { first?: number | null },
): Promise<IssueRow[]> {
  const count = parsePageSize(args);
  const query = createSimilarIssuesQuery(issue.title);
  if (query === null) return [];
  const project = await requireVisibleProject(context, issue.project_id);
  const list = context.search.list({
    ...toIssueListRequest(context, project, query),
    order: { field: 'RELEVANCE', direction: 'DESC' },
  });
  // The issue itself is one of the results.
  const page = await list.readIssuePage({
    first: Math.min(count + 1, GRAPHQL_CONNECTION_PAGE_SIZE_MAX),
    after: null,
    last: null,
    before: null,
    offset: null,
  });
  const rows = page.rows.filter(({ number }) => number !== issue.number).slice(0, count);
  const issues = await loadListedIssues(context, project.id, { ...page, rows });
  // An issue that was deleted between the search and the reading of its row is left out.
  return issues.filter((found) => found !== null);
}
