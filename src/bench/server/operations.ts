/** The measured operations: what the issue list requests, each part separately. */
const LIST = 'query: $query, orderBy: $orderBy';
const VARIABLES = '$project: String!, $query: String!, $orderBy: IssueOrder';

const ROW = `
  id number key title type priority createdAt updatedAt closedAt commentCount
  state { id name category color }
  author { id login name avatarUrl }
  labels(first: 20) { nodes { id name color } }
  assignees(first: 20) { nodes { id login name avatarUrl } }
  milestone { id title }`;

/** Fifty rows with all fields that a row shows. */
export const PAGE = `query (${VARIABLES}, $offset: Int, $snapshot: String) {
  project(key: $project) {
    issues(${LIST}, first: 50, offset: $offset, snapshot: $snapshot) {
      nodes { ${ROW} }
    }
  }
}`;

export const SNAPSHOT = part('snapshot');
export const COUNT = part('totalCount');
export const SECTIONS = part('sections { key label count }');

const ALL_FACETS =
  'facets(of: [STATE, CATEGORY, TYPE, PRIORITY, ASSIGNEE, AUTHOR, LABEL, MILESTONE]) { field distinct none values { key label count selection } }';
export const FACETS = part(ALL_FACETS);

/** All data of the issue list's screen in one request. */
export const LIST_SCREEN = `query (${VARIABLES}, $offset: Int) {
  project(key: $project) {
    issues(${LIST}, first: 50, offset: $offset) {
      totalCount sections { key label count } ${ALL_FACETS}
      nodes { ${ROW} }
    }
  }
}`;

export interface ListResponse<Part> {
  project: { issues: Part };
}

function part(selection: string): string {
  return `query (${VARIABLES}) { project(key: $project) { issues(${LIST}) { ${selection} } } }`;
}
