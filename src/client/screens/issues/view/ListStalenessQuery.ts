import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { ListStalenessQuery as Query } from '../../../../../__generated__/ListStalenessQuery.graphql';
import { restrictQueryToIssueNumbers } from './restrictQueryToIssueNumbers';

/**
 * Query of the check whether the list is out of date. It selects counts only, so that the response cannot
 * change the rows on screen.
 */
const listStalenessQuery = graphql`
  query ListStalenessQuery($key: String!, $query: String!, $changed: String!) {
    project(key: $key) {
      all: issues(query: $query) {
        totalCount
      }
      changed: issues(query: $changed) {
        totalCount
      }
    }
  }
`;

/**
 * Counts the issues that match a query now, and how many of the changed issues are among them.
 *
 * @param changed numbers of the changed issues; null: too many, any matching issue counts as changed
 */
export async function fetchListStaleness(
  environment: IEnvironment,
  key: string,
  listQuery: string,
  changed: readonly number[] | null,
): Promise<{ total: number; changed: number }> {
  const changedQuery = changed ? restrictQueryToIssueNumbers(listQuery, changed) : listQuery;
  const variables = { key, query: listQuery, changed: changedQuery };
  const data = await fetchQuery<Query>(environment, listStalenessQuery, variables).toPromise();
  return {
    total: data?.project?.all.totalCount ?? 0,
    changed: data?.project?.changed.totalCount ?? 0,
  };
}
