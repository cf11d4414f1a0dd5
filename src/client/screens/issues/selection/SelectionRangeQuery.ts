import { graphql } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { SelectionRangeQuery as Query } from '../../../../../__generated__/SelectionRangeQuery.graphql';
import { PAGE_MAX } from '../../../../shared/limits';
import { groupByOf } from '../../../components/grouping';
import { orderOf } from '../../../components/listState';
import type { IssuesView } from '../view/IssuesView';

const query = graphql`
  query SelectionRangeQuery(
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
          id
        }
        snapshot
      }
    }
  }
`;

/** Places of a list that follow each other. */
export interface Ranks {
  readonly first: number;
  readonly count: number;
}

/** The ids of the issues at these places, as the list was pinned. Throws where it is no longer. */
export async function askRange(view: IssuesView, runs: readonly Ranks[]): Promise<string[]> {
  const pages = await Promise.all(pagesOf(runs).map((page) => askPage(view, page)));
  return pages.flat();
}

async function askPage({ environment, list, snapshot }: IssuesView, ranks: Ranks): Promise<string[]> {
  const data = await fetchQuery<Query>(environment, query, {
    key: list.projectKey,
    query: list.query,
    orderBy: orderOf(list),
    groupBy: groupByOf(list.group),
    snapshot,
    first: ranks.count,
    offset: ranks.first,
  }).toPromise();
  const { nodes = [], snapshot: pinned = null } = data?.project?.issues ?? {};
  if (pinned !== snapshot) throw new Error('the list has changed meanwhile. Select them again.');
  return nodes.map(({ id }) => id);
}

/** Runs that follow each other, as pages of the size that the server answers. */
function pagesOf(runs: readonly Ranks[]): Ranks[] {
  const pages: { first: number; count: number }[] = [];
  for (const { first, count } of runs) {
    const last = pages.at(-1);
    const follows = last !== undefined && last.first + last.count === first;
    if (follows && last.count + count <= PAGE_MAX) last.count += count;
    else pages.push({ first, count });
  }
  return pages;
}
