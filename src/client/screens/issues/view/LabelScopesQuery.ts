import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { LabelScopesQuery as Query } from '../../../../../__generated__/LabelScopesQuery.graphql';

/**
 * Number of labels per request. At most 10 pages of 200 labels are read, because with thousands of scoped
 * labels, grouping by scope is no longer useful.
 */
const LABEL_PAGE_SIZE = 200;
const LABEL_PAGES_MAX = 10;

const labelScopesQuery = graphql`
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

/** Fetches the scopes of a project's labels (`component` of `component::net`), ordered by label name. */
export async function fetchLabelScopes(environment: IEnvironment, key: string): Promise<string[]> {
  const scopes = new Set<string>();
  let after: string | null = null;
  for (let page = 0; page < LABEL_PAGES_MAX; page++) {
    const labels = await fetchLabelPage(environment, { key, first: LABEL_PAGE_SIZE, after });
    for (const { name } of labels?.nodes ?? []) scopes.add(name.slice(0, name.indexOf('::')));
    if (!labels?.pageInfo.hasNextPage) break;
    after = labels.pageInfo.endCursor ?? null;
  }
  scopes.delete('');
  return [...scopes];
}

async function fetchLabelPage(environment: IEnvironment, variables: Query['variables']) {
  return (await fetchQuery<Query>(environment, labelScopesQuery, variables).toPromise())?.project?.labels;
}
