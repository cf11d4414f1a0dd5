import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { labelScopesQuery as Query } from '../../../../../__generated__/labelScopesQuery.graphql';
import { fetchQueryOnce } from '../../../relay/queries/requests';

/**
 * Number of labels per request. At most 10 pages of 200 labels are read, because with thousands of scoped
 * labels, grouping by scope is no longer useful.
 */
const LABEL_PAGE_SIZE = 200;
const LABEL_PAGES_MAX = 10;

const labelScopesQuery = graphql`
  query labelScopesQuery($key: String!, $first: Int!, $after: String) {
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
    const variables: Query['variables'] = { key, first: LABEL_PAGE_SIZE, after };
    const { project } = await fetchQueryOnce<Query>(environment, labelScopesQuery, variables);
    for (const { name } of project?.labels.nodes ?? []) scopes.add(name.slice(0, name.indexOf('::')));
    if (!project?.labels.pageInfo.hasNextPage) break;
    after = project.labels.pageInfo.endCursor ?? null;
  }
  scopes.delete('');
  return [...scopes];
}
