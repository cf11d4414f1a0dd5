import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { SelectedIssueKeysQuery } from '../../../../../__generated__/SelectedIssueKeysQuery.graphql';

/** Fetches the keys of issues by id, at most GRAPHQL_CONNECTION_PAGE_SIZE_MAX, by ascending number. Deleted issues are left out. */
export async function fetchIssueKeys(environment: IEnvironment, ids: readonly string[]): Promise<string[]> {
  const data = await fetchQuery<SelectedIssueKeysQuery>(
    environment,
    graphql`
      query SelectedIssueKeysQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Issue {
            key
            number
          }
        }
      }
    `,
    { ids },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const issues = (data?.nodes ?? []).flatMap((node) =>
    node?.key !== undefined && node.number !== undefined ? [{ key: node.key, number: node.number }] : [],
  );
  return issues.toSorted((a, b) => a.number - b.number).map(({ key }) => key);
}
