import { graphql } from 'react-relay';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './CommentHistoryDialog';

/** The edits of a comment. Not in the dialog's module, so that the query is sent while the dialog's code loads. */
export const commentHistoryQuery = graphql`
  query CommentHistoryQuery($id: ID!) {
    node(id: $id) {
      ...CommentHistoryDialog_comment @alias(as: "comment")
    }
  }
`;
