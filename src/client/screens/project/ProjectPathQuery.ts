import { graphql } from 'react-relay';

export const projectPathQuery = graphql`
  query ProjectPathQuery($key: String!) {
    project(key: $key) {
      path
    }
  }
`;
