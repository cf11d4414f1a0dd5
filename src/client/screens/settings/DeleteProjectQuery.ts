import { graphql } from 'react-relay';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './DeleteProjectDialog';

/** What is deleted with a project. Not in the dialog's module, so that the query is sent while the dialog's code loads. */
export const deleteProjectQuery = graphql`
  query DeleteProjectQuery($key: String!) {
    project(key: $key) {
      ...DeleteProjectDialog_project
    }
  }
`;
