import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment, type Observable } from 'relay-runtime';
import type {
  IssueKeysQuery as Query,
  IssueKeysQuery$data as Data,
} from '../../../../__generated__/IssueKeysQuery.graphql';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../shared/limits';
import { toGroupByInput } from '../../../shared/issueList/grouping';
import type {
  ListedIssueKeys,
  IssuePositionInList,
  NeighbourIssueDirection,
} from '../../components/issuePositionInList';
import { getIssueListSortOrder } from '../../../shared/issueList/issueListUrlState';
import { parseIssueListHref } from '../../../shared/issueList/parseIssueListHref';

const issueKeysQuery = graphql`
  query IssueKeysQuery(
    $inProject: Boolean!
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String
    $first: Int!
    $offset: Int!
    $trees: Boolean!
  ) {
    project(key: $key) @include(if: $inProject) {
      issues(
        query: $query
        orderBy: $orderBy
        groupBy: $groupBy
        trees: $trees
        snapshot: $snapshot
        first: $first
        offset: $offset
      ) {
        nodes {
          key
        }
        topLevelCount
        snapshot
      }
    }
    search(
      query: $query
      orderBy: $orderBy
      groupBy: $groupBy
      snapshot: $snapshot
      first: $first
      offset: $offset
    ) @skip(if: $inProject) {
      nodes {
        key
      }
      topLevelCount
      snapshot
    }
  }
`;

/** Fetches a page of issue keys of the list: from the issue on if `step` is 1, up to it if `step` is -1. */
export function fetchIssueKeys(
  environment: IEnvironment,
  position: IssuePositionInList,
  step: NeighbourIssueDirection,
): Observable<ListedIssueKeys> {
  const list = parseIssueListHref(position.href);
  // The fetched page includes the current issue itself: if the list's snapshot has expired, the page shows
  // the issue's new rank.
  const offset = step > 0 ? position.index : Math.max(0, position.index + 1 - DEFAULT_LIST_PAGE_SIZE);
  const variables = {
    inProject: list.projectKey !== null,
    key: list.projectKey ?? '',
    query: list.query,
    orderBy: getIssueListSortOrder(list),
    groupBy: toGroupByInput(list.group),
    snapshot: position.snapshot,
    first: DEFAULT_LIST_PAGE_SIZE,
    offset,
    trees: list.trees,
  };
  return fetchQuery<Query>(environment, issueKeysQuery, variables).map((data) =>
    toListedIssueKeys(data, offset),
  );
}

function toListedIssueKeys({ project, search }: Data, first: number): ListedIssueKeys {
  const { nodes = [], topLevelCount = 0, snapshot = null } = search ?? project?.issues ?? {};
  return { first, keys: nodes.map(({ key }) => key), total: topLevelCount, snapshot };
}
