import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  SearchRowsQuery as Query,
  SearchRowsQuery$data as Data,
} from '../../../../__generated__/SearchRowsQuery.graphql';
import { getFirstSearchPageVariables } from '../../../shared/issueList/firstPageVariables';
import type { IssueListUrlState } from '../../../shared/issueList/issueListUrlState';
import { RetainedQuery } from '../../relay/windows';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../issues/row/IssueRow';
import {} from '../issues/row/PlainIssueRow';
import type { FirstIssueListRequest } from '../issues/view/IssueListSource';
import type { FirstIssueListResponse } from '../issues/view/IssuesRowsQuery';
import type { ListedIssue } from '../issues/view/ListedIssue';

/**
 * Query for the first page of the list of all projects. All further pages are requested with its snapshot. The page
 * follows live updates of at most 50 projects.
 */
const searchRowsQuery = graphql`
  query SearchRowsQuery(
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $hasColors: Boolean!
    $first: Int!
    $anchorId: ID
  ) {
    projects(first: 50) {
      nodes {
        id
        version
      }
    }
    search(query: $query, orderBy: $orderBy, groupBy: $groupBy, first: $first) {
      nodes {
        id
        ...IssueRow_issue
        ...PlainIssueRow_issue
      }
      groups {
        key
        label
        count
        color @include(if: $hasColors)
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
`;

/**
 * Creates the request for the first page of the list of all projects.
 *
 * @param anchorId id of the issue whose rank in the list is requested; null: none
 */
export const createFirstSearchRequest = (
  environment: IEnvironment,
  list: IssueListUrlState,
  anchorId: string | null,
): FirstIssueListRequest =>
  new RetainedQuery<Query, FirstIssueListResponse | null>({
    environment,
    query: searchRowsQuery,
    variables: getFirstSearchPageVariables(list, anchorId),
    select: pickFirstSearchResponse,
  });

function pickFirstSearchResponse({ projects, search }: Data): FirstIssueListResponse {
  const { nodes, groups, pageInfo, problems, snapshot, anchorRank } = search;
  return {
    projectId: null,
    projects: projects.nodes.map(({ id, version }) => ({ id, version })),
    projectName: null,
    canBulkEdit: false,
    canShareViews: true,
    canLock: false,
    issueCount: null,
    states: new Map(),
    rows: nodes.map((issue: ListedIssue['issue'] & { id: string }) => ({ id: issue.id, issue })),
    groups: groups.map(({ key, label, count, color }) => ({ key, label, count, color })),
    hasMore: pageInfo.hasNextPage,
    snapshot,
    anchorRank: anchorRank ?? null,
    problems: problems.map(({ start, end, message, suggestion }) => ({ start, end, message, suggestion })),
  };
}
