import { graphql } from 'react-relay';
import type {
  QueryCompletionQuery as Query,
  QueryCompletionQuery$data as Data,
} from '../../../../../__generated__/QueryCompletionQuery.graphql';
import type { Option } from './completion';

export type { Query as QueryCompletionQuery };

/** The values of a filter that go on from what is typed, most frequent first. */
export const queryCompletionQuery = graphql`
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

export function selectOptions({ project }: Data): Option[] {
  const nodes = project?.facetValues.nodes ?? [];
  return nodes.map(({ key, label, count }) => ({ text: key, label, count }));
}
