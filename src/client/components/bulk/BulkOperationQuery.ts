import { graphql } from 'react-relay';
import { type BulkPanel_operation$key } from './BulkPanel';

export type { BulkPanel_operation$key };

/** An operation by its id, and what it takes back: asked again while it is on its way. */
export const bulkOperationQuery = graphql`
  query BulkOperationQuery($id: ID!) {
    node(id: $id) {
      ...BulkPanel_operation @alias(as: "operation")
      ... on BulkOperation {
        undoOf {
          ...BulkPanel_operation
        }
      }
    }
  }
`;
