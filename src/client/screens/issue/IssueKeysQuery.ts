import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment, type Observable } from 'relay-runtime';
import type {
  IssueNumbersQuery as Query,
  IssueNumbersQuery$data as Data,
} from '../../../../__generated__/IssueNumbersQuery.graphql';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../shared/limits';
import { toGroupByInput } from '../../../shared/issueList/grouping';
import type {
  ListedIssueNumbers,
  IssuePositionInList,
  NeighbourIssueDirection,
} from '../../components/issuePositionInList';
import { parseIssueListUrl, getIssueListSortOrder } from '../../../shared/issueList/issueListUrlState';

const issueNumbersQuery = graphql`
  query IssueNumbersQuery(
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String
    $first: Int!
    $offset: Int!
  ) {
    project(key: $key) {
      issues(
        query: $query
        orderBy: $orderBy
        groupBy: $groupBy
        snapshot: $snapshot
        first: $first
        offset: $offset
      ) {
        nodes {
          number
        }
        totalCount
        snapshot
      }
    }
  }
`;

/** Fetches a page of issue numbers of the list: from the issue on if `step` is 1, up to it if `step` is -1. */
export function fetchIssueNumbers(
  environment: IEnvironment,
  projectKey: string,
  position: IssuePositionInList,
  step: NeighbourIssueDirection,
): Observable<ListedIssueNumbers> {
  const list = parseIssueListUrl(projectKey, new URL(position.href, window.location.origin).searchParams);
  // The fetched page includes the current issue itself: if the list's snapshot has expired, the page shows
  // the issue's new rank.
  const offset = step > 0 ? position.index : Math.max(0, position.index + 1 - DEFAULT_LIST_PAGE_SIZE);
  const variables = {
    key: projectKey,
    query: list.query,
    orderBy: getIssueListSortOrder(list),
    groupBy: toGroupByInput(list.group),
    snapshot: position.snapshot,
    first: DEFAULT_LIST_PAGE_SIZE,
    offset,
  };
  return fetchQuery<Query>(environment, issueNumbersQuery, variables).map((data) =>
    toListedIssueNumbers(data, offset),
  );
}

function toListedIssueNumbers({ project }: Data, first: number): ListedIssueNumbers {
  const { nodes = [], totalCount = 0, snapshot = null } = project?.issues ?? {};
  return { first, numbers: nodes.map(({ number }) => number), total: totalCount, snapshot };
}
