import { graphql } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { SelectionRangeQuery as Query } from '../../../../../__generated__/SelectionRangeQuery.graphql';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../../shared/limits';
import { toGroupByInput } from '../../../../shared/issueList/grouping';
import { getIssueListSortOrder } from '../../../../shared/issueList/issueListUrlState';
import type { IssueListStore } from '../view/IssueListStore';

const selectionRangeQuery = graphql`
  query SelectionRangeQuery(
    $inProject: Boolean!
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String
    $first: Int!
    $offset: Int!
    $trees: Boolean = false
    $nested: Boolean = false
    $parentId: ID = ""
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
        nodes @skip(if: $nested) {
          id
        }
        subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
          nodes {
            id
          }
        }
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
        id
      }
      snapshot
    }
  }
`;

/** A range of consecutive ranks in an issue list. */
export interface IssueRankRange {
  readonly first: number;
  readonly count: number;
}

/** Fetches the ids of the issues at the given ranks. Throws if the list's snapshot has expired. */
export async function fetchIssueIdsByRank(
  view: IssueListStore,
  runs: readonly IssueRankRange[],
): Promise<string[]> {
  const pages = await Promise.all(mergeRankRangesIntoPages(runs).map((page) => fetchIssueIdPage(view, page)));
  return pages.flat();
}

async function fetchIssueIdPage(
  { environment, list, snapshotToken, tree }: IssueListStore,
  ranks: IssueRankRange,
): Promise<string[]> {
  const data = await fetchQuery<Query>(environment, selectionRangeQuery, {
    inProject: list.projectKey !== null,
    key: list.projectKey ?? '',
    query: list.query,
    orderBy: getIssueListSortOrder(list),
    groupBy: toGroupByInput(list.group),
    snapshot: snapshotToken,
    first: ranks.count,
    offset: ranks.first,
    ...tree?.getPageVariables(ranks.first),
  }).toPromise();
  const issues = data?.project?.issues;
  const current = (data?.search ?? issues)?.snapshot ?? null;
  if (current !== snapshotToken) throw new Error('The list has changed. Select the issues again.');
  return ((data?.search ?? issues?.subIssues ?? issues)?.nodes ?? []).map(({ id }) => id);
}

/** Merges adjacent ranges of ranks into pages of at most GRAPHQL_CONNECTION_PAGE_SIZE_MAX issues. */
function mergeRankRangesIntoPages(runs: readonly IssueRankRange[]): IssueRankRange[] {
  const pages: { first: number; count: number }[] = [];
  for (const { first, count } of runs) {
    const last = pages.at(-1);
    const follows = last !== undefined && last.first + last.count === first;
    if (follows && last.count + count <= GRAPHQL_CONNECTION_PAGE_SIZE_MAX) last.count += count;
    else pages.push({ first, count });
  }
  return pages;
}
