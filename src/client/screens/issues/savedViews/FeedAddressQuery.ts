import { graphql } from 'react-relay';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './FeedAddressDialog';

/** The address of a view's feed. Not in the dialog's module, so that the query is sent while the dialog's code loads. */
export const feedAddressQuery = graphql`
  query FeedAddressQuery($key: String, $slug: String!) {
    savedViewContainer(projectKey: $key) {
      ...FeedAddressDialog_container
    }
  }
`;
