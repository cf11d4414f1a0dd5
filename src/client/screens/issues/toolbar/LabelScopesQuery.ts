import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { LabelScopesQuery as Query } from '../../../../../__generated__/LabelScopesQuery.graphql';

/** Labels that are looked through: beyond some thousand, nobody groups by their scopes. */
const PAGE = 200;
const PAGES = 10;

const query = graphql`
  query LabelScopesQuery($key: String!, $first: Int!, $after: String) {
    project(key: $key) {
      labels(matching: "::", first: $first, after: $after) {
        nodes {
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** The scopes of a project's labels, in the order of the labels' names. */
export async function readScopes(environment: IEnvironment, key: string): Promise<string[]> {
  const scopes = new Set<string>();
  let after: string | null = null;
  for (let page = 0; page < PAGES; page++) {
    const labels = await readLabels(environment, { key, first: PAGE, after });
    for (const { name } of labels?.nodes ?? []) scopes.add(name.slice(0, name.indexOf('::')));
    if (!labels?.pageInfo.hasNextPage) break;
    after = labels.pageInfo.endCursor ?? null;
  }
  scopes.delete('');
  return [...scopes];
}

async function readLabels(environment: IEnvironment, variables: Query['variables']) {
  return (await fetchQuery<Query>(environment, query, variables).toPromise())?.project?.labels;
}
