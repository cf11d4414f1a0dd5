import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { ListStalenessQuery as Query } from '../../../../../__generated__/ListStalenessQuery.graphql';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';

/**
 * Query of the check whether the list is out of date. It selects counts only, so that the response cannot
 * change the rows on screen.
 */
const listStalenessQuery = graphql`
  query ListStalenessQuery($inProject: Boolean!, $key: String!, $query: String!, $changed: String!) {
    project(key: $key) @include(if: $inProject) {
      all: issues(query: $query) {
        totalCount
      }
      changed: issues(query: $changed) {
        totalCount
      }
    }
    all: search(query: $query) @skip(if: $inProject) {
      totalCount
    }
    changed: search(query: $changed) @skip(if: $inProject) {
      totalCount
    }
  }
`;

/**
 * Counts the issues that match the query of a list now, and how many of the changed issues are among them.
 *
 * @param changedQuery the list's query restricted to the changed issues; null: there are too many of them, so
 *   that every matching issue counts as changed
 */
export async function fetchListStaleness(
  environment: IEnvironment,
  { projectKey, query }: IssueListUrlState,
  changedQuery: string | null,
): Promise<{ total: number; changed: number }> {
  const data = await fetchQuery<Query>(environment, listStalenessQuery, {
    inProject: projectKey !== null,
    key: projectKey ?? '',
    query,
    changed: changedQuery ?? query,
  }).toPromise();
  const { all, changed } = data?.project ?? data ?? {};
  return { total: all?.totalCount ?? 0, changed: changed?.totalCount ?? 0 };
}
