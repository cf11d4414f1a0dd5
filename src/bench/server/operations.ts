/** The operations that are timed: what the issue list asks, each part on its own. */
const LIST = 'query: $query, orderBy: $orderBy';
const VARIABLES = '$project: String!, $query: String!, $orderBy: IssueOrder';

/** Fifty rows with all that a row shows. */
export const PAGE = `query (${VARIABLES}, $offset: Int, $snapshot: String) {
  project(key: $project) {
    issues(${LIST}, first: 50, offset: $offset, snapshot: $snapshot) {
      nodes {
        id number key title type priority createdAt updatedAt closedAt commentCount
        state { id name category color }
        author { id login name avatarUrl }
        labels(first: 20) { nodes { id name color } }
        assignees(first: 20) { nodes { id login name avatarUrl } }
        milestone { id title }
      }
    }
  }
}`;

export const SNAPSHOT = part('snapshot');
export const COUNT = part('totalCount');
export const SECTIONS = part('sections { key label count }');
export const FACETS = part(
  'facets(of: [STATE, CATEGORY, TYPE, PRIORITY, ASSIGNEE, AUTHOR, LABEL, MILESTONE]) { field distinct none values { key label count selection } }',
);

export interface ListAnswer<Part> {
  project: { issues: Part };
}

function part(selection: string): string {
  return `query (${VARIABLES}) { project(key: $project) { issues(${LIST}) { ${selection} } } }`;
}
