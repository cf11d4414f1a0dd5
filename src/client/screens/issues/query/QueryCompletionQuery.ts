import { graphql } from 'react-relay';
import { fetchQuery, type IEnvironment, type Observable } from 'relay-runtime';
import type {
  QueryCompletionQuery as Query,
  QueryCompletionQuery$data as Data,
} from '../../../../../__generated__/QueryCompletionQuery.graphql';
import type { QueryCompletionOption } from './completion';

const queryCompletionQuery = graphql`
  query QueryCompletionQuery(
    $key: String!
    $query: String!
    $field: FacetField!
    $matching: String!
    $first: Int!
  ) {
    project(key: $key) {
      facetValues(query: $query, field: $field, matching: $matching, first: $first) {
        nodes {
          key
          label
          count
        }
      }
    }
  }
`;

/** Fetches the values of a filter that match the typed prefix, most frequent first. */
export function fetchQueryCompletionOptions(
  environment: IEnvironment,
  variables: Query['variables'],
): Observable<readonly QueryCompletionOption[]> {
  return fetchQuery<Query>(environment, queryCompletionQuery, variables).map(toQueryCompletionOptions);
}

function toQueryCompletionOptions({ project }: Data): readonly QueryCompletionOption[] {
  const nodes = project?.facetValues.nodes ?? [];
  return nodes.map(({ key, label, count }) => ({ text: key, label, count }));
}
