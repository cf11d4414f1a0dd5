import { graphql } from 'react-relay';
// The query below spreads a fragment of this module. Relay's lint rule requires that spreads are visible as imports; an
// import without names adds nothing to the bundle.
import {} from './ImportJobView';

/** Query for the data of an import that changes while it runs. */
export const importJobQuery = graphql`
  query ImportJobQuery($id: ID!) {
    node(id: $id) {
      ...ImportJobView_job @alias(as: "importJob")
    }
  }
`;
