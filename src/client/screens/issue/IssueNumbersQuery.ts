import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment, type Observable } from 'relay-runtime';
import type {
  IssueNumbersQuery as Query,
  IssueNumbersQuery$data as Data,
} from '../../../../__generated__/IssueNumbersQuery.graphql';
import { PAGE_SIZE } from '../../../shared/limits';
import { groupByOf } from '../../components/grouping';
import type { ListNumbers, ListPosition, Direction } from '../../components/listPosition';
import { listStateOf, orderOf } from '../../components/listState';

const query = graphql`
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

/** Asks for a page of the numbers of a place's list: those from its issue on, or those up to it. */
export function askNumbers(
  environment: IEnvironment,
  projectKey: string,
  place: ListPosition,
  step: Direction,
): Observable<ListNumbers> {
  const list = listStateOf(projectKey, new URL(place.href, window.location.origin).searchParams);
  // The issue itself is among them: if the snapshot has expired, that tells where it is now.
  const offset = step > 0 ? place.index : Math.max(0, place.index + 1 - PAGE_SIZE);
  const variables = {
    key: projectKey,
    query: list.query,
    orderBy: orderOf(list),
    groupBy: groupByOf(list.group),
    snapshot: place.snapshot,
    first: PAGE_SIZE,
    offset,
  };
  return fetchQuery<Query>(environment, query, variables).map((data) => numbersOf(data, offset));
}

function numbersOf({ project }: Data, first: number): ListNumbers {
  const { nodes = [], totalCount = 0, snapshot = null } = project?.issues ?? {};
  return { first, numbers: nodes.map(({ number }) => number), total: totalCount, snapshot };
}
