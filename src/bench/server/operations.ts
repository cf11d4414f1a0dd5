/**
 * The GraphQL operations that the server benchmark measures: what the issue list requests, each part
 * separately.
 */
const LIST_ARGUMENTS = 'query: $query, orderBy: $orderBy';
const LIST_VARIABLES = '$project: String!, $query: String!, $orderBy: IssueOrder';

const ROW_FIELDS = `
  id number key title type priority createdAt updatedAt closedAt commentCount
  state { id name category color }
  author { id login name avatarUrl }
  labels(first: 20) { nodes { id name color } }
  assignees(first: 20) { nodes { id login name avatarUrl } }
  milestone { id title }`;

/** Requests a page of fifty issues with all fields that a list row shows. */
export const PAGE_QUERY = `query (${LIST_VARIABLES}, $offset: Int, $snapshot: String) {
  project(key: $project) {
    issues(${LIST_ARGUMENTS}, first: 50, offset: $offset, snapshot: $snapshot) {
      nodes { ${ROW_FIELDS} }
    }
  }
}`;

export const SNAPSHOT_QUERY = listQuery('snapshot');
export const COUNT_QUERY = listQuery('totalCount');
export const SECTIONS_QUERY = listQuery('sections { key label count }');

const ALL_FACETS =
  'facets(of: [STATE, CATEGORY, TYPE, PRIORITY, ASSIGNEE, AUTHOR, LABEL, MILESTONE]) { field distinct none values { key label count selection } }';
export const FACETS_QUERY = listQuery(ALL_FACETS);

/** All data of the issue list's screen in one request. */
export const LIST_SCREEN = `query (${LIST_VARIABLES}, $offset: Int) {
  project(key: $project) {
    issues(${LIST_ARGUMENTS}, first: 50, offset: $offset) {
      totalCount sections { key label count } ${ALL_FACETS}
      nodes { ${ROW_FIELDS} }
    }
  }
}`;

export interface ListResponse<Part> {
  project: { issues: Part };
}

function listQuery(selection: string): string {
  return `query (${LIST_VARIABLES}) { project(key: $project) { issues(${LIST_ARGUMENTS}) { ${selection} } } }`;
}
