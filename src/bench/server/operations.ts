/**
 * The GraphQL operations that the server benchmark measures: what the issue list requests, each part
 * separately.
 */
const ISSUE_LIST_GRAPHQL_ARGUMENTS = 'query: $query, orderBy: $orderBy';
const ISSUE_LIST_VARIABLE_DEFINITIONS = '$project: String!, $query: String!, $orderBy: IssueOrder';

/** The fields that a row of the list shows. */
export const ISSUE_ROW_GRAPHQL_FIELDS = `
  id number key title type priority createdAt updatedAt closedAt commentCount
  state { id name category color }
  author { id login name avatarUrl }
  labels(first: 20) { nodes { id name color } }
  assignees(first: 20) { nodes { id login name avatarUrl } }
  milestone { id title }`;

/** Requests a page of fifty issues with all fields that a list row shows. */
export const ISSUE_PAGE_QUERY = `query (${ISSUE_LIST_VARIABLE_DEFINITIONS}, $offset: Int, $snapshot: String) {
  project(key: $project) {
    issues(${ISSUE_LIST_GRAPHQL_ARGUMENTS}, first: 50, offset: $offset, snapshot: $snapshot) {
      nodes { ${ISSUE_ROW_GRAPHQL_FIELDS} }
    }
  }
}`;

/** Requests the snippets of a page of fifty issues. */
export const SNIPPET_PAGE_QUERY = `query (${ISSUE_LIST_VARIABLE_DEFINITIONS}) {
  project(key: $project) {
    issues(${ISSUE_LIST_GRAPHQL_ARGUMENTS}, first: 50) {
      nodes { id searchSnippet(query: $query) { text matches { start end } commentId commentAuthor { login } } }
    }
  }
}`;

export const ISSUE_LIST_SNAPSHOT_QUERY = buildIssueListQuery('snapshot');
export const ISSUE_COUNT_QUERY = buildIssueListQuery('totalCount');
export const ISSUE_LIST_SECTIONS_QUERY = buildIssueListQuery('sections { key label count }');

export const ALL_FACETS_GRAPHQL_FIELDS =
  'facets(of: [STATE, CATEGORY, TYPE, PRIORITY, ASSIGNEE, AUTHOR, LABEL, MILESTONE]) { field distinct none values { key label count selection } }';
export const ALL_FACETS_QUERY = buildIssueListQuery(ALL_FACETS_GRAPHQL_FIELDS);

/** All data of the issue list's screen in one request. */
export const ISSUE_LIST_SCREEN_QUERY = `query (${ISSUE_LIST_VARIABLE_DEFINITIONS}, $offset: Int) {
  project(key: $project) {
    issues(${ISSUE_LIST_GRAPHQL_ARGUMENTS}, first: 50, offset: $offset) {
      totalCount sections { key label count } ${ALL_FACETS_GRAPHQL_FIELDS}
      nodes { ${ISSUE_ROW_GRAPHQL_FIELDS} }
    }
  }
}`;

export interface IssueListResponse<Part> {
  project: { issues: Part };
}

function buildIssueListQuery(selection: string): string {
  return `query (${ISSUE_LIST_VARIABLE_DEFINITIONS}) { project(key: $project) { issues(${ISSUE_LIST_GRAPHQL_ARGUMENTS}) { ${selection} } } }`;
}
