import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  TreesRowsQuery as Query,
  TreesRowsQuery$data as Data,
} from '../../../../../__generated__/TreesRowsQuery.graphql';
import { getFirstIssueListPageVariables } from '../../../../shared/issueList/firstPageVariables';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { RetainedQuery } from '../../../relay/windows';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../facets/FacetIcon';
import {} from '../row/IssueRow';
import {} from '../row/PlainIssueRow';
import type { FirstIssueListRequest } from '../view/IssueListSource';
import type { FirstIssueListResponse } from '../view/IssuesRowsQuery';
import type { ListedIssue } from '../view/ListedIssue';

/** IssuesRowsQuery for a list with trees: its first page at the top level, and how many sub-issues each row has. */
const treesRowsQuery = graphql`
  query TreesRowsQuery(
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $byState: Boolean!
    $byLabel: Boolean!
    $first: Int!
    $anchorId: ID
  ) {
    project(key: $key) {
      id
      version
      name
      issueCount
      viewerCan
      workflow @include(if: $byState) {
        states {
          name
          ...FacetIcon_state
        }
      }
      issues(query: $query, orderBy: $orderBy, groupBy: $groupBy, trees: true, first: $first) {
        nodes {
          id
          ...IssueRow_issue
          ...PlainIssueRow_issue
        }
        subIssueCounts
        totalCount
        topLevelCount
        groups {
          key
          label
          count
          color @include(if: $byLabel)
        }
        pageInfo {
          hasNextPage
        }
        problems {
          start
          end
          message
          suggestion
        }
        snapshot
        anchorRank: rank(id: $anchorId)
      }
    }
  }
`;

/** Creates the request for the first page of a list with trees, as `IssueListSource.createFirstRequest`. */
export function createFirstTreesRequest(
  environment: IEnvironment,
  list: IssueListUrlState,
  anchorId: string | null,
): FirstIssueListRequest {
  return new RetainedQuery<Query, FirstIssueListResponse | null>({
    environment,
    query: treesRowsQuery,
    variables: getFirstIssueListPageVariables(list, anchorId),
    select: pickFirstResponse,
  });
}

/** Selects the list's properties from the first response, as in IssuesRowsQuery. */
function pickFirstResponse({ project }: Data): FirstIssueListResponse | null {
  if (!project) return null;
  const {
    nodes,
    subIssueCounts,
    totalCount,
    topLevelCount,
    groups,
    pageInfo,
    problems,
    snapshot,
    anchorRank,
  } = project.issues;
  return {
    projectId: project.id,
    projects: [{ id: project.id, version: project.version }],
    projectName: project.name,
    canBulkEdit: project.viewerCan.includes('BULK_EDIT'),
    canShareViews: project.viewerCan.includes('TRIAGE'),
    canLock: project.viewerCan.includes('MAINTAIN'),
    issueCount: project.issueCount,
    states: new Map(project.workflow?.states.map((state) => [state.name, state])),
    rows: nodes.map((issue: ListedIssue['issue'] & { id: string }, index) => ({
      id: issue.id,
      issue,
      subIssueCount: subIssueCounts[index] ?? 0,
    })),
    treeCounts: { totalCount, topLevelCount },
    groups: groups.map(({ key, label, count, color }) => ({ key, label, count, color })),
    hasMore: pageInfo.hasNextPage,
    snapshot,
    anchorRank: anchorRank ?? null,
    problems: problems.map(({ start, end, message, suggestion }) => ({ start, end, message, suggestion })),
  };
}
