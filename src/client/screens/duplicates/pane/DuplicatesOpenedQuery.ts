import { graphql } from 'react-relay';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './ClusterPane';

/** The opened cluster with its compared pair. */
export const duplicatesOpenedQuery = graphql`
  query DuplicatesOpenedQuery(
    $cluster: ID!
    $pair: ID!
    $keep: ID!
    $hasCluster: Boolean!
    $hasPair: Boolean!
    $hasKeep: Boolean!
  ) {
    ...ClusterPane_query
      @arguments(
        cluster: $cluster
        pair: $pair
        keep: $keep
        hasCluster: $hasCluster
        hasPair: $hasPair
        hasKeep: $hasKeep
      )
  }
`;
