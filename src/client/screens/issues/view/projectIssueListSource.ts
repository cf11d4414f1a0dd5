import type { IssueListSource } from './IssueListSource';
import { createIssueListCountsRequest } from './IssuesCountsQuery';
import { createFirstIssueListRequest } from './IssuesRowsQuery';
import { issueListPageQuery, pickIssueListPage } from './IssuesWindowQuery';
import { pickPlainIssues, plainIssueListPageQuery } from './PlainIssuesWindowQuery';

/** The queries of a project's issue list. */
export const PROJECT_ISSUE_LIST_SOURCE: IssueListSource = {
  createFirstRequest: createFirstIssueListRequest,
  createCountsRequest: createIssueListCountsRequest,
  page: { query: issueListPageQuery, select: pickIssueListPage },
  plainPage: { query: plainIssueListPageQuery, select: pickPlainIssues },
};
