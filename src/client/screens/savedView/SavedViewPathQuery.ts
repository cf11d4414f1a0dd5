import { graphql } from 'react-relay';

export const savedViewPathQuery = graphql`
  query SavedViewPathQuery($key: String!, $slug: String!) {
    project(key: $key) {
      view(slug: $slug) {
        path
      }
    }
  }
`;
