import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  TreesCountsQuery as Query,
  TreesCountsQuery$data as Data,
} from '../../../../../__generated__/TreesCountsQuery.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { RetainedQuery } from '../../../relay/windows';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../facets/FacetPanel';
import {} from '../scrubber/useListSections';
import type { IssueListCountsRequest } from '../view/IssueListSource';
import { getIssueListCountsVariables, type IssueListCounts } from '../view/IssuesCountsQuery';

/** IssuesCountsQuery for a list with trees: count and facets of all issues, and the sections of its top level. */
const treesCountsQuery = graphql`
  query TreesCountsQuery(
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $grouped: Boolean!
    $hasEdited: Boolean!
    $editedQuery: String!
  ) {
    project(key: $key) {
      ...FacetPanel_project
      edited: issues(query: $editedQuery, first: 200) @include(if: $hasEdited) {
        nodes {
          id
        }
      }
      issues(query: $query, orderBy: $orderBy, trees: true) {
        totalCount
        ...FacetPanel_issues
        ...useListSections_issues @skip(if: $grouped) @alias(as: "marks")
      }
    }
  }
`;

/** Creates the request for the counts of a list with trees, as `IssueListSource.createCountsRequest`. */
export function createTreesCountsRequest(
  environment: IEnvironment,
  list: IssueListUrlState,
  editedQuery: string,
): IssueListCountsRequest {
  return new RetainedQuery<Query, IssueListCounts | null>({
    environment,
    query: treesCountsQuery,
    variables: { key: list.projectKey ?? '', ...getIssueListCountsVariables(list, editedQuery) },
    select: pickCounts,
  });
}

function pickCounts({ project }: Data): IssueListCounts | null {
  if (!project) return null;
  const { issues } = project;
  return {
    total: issues.totalCount,
    issueCount: null,
    project,
    issues,
    marks: issues.marks ?? null,
    matchingEdits: project.edited?.nodes.map(({ id }) => id) ?? [],
  };
}
