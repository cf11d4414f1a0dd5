import { graphql } from 'react-relay';
import { type BulkPanel_operation$key } from './BulkPanel';

export type { BulkPanel_operation$key };

/** A bulk operation by its id, with the operation that it undoes. Refetched while it runs. */
export const bulkOperationQuery = graphql`
  query BulkOperationQuery($id: ID!) {
    node(id: $id) {
      ...BulkPanel_operation @alias(as: "operation")
      ... on BulkOperation {
        # For the store: the undone operation changes its state when its undo ends.
        # eslint-disable-next-line relay/unused-fields
        undoOf {
          ...BulkPanel_operation
        }
      }
    }
  }
`;
